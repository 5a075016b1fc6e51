/** A message at the foot of the window that goes by itself; announced politely, one at a time. */
const NOTICE_ID = 'site-notice';
const SHOWN_FOR_MS = 8000;

export function showNotice(text: string): void {
  document.getElementById(NOTICE_ID)?.remove();
  const notice = document.createElement('div');
  notice.id = NOTICE_ID;
  notice.className = 'site-notice';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  // A live region is read when it changes, not when it appears with its text.
  requestAnimationFrame(() => {
    notice.textContent = text;
  });
  window.setTimeout(() => notice.remove(), SHOWN_FOR_MS);
}
