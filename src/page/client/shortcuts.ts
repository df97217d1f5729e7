/** Commands of keys. Enter needs no command to open a voice, because the name of a voice is a link. */
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
/** Commands that apply only while a voice has the focus, because elsewhere arrow keys scroll and the letters have no voice to act on. */
const IN_A_ROW: Readonly<Record<string, Command>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  c: 'copy',
  f: 'favourite',
  v: 'compare',
};

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /**
   * Position of the focus: the search box, another control that uses keys itself, a button of a voice, elsewhere on a voice, or none of
   * these.
   */
  readonly place: 'search' | 'field' | 'button' | 'row' | 'elsewhere';
}

/** Returns the command of a key; undefined if the key belongs to the browser or to a field. */
export function toCommand({ key, ctrlKey, altKey, metaKey, place }: KeyPress): Command | undefined {
  if (ctrlKey || altKey || metaKey || place === 'field') return undefined;
  // Letters are typed into the search box. The down arrow moves the focus to the voices; an open list of completions handles it before.
  if (place === 'search') return key === 'ArrowDown' ? 'next' : undefined;
  const isRow = place === 'row' || place === 'button';
  // On a button, the space bar presses the button and must not play the voice.
  if (key === ' ') return place === 'row' ? 'play' : undefined;
  return lookUp(ANYWHERE, key) ?? (isRow ? lookUp(IN_A_ROW, key) : undefined);
}

function lookUp(commands: Readonly<Record<string, Command>>, key: string): Command | undefined {
  return Object.hasOwn(commands, key) ? commands[key] : undefined;
}
