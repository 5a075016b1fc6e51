/** What a test in three engines can do with a browser: no more than each engine's own protocol offers. */

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Driver {
  /** Opens an address, and resolves when its document is there. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. Arguments and result travel as JSON. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  /** Makes the page this large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the pointer there; `click` presses and releases its first button. */
  pointer(x: number, y: number, click: boolean): Promise<void>;
  /** Presses keys together: `Escape`, `Control+k`. */
  press(chord: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  reload(): Promise<void>;
  /** Returns what the console and the policy reported since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** Notes what a page does wrong, from its first script on. Runs in the page, so it uses nothing from outside. */
export function notePageProblems(): void {
  const site = window as unknown as {pageProblems?: string[]};
  if (site.pageProblems) return;
  const noted: string[] = [];
  site.pageProblems = noted;
  window.addEventListener(
    'error',
    (event) => {
      const {src, href} = (event.target ?? {}) as {src?: string; href?: string};
      noted.push(`error: ${event.message || src || href}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => noted.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    noted.push(`policy: ${effectiveDirective} stopped ${blockedURI}`),
  );
}

/** The keys that have no character, by the number that WebDriver gives them. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
  Space: ' ',
};

/** A chord as WebDriver's actions: all keys go down in order, and up in the opposite order. */
export function keyActions(chord: string): {type: 'keyDown' | 'keyUp'; value: string}[] {
  const values = chord.split('+').map((key) => KEYS[key] ?? key);
  return [
    ...values.map((value) => ({type: 'keyDown' as const, value})),
    ...values.reverse().map((value) => ({type: 'keyUp' as const, value})),
  ];
}

/** A text as WebDriver's actions: one key after another. */
export function typeActions(text: string) {
  return Array.from(text).flatMap((value) => [
    {type: 'keyDown' as const, value},
    {type: 'keyUp' as const, value},
  ]);
}

/** A move of the mouse, and a click, as WebDriver's actions. */
export function pointerActions(x: number, y: number, click: boolean) {
  const move = {type: 'pointerMove' as const, duration: 0, x: Math.round(x), y: Math.round(y)};
  const down = {type: 'pointerDown' as const, button: 0};
  const up = {type: 'pointerUp' as const, button: 0};
  return [
    {
      type: 'pointer' as const,
      id: 'mouse',
      parameters: {pointerType: 'mouse' as const},
      actions: click ? [move, down, up] : [move],
    },
  ];
}
