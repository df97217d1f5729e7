import * as z from 'zod';

/** Words that providers use for a value. A row may lack any of the lists. */
export interface RecognizedWords {
  readonly names?: readonly string[];
  readonly codes?: readonly string[];
  readonly wordings?: readonly string[];
  readonly labels?: readonly string[];
}
const LISTS = ['names', 'codes', 'wordings', 'labels'] as const;

/** Row of a value with its neighbours. The value and its neighbours form a scale on which adjacent values are most similar. */
export interface KindredRow {
  readonly neighbours?: readonly string[];
}

type Rows<Key extends string, Row> = z.ZodType<Record<Key, Row>>;

/** Builds the schema of a facet's rows by value. A word may occur in one row only, because it has to identify one value. */
export function facet<Key extends string, Row extends RecognizedWords>(
  key: z.ZodType<Key, Key>,
  row: z.ZodType<Row>,
): Rows<Key, Row> {
  return z.record(key, row).superRefine((rows, context) => reportRepeated(rows, new Map(), context));
}

/**
 * Builds the schema of a closed facet, whose rows are all values that a voice can have. Each neighbour must be another row, and no word may
 * equal a value.
 */
export function vocabulary<Key extends string, Row extends RecognizedWords & KindredRow>(
  key: z.ZodType<Key, Key>,
  row: z.ZodType<Row>,
): Rows<Key, Row> {
  return z.record(key, row).superRefine((rows: Readonly<Record<string, Row>>, context) => {
    const values = new Map(Object.keys(rows).map((value) => [value.toLowerCase(), value]));
    reportRepeated(rows, values, context);
    for (const [value, { neighbours = [] }] of Object.entries(rows))
      for (const [index, neighbour] of neighbours.entries())
        if (neighbour === value || !Object.hasOwn(rows, neighbour))
          context.addIssue({
            code: 'custom',
            path: [value, 'neighbours', index],
            message: `${neighbour} is no other row`,
          });
  });
}

/** Reports each word that already stands for a value. `owners` maps the lower-case words seen so far to their values. */
function reportRepeated(
  rows: Readonly<Record<string, RecognizedWords>>,
  owners: Map<string, string>,
  context: z.RefinementCtx,
): void {
  for (const [value, row] of Object.entries(rows)) {
    for (const list of LISTS) {
      for (const [index, word] of (row[list] ?? []).entries()) {
        const owner = owners.get(word.toLowerCase());
        owners.set(word.toLowerCase(), value);
        if (owner !== undefined)
          context.addIssue({
            code: 'custom',
            path: [value, list, index],
            message: `${word} is a word for ${owner} already`,
          });
      }
    }
  }
}
