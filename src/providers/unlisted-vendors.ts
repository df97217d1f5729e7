import { loadDataFile } from '../lib/data-set.ts';
import { UnlistedVendors } from './data-sets.ts';

/** Names of vendors that are no providers of the directory, by slug, so that a search for one is told so. */
export const UNLISTED_VENDORS = new Map(Object.entries(loadDataFile(UnlistedVendors)));
