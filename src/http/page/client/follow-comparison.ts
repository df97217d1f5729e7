import type { KeptIds } from '../page-actions.tsx';
import { comparePath } from '../search-url.ts';

/** Makes the voices of the page those that the browser keeps. A page without any opens those that were chosen before. */
export function followComparison(compared: KeptIds): void {
  const ids = new URLSearchParams(location.search).get('ids')?.split(',').filter(Boolean) ?? [];
  if (ids.length > 0) {
    compared.clear();
    ids.forEach(compared.toggle);
  } else if (compared.ids.value.length > 0) {
    location.replace(comparePath(compared.ids.value));
  }
}
