import { type ReadonlySignal, signal } from '@preact/signals';

/** Largest number of voices in a stored list. The limit is needed, because other scripts of the site could store a longer list. */
const MAX_VOICES = 500;

/** Voice that the browser stores, such as a favourite. The stored name lets the page show the voice without a request. */
interface KeptVoice {
  readonly id: string;
  readonly name: string;
}

/** Creates a value that the browser stores as JSON, for good or until a tab is closed (`ofTab`); `parse` gets null if nothing is stored. */
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
      // If the storage is full or disabled, the value lasts only as long as the page.
    }
  };
  return { current: current as ReadonlySignal<T>, keep };
}

/** Creates a list of at most `max` stored voices. A full list refuses a new voice, because users might not notice if an old voice were dropped. */
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

/** Creates an on/off setting that the browser stores; on by default. */
export function createKeptSwitch(name: string) {
  const { current: isOn, keep } = createKept(name, (stored) => stored !== false);
  return { isOn, toggle: () => keep(!isOn.value) };
}

/** Parses a stored list, without its invalid entries. @throws {TypeError} if the stored value is no list */
function parseVoices(stored: unknown): KeptVoice[] {
  return ((stored ?? []) as unknown[]).flatMap((each) => {
    const { id, name } = Object(each);
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : [];
  });
}
