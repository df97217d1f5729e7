/** Time for which a copy button shows that it has copied a text, in ms. */
export const COPIED_MS = 2000;

/** Copies a text to the clipboard, and returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Another method copies the text, because browsers offer `navigator.clipboard` only to pages loaded by HTTPS or from this computer.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // The new element goes into an open modal dialog, because browsers make everything outside of the dialog inert.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Handles the clicks of all copy buttons of a page by one listener, so that buttons in the server's HTML work without being rendered again. */
export function handleCopyButtons(): void {
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'visually-hidden';
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-copied]');
    if (button) void copyOf(button, status);
  });
}

/** Copies a button's text, and confirms the copy in the button and in `status`, because screen readers ignore changes of a button's content. */
async function copyOf(button: HTMLButtonElement, status: Element): Promise<void> {
  // The new element goes into an open modal dialog, because browsers make everything outside of the dialog inert.
  (button.closest('dialog') ?? document.body).append(status);
  const { copy = button.parentElement?.querySelector('code')?.textContent, copied = '' } = button.dataset;
  const label = button.firstElementChild;
  if (!copy || !label || label.textContent === copied) return;
  if (!(await copyText(copy))) return;
  const text = label.textContent;
  label.textContent = copied;
  status.textContent = copied;
  setTimeout(() => {
    label.textContent = text;
    status.textContent = '';
  }, COPIED_MS);
}
