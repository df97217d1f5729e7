import type { PageActions } from '../actions/actions.tsx';
import { type KeyAction, SEARCH_KEYS, showKeys } from '../components/keys-dialog.tsx';

/** Commands of keyboard shortcuts. No command opens a voice, because the name of a voice is a link, which the key Enter opens. */
type Command = Exclude<KeyAction, 'move' | 'open'> | 'next' | 'previous';

/** Commands that apply anywhere on the page except in text fields, by the value of `KeyboardEvent.key`. */
const ANYWHERE: ReadonlyMap<string, Command> = new Map([
  ['/', 'search'],
  ['?', 'keys'],
  ['j', 'next'],
  ['k', 'previous'],
  ['l', 'listen'],
  ['Escape', 'stop'],
]);
/** Commands that apply only while a voice has the focus, by key. If no voice has the focus, arrow keys scroll the page. */
const IN_A_ROW: ReadonlyMap<string, Command> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['c', 'copy'],
  ['f', 'favourite'],
  ['v', 'compare'],
  ['x', 'dismiss'],
]);
/** Selector of the control that each command clicks in the row of a voice. */
const CONTROLS: Readonly<Partial<Record<Command, string>>> = {
  play: '.play',
  copy: '.voice-copy',
  favourite: '.voice-favourite',
  compare: '.voice-compare',
};
/** Selector of controls in which letters and arrow keys have another function. */
const FIELDS = 'input:not([type="checkbox"]), .search-submit, select, textarea, dialog, [contenteditable]';
const SEARCH_BOX = 'search-text';

/** Kind of element that has the focus: search box, another control that uses keys, button of a voice, rest of a voice's row, or any other element. */
export type Place = 'search' | 'field' | 'button' | 'row' | 'elsewhere';

/** Returns the command of a pressed key while the focus is at `place`. A key that the browser or a text field handles has no command. */
export function toCommand(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  place: Place,
): Command | undefined {
  if (ctrlKey || altKey || metaKey || place === 'field') return undefined;
  // In the search box, the down arrow moves the focus to the voices, and other keys edit text. An open list of completions uses the arrow.
  if (place === 'search') return key === 'ArrowDown' ? 'next' : undefined;
  // On a button, the space bar presses the button and must not play the voice.
  if (key === ' ') return place === 'row' ? 'play' : undefined;
  return ANYWHERE.get(key) ?? (place === 'elsewhere' ? undefined : IN_A_ROW.get(key));
}

/**
 * Runs the commands of pressed keys, and returns the function that removes the listener. If the switch is off, letters and signs are ignored. Only the
 * search page has a listening mode. On the page of a voice, keys act on that voice unless another voice has the focus.
 */
export function followKeys({ keys: { isOn }, player, search }: PageActions) {
  const listening = search?.listening;
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isListening = listening?.isOn.value === true;
    const row = listening ? listening.currentRow() : document.activeElement?.closest('li.voice');
    const head = row ? null : document.querySelector('.voice-head');
    const command = toCommand(event, placeOf(document.activeElement, isListening || head !== null));
    if (command === undefined || (!isOn.value && event.key.length === 1 && event.key !== ' ')) return;
    if (command === 'stop') return (listening ?? player).stop();
    if (!listening && SEARCH_KEYS.has(command)) return;
    // Arrow keys scroll the page of a voice.
    if (head && event.key.startsWith('Arrow')) return;
    event.preventDefault();
    // A key that is held down would request the samples of many voices.
    if ((isListening || head) && event.repeat) return;
    if (command === 'keys') showKeys();
    else if (command === 'search') focusSearch();
    else if (command === 'next' || command === 'previous')
      (isListening ? listening.step : moveFocus)(command === 'next' ? 1 : -1);
    else if (command === 'listen') listening?.toggle();
    else if (command === 'dismiss') listening?.dismiss();
    else (row ?? head)?.querySelector<HTMLElement>(CONTROLS[command] ?? '')?.click();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** Returns the place of the focus. If a voice is current without the focus (`hasCurrent`), keys act on it wherever the focus is, except in text fields. */
function placeOf(element: Element | null, hasCurrent: boolean): Place {
  if (document.querySelector('dialog[open]')) return 'field';
  if (element?.id === SEARCH_BOX) return 'search';
  if (element?.closest(FIELDS)) return 'field';
  if (hasCurrent && element === document.body) return 'row';
  if (!element?.closest('.voice')) return hasCurrent ? 'button' : 'elsewhere';
  return element.closest('button') ? 'button' : 'row';
}

function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX}`);
  box?.focus();
  box?.select();
}

/** Moves the focus to the next (1) or previous voice (-1). If no voice has the focus, the voice that had the focus last gets it. */
function moveFocus(step: number): void {
  const rows = [...document.querySelectorAll('li.voice')];
  const row = document.activeElement?.closest('li.voice');
  const last = rows.find((each) => each.querySelector('.voice-name a[tabindex="0"]')) ?? rows[0];
  const next = row ? rows[rows.indexOf(row) + step] : last;
  next?.querySelector<HTMLElement>('.voice-name a')?.focus();
}
