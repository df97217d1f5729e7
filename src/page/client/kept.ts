import { type ReadonlySignal, signal } from '@preact/signals';
import type { KeptIds, KeptNames } from '../state/page-actions.tsx';

/** Longest list of ids, and longest name, that are read back, because anything may write to a browser's storage. */
const MAX_IDS = 500;
const MAX_NAME_LENGTH = 200;

/** Value under a name in the browser's storage. */
interface Kept<T> {
  readonly current: ReadonlySignal<T>;
  readonly keep: (value: T) => void;
}

/** Creates a value that the browser keeps, the same in all tabs. `parse` gets what is stored, and null for nothing. */
function createKept<T>(
  name: string,
  parse: (stored: string | null) => T,
  write: (value: T) => string,
): Kept<T> {
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
      // Storage is full or forbidden; the value lasts as long as the page.
    }
  };
  return { current, keep };
}

/** Creates ids that the browser keeps. `max` ids are kept; one more is refused, because none may go unseen. */
export function createKeptIds(name: string, max = MAX_IDS): KeptIds {
  const isId = (id: unknown) => typeof id === 'string';
  const { current: ids, keep } = createKept<readonly string[]>(
    name,
    (stored) => listOf(stored).filter(isId).slice(0, max),
    JSON.stringify,
  );
  return {
    ids,
    max,
    toggle: (id) => {
      const others = ids.value.filter((each) => each !== id);
      if (others.length < ids.value.length) keep(others);
      else if (others.length < max) keep([...others, id]);
    },
    clear: () => keep([]),
  };
}

/** Creates names of kept voices that the browser keeps, so that the next visit shows them without a request. Only names of `kept` ids stay. */
export function createKeptNames(name: string, kept: Pick<KeptIds, 'ids'>): KeptNames {
  const { current: names, keep } = createKept<ReadonlyMap<string, string>>(
    name,
    (stored) => new Map(listOf(stored).filter(isNamed)),
    (value) => JSON.stringify([...value]),
  );
  return {
    of: (id) => names.value.get(id),
    keep: (found) => {
      const all = [...new Map([...names.value, ...found])];
      keep(new Map(all.filter(([id]) => kept.ids.value.includes(id))));
    },
  };
}

/** Creates a choice that the browser keeps; on until it is switched off. */
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
