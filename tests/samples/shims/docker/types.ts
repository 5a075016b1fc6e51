/** What the parts of the shim for Docker tell one another. */

/** One call of `docker`, as the shell made it. */
export interface Call {
  args: string[];
  env: Record<string, string>;
  /** Folder where it was made: nothing outside it is read, mounted or written. */
  cwd: string;
  stdin: Buffer | undefined;
}

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Containers and volumes that are there before a program runs. */
export interface Machine {
  containers?: Record<string, {log?: string; isOutOfMemory?: boolean; exitCode?: number}>;
  /** Volumes lie in the folder of the program, as `volumes/<name>/`. */
  volumes?: string[];
}

/** Ends a call with a message and an exit status: 125 when Docker itself rejects it. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly code = 125,
    readonly stdout = '',
  ) {
    super(message);
  }
}
