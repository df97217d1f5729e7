import { signal } from '@preact/signals';
import type { KeptIds } from '../state/page-actions.tsx';

/** Longest list of ids that is read back, because anything may write to a browser's storage. */
const MAX_STORED = 500;

/** Ids under a name in the browser's storage, the same in all tabs. `max` ids are kept; one more is refused, because none may go unseen. */
export function createKeptIds(name: string, max = MAX_STORED): KeptIds {
  const ids = signal<readonly string[]>(readIds(name, max));
  addEventListener('storage', ({ key }) => {
    if (key === name) ids.value = readIds(name, max);
  });
  const keep = (kept: readonly string[]) => {
    ids.value = kept;
    try {
      localStorage.setItem(name, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden; the ids last as long as the page.
    }
  };
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

function readIds(name: string, max: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, max) : [];
  } catch {
    return [];
  }
}
