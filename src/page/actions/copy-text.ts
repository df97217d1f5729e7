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
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'visually-hidden';
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-copied]');
    if (button) void copyOf(button, status);
  });
}

/** Copies the text of a button, and says so in the button and in `status`, because screen readers ignore changes of a button's content. */
async function copyOf(button: HTMLButtonElement, status: Element): Promise<void> {
  // The rest of the page is inert while a modal dialog is open.
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
