import { loadDataFile } from '../../lib/data-set.ts';
import { Costs } from '../../vocabulary/data-sets.ts';

/** Costs of readings (possible interpretations of a query's words), which data/costs.yaml explains. */
export const COSTS = loadDataFile(Costs);
