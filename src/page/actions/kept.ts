import { type ReadonlySignal, signal } from '@preact/signals';

/** Largest number of ids read from the browser's storage. It is limited, because other scripts of the site may write to the storage. */
const MAX_IDS = 500;
/** Longest name that is read from the browser's storage, in UTF-16 code units. */
const MAX_NAME_LENGTH = 200;

/** Ids that the browser stores for the user, such as favourites. */
export type KeptIds = ReturnType<typeof createKeptIds>;

/** Creates a value that the browser stores (`localStorage`) and all tabs share. `parse` gets the stored text; null if there is none. */
function createKept<T>(name: string, parse: (stored: string | null) => T, write: (value: T) => string) {
  const load = (): T => {
    try {
      return parse(localStorage.getItem(name));
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
      localStorage.setItem(name, write(value));
    } catch {
      // The storage is full or disabled, so that the value lasts only as long as the page.
    }
  };
  return { current: current as ReadonlySignal<T>, keep };
}

/** Creates a list of at most `max` ids that the browser stores. A full list refuses a new id, because a dropped old id would go unnoticed. */
export function createKeptIds(name: string, max = MAX_IDS) {
  const isId = (id: unknown) => typeof id === 'string';
  const { current: ids, keep } = createKept<readonly string[]>(
    name,
    (stored) => listOf(stored).filter(isId).slice(0, max),
    JSON.stringify,
  );
  return {
    ids,
    max,
    toggle: (id: string) => {
      const others = ids.value.filter((each) => each !== id);
      if (others.length < ids.value.length) keep(others);
      else if (others.length < max) keep([...others, id]);
    },
    clear: () => keep([]),
  };
}

/** Creates a browser store of voice names, so that the next visit requests none of them. Names of voices outside `kept` are dropped. */
export function createKeptNames(name: string, kept: KeptIds) {
  const { current: names, keep } = createKept<ReadonlyMap<string, string>>(
    name,
    (stored) => new Map(listOf(stored).filter(isNamed)),
    (value) => JSON.stringify([...value]),
  );
  return {
    of: (id: string) => names.value.get(id),
    keep: (found: Iterable<readonly [id: string, name: string]>) => {
      const all = [...new Map([...names.value, ...found])];
      keep(new Map(all.filter(([id]) => kept.ids.value.includes(id))));
    },
  };
}

/** Creates an on/off setting that the browser stores; on by default. */
export function createKeptSwitch(name: string) {
  const { current: isOn, keep } = createKept(
    name,
    (stored) => stored !== 'off',
    (value) => (value ? 'on' : 'off'),
  );
  return { isOn, toggle: () => keep(!isOn.value) };
}

function listOf(stored: string | null): unknown[] {
  const list: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(list) ? list : [];
}

function isNamed(value: unknown): value is [id: string, name: string] {
  if (!Array.isArray(value)) return false;
  const [id, name] = value;
  return typeof id === 'string' && typeof name === 'string' && name.length <= MAX_NAME_LENGTH;
}
