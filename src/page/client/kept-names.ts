import { signal } from '@preact/signals';
import type { KeptIds, KeptNames } from '../state/page-actions.tsx';

/** Longest name that is read back, because anything may write to a browser's storage. */
const MAX_LENGTH = 200;

/** Names of kept voices in the browser's storage, so that the next visit shows them without a request. Only names of `kept` ids stay. */
export function createKeptNames(key: string, kept: Pick<KeptIds, 'ids'>): KeptNames {
  const names = signal(readNames(key));
  return {
    of: (id) => names.value.get(id),
    keep: (found) => {
      const all = new Map([...names.value, ...found]);
      names.value = new Map([...all].filter(([id]) => kept.ids.value.includes(id)));
      try {
        localStorage.setItem(key, JSON.stringify([...names.value]));
      } catch {
        // Storage is full or forbidden; the names last as long as the page.
      }
    },
  };
}

function readNames(key: string): ReadonlyMap<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isNamed) : []);
  } catch {
    return new Map();
  }
}

function isNamed(value: unknown): value is [id: string, name: string] {
  if (!Array.isArray(value)) return false;
  const [id, name] = value;
  return typeof id === 'string' && typeof name === 'string' && name.length <= MAX_LENGTH;
}
