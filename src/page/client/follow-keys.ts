import { type Command, type KeyPress, toCommand } from './shortcuts.ts';

/** Selector of controls in which letters and arrow keys have another function. */
const FIELDS = 'input:not([type="checkbox"]), select, textarea, dialog, [contenteditable]';
const SEARCH_BOX = 'search-text';
/** Selectors of the control in a voice's row that a command clicks. */
const CONTROLS: Readonly<Partial<Record<Command, string>>> = {
  play: '.play',
  copy: '.voice-copy',
  favourite: '.voice-favourite',
  compare: '.voice-compare',
};

interface KeyHandlers {
  readonly isOn: () => boolean;
  readonly stop: () => void;
  readonly showKeys: () => void;
}

/** Runs the commands of pressed keys. Returns the function that removes the key listener. */
export function followKeys({ isOn, stop, showKeys }: KeyHandlers): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = toCommand({ ...keysOf(event), place: placeOf(document.activeElement) });
    if (command === undefined || (!isOn() && event.key.length === 1 && event.key !== ' ')) return;
    if (command === 'stop') return stop();
    event.preventDefault();
    if (command === 'keys') showKeys();
    else if (command === 'search') focusSearch();
    else if (command === 'next' || command === 'previous') moveFocus(command === 'next' ? 1 : -1);
    else
      currentRow()
        ?.querySelector<HTMLElement>(CONTROLS[command] ?? '')
        ?.click();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function keysOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Omit<KeyPress, 'place'> {
  return { key, ctrlKey, altKey, metaKey };
}

function placeOf(element: Element | null): KeyPress['place'] {
  if (document.querySelector('dialog[open]')) return 'field';
  if (element?.id === SEARCH_BOX) return 'search';
  if (element?.closest(FIELDS)) return 'field';
  if (!element?.closest('.voice')) return 'elsewhere';
  return element.closest('button') ? 'button' : 'row';
}

function currentRow(): Element | undefined {
  return document.activeElement?.closest('.voice') ?? undefined;
}

function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX}`);
  box?.focus();
  box?.select();
}

/** Moves the focus to the next or previous voice. If no voice has the focus, it moves to the voice that had the focus last. */
function moveFocus(step: number): void {
  const rows = [...document.querySelectorAll('.voice')];
  const row = currentRow();
  const last = rows.find((each) => each.querySelector('.voice-name a[tabindex="0"]')) ?? rows[0];
  const next = row ? rows[rows.indexOf(row) + step] : last;
  next?.querySelector<HTMLElement>('.voice-name a')?.focus();
}
