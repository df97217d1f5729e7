/** Time for which a button shows that its text was copied, in ms. */
export const COPIED_MS = 2000;

/** Copies a text to the clipboard, and returns false if the browser refuses. */
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
  // The rest of the page is inert while a modal dialog is open.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Handles the clicks of all copy buttons of a page, including those that the server rendered. */
export function handleCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-copied]');
    if (button) void copyOf(button);
  });
}

async function copyOf(button: HTMLButtonElement): Promise<void> {
  const { copy = button.parentElement?.querySelector('code')?.textContent, copied = '' } = button.dataset;
  const label = button.querySelector('[aria-live]');
  if (!copy || !label || label.textContent === copied) return;
  if (!(await copyText(copy))) return;
  const text = label.textContent;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = text;
  }, COPIED_MS);
}
