import type { KeptIds } from '../state/page-actions.tsx';
import { comparePath } from '../state/search-url.ts';

/** Makes the voices of the address those that the browser keeps. An address that names none, not even no voice, opens those chosen before. */
export function followComparison(compared: KeptIds): void {
  const ids = new URLSearchParams(location.search).get('ids');
  if (ids === null) {
    if (compared.ids.value.length > 0) location.replace(comparePath(compared.ids.value));
    return;
  }
  compared.clear();
  for (const id of new Set(ids.split(',').filter(Boolean))) compared.toggle(id);
}
