import type { PageActions } from '../actions/actions.tsx';
import { type KeyAction, SEARCH_KEYS, showKeys } from '../components/keys-dialog.tsx';

/** Commands of keyboard shortcuts. No command opens a voice, because the key Enter already follows the link on the voice's name. */
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
/** Commands that apply only while a voice has the focus, by `KeyboardEvent.key`. If no voice has the focus, arrow keys scroll the page. */
const IN_A_ROW: ReadonlyMap<string, Command> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['c', 'copy'],
  ['f', 'favourite'],
  ['v', 'compare'],
  ['x', 'dismiss'],
]);
/** CSS selector of the button that each command clicks in the row of a voice. */
const CONTROLS: Readonly<Partial<Record<Command, string>>> = {
  play: '.play',
  copy: '.voice-copy',
  favourite: '.voice-favourite',
  compare: '.voice-compare',
};
/** CSS selector of controls in which letters and arrow keys have another function, such as writing text. */
const FIELDS = 'input:not([type="checkbox"], [type="range"]), select, textarea, dialog, [contenteditable]';
const SEARCH_BOX = 'search-text';
const SLIDER = '.seek input';
/** CSS selector of elements that need no keys: a click beside all controls puts the focus on `main`, and dragging puts it on the slider. */
const KEYLESS = `body, #main, #results-title, ${SLIDER}`;

/** Kind of element that has the focus: search box, another control that uses keys, button of a voice, rest of a voice's row, or any other element. */
export type Place = 'search' | 'field' | 'button' | 'row' | 'elsewhere';

/** Returns the command of a pressed key while the focus is at `place`; undefined for a key that the browser or a text field handles. */
export function toCommand(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  place: Place,
): Command | undefined {
  if (ctrlKey || altKey || metaKey || place === 'field') return undefined;
  // In the search box, only the down arrow has a command, because other keys edit the text. An open list of completions handles the down arrow first.
  if (place === 'search') return key === 'ArrowDown' ? 'next' : undefined;
  // The space bar plays a voice only if no button has the focus, because browsers press a focused button with the space bar.
  if (key === ' ') return place === 'row' ? 'play' : undefined;
  return ANYWHERE.get(key) ?? (place === 'elsewhere' ? undefined : IN_A_ROW.get(key));
}

/**
 * Runs the command of each pressed key, and returns the function that removes the listener for keys. If users have switched off single-character shortcuts,
 * letters and signs are ignored. On the page of a voice, keys act on the page's voice unless another voice has the focus.
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
    // On the page of a voice, arrow keys have no command, because browsers scroll the page with arrow keys. They also move a focused slider.
    if ((head || document.activeElement?.matches(SLIDER)) && event.key.startsWith('Arrow')) return;
    event.preventDefault();
    // The repeated events of a key that is held down are ignored, because each event could request the sample of another voice.
    if ((isListening || head) && event.repeat) return;
    if (command === 'keys') showKeys();
    else if (command === 'search') focusSearch();
    else if (command === 'next' || command === 'previous')
      (isListening ? listening.step : moveFocus)(command === 'next' ? 1 : -1);
    else if (command === 'play' && (isListening || (row ?? head)?.querySelector('.play.playing')))
      player.pauseOrResume();
    else if (command === 'listen') listening?.toggle();
    else if (command === 'dismiss') listening?.dismiss();
    else (row ?? head)?.querySelector<HTMLElement>(CONTROLS[command] ?? '')?.click();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** Returns the place of the focus. If the page has a current voice (`hasCurrent`), keys act on the current voice except while a text field has the focus. */
function placeOf(element: Element | null, hasCurrent: boolean): Place {
  if (document.querySelector('dialog[open]')) return 'field';
  if (element?.id === SEARCH_BOX) return 'search';
  if (element?.closest(FIELDS)) return 'field';
  if (hasCurrent && element?.matches(KEYLESS)) return 'row';
  if (!element?.closest('.voice')) return hasCurrent ? 'button' : 'elsewhere';
  return element.closest('button') ? 'button' : 'row';
}

function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX}`);
  box?.focus();
  box?.select();
}

/** Moves the focus to the next (1) or previous voice (-1). If no voice has the focus, the voice that had the focus last gets the focus, or else the first. */
function moveFocus(step: number): void {
  const rows = [...document.querySelectorAll('li.voice')];
  const row = document.activeElement?.closest('li.voice');
  const last = rows.find((each) => each.querySelector('.voice-name a[tabindex="0"]')) ?? rows[0];
  const next = row ? rows[rows.indexOf(row) + step] : last;
  next?.querySelector<HTMLElement>('.voice-name a')?.focus();
}
