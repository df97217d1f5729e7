/** Commands of keys. Enter opens a voice without one, because the name of a voice is a link. */
export type Command =
  | 'search'
  | 'next'
  | 'previous'
  | 'play'
  | 'stop'
  | 'copy'
  | 'favourite'
  | 'compare'
  | 'keys';

/** Commands by the value of `KeyboardEvent.key`, wherever the focus is. */
const ANYWHERE: Readonly<Record<string, Command>> = {
  '/': 'search',
  '?': 'keys',
  j: 'next',
  k: 'previous',
  Escape: 'stop',
};
/** Commands of keys that mean something else elsewhere: arrows scroll, and letters are meant for the voice that has the focus. */
const IN_A_ROW: Readonly<Record<string, Command>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  c: 'copy',
  f: 'favourite',
  v: 'compare',
};

/** Press of a key, with the place of the focus. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Place of the focus: the search box, another control that uses keys itself, a button of a voice, elsewhere on a voice, or none of these. */
  readonly place: 'search' | 'field' | 'button' | 'row' | 'elsewhere';
}

/** Returns the command of a key; undefined if the key belongs to the browser or to a field. */
export function toCommand({ key, ctrlKey, altKey, metaKey, place }: KeyPress): Command | undefined {
  if (ctrlKey || altKey || metaKey || place === 'field') return undefined;
  // Letters belong to the text. The arrow leaves the box for the voices, where it has no list of completions.
  if (place === 'search') return key === 'ArrowDown' ? 'next' : undefined;
  const isRow = place === 'row' || place === 'button';
  // A button is pressed with the space bar.
  if (key === ' ') return place === 'row' ? 'play' : undefined;
  return lookUp(ANYWHERE, key) ?? (isRow ? lookUp(IN_A_ROW, key) : undefined);
}

function lookUp(commands: Readonly<Record<string, Command>>, key: string): Command | undefined {
  return Object.hasOwn(commands, key) ? commands[key] : undefined;
}
