import { type ReadonlySignal, signal } from '@preact/signals';

/** Maximum number of voices in a list that the browser stores. A longer stored list is cut, because another script of the site may have stored it. */
const MAX_VOICES = 500;

/** Voice in a list that the browser stores, such as the favourites. The name is stored, so that the page can show the voice without an API request. */
interface KeptVoice {
  readonly id: string;
  readonly name: string;
}

/** Creates a value that the browser stores as JSON, permanently or until the tab is closed (`ofTab`). If no valid value is stored, `parse` gets null. */
export function createKept<T>(name: string, parse: (stored: unknown) => T, ofTab = false) {
  const storage = () => globalThis[ofTab ? 'sessionStorage' : 'localStorage'];
  const load = (): T => {
    try {
      return parse(JSON.parse(storage().getItem(name) ?? 'null'));
    } catch {
      return parse(null);
    }
  };
  const current = signal(load());
  addEventListener('storage', ({ key }) => {
    if (key === name) current.value = load();
  });
  const keep = (value: T) => {
    current.value = value;
    try {
      storage().setItem(name, JSON.stringify(value));
    } catch {
      // If the browser's storage is full or disabled, the value lasts only until the user leaves the page.
    }
  };
  return { current: current as ReadonlySignal<T>, keep };
}

/** Creates a list of at most `max` voices that the browser stores. A full list refuses a new voice, because users may overlook the loss of an old voice. */
export function createKeptVoices(name: string, max = MAX_VOICES, ofTab = false) {
  const { current: voices, keep } = createKept(name, (stored) => parseVoices(stored).slice(0, max), ofTab);
  const has = (id: string) => voices.value.some((each) => each.id === id);
  const remove = (id: string) => keep(voices.value.filter((each) => each.id !== id));
  return {
    voices,
    max,
    has,
    remove,
    toggle: ({ id, name }: KeptVoice) => {
      if (has(id)) remove(id);
      else if (voices.value.length < max) keep([...voices.value, { id, name }]);
    },
    clear: () => keep([]),
  };
}

/** Creates an on/off setting that the browser stores; the setting is on by default. */
export function createKeptSwitch(name: string) {
  const { current: isOn, keep } = createKept(name, (stored) => stored !== false);
  return { isOn, toggle: () => keep(!isOn.value) };
}

/** Parses a stored list of voices, and leaves out invalid entries. @throws {TypeError} if the stored value is no list */
function parseVoices(stored: unknown): KeptVoice[] {
  return ((stored ?? []) as unknown[]).flatMap((each) => {
    const { id, name } = Object(each);
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : [];
  });
}
