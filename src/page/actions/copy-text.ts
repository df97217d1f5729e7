/** Time for which a button shows that its text was copied, in ms. */
const TOLD_MS = 2000;

/** Copies a text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The fallback is needed, because browsers have no `navigator.clipboard` without HTTPS.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Adds click handlers to the copy buttons on the page with the API reference. The rest of this long page stays as the server rendered it. */
export async function takeOverReference(): Promise<void> {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copied]'))
    button.addEventListener('click', () => copyCode(button));
}

async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('code')?.textContent;
  const label = button.querySelector('[aria-live]');
  const { copied = '' } = button.dataset;
  if (!code || !label || label.textContent === copied) return;
  if (!(await copyText(code))) return;
  const text = label.textContent;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = text;
  }, TOLD_MS);
}
