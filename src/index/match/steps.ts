/**
 * Steps of matching a search, in their order, each with its module. A catalog may be opened without one, so that `npm run prices` tells which
 * cases the step alone decides.
 */
export const STEPS = {
  'ids in text': { module: 'ids/find-ids.ts', example: ['is polly/Joanna/neural alive', 'that voice'] },
  'misspelled ids': { module: 'ids/find-ids.ts', example: ['af_hart', 'kokoro/af_heart'] },
  'removed ids': {
    module: 'ids/find-ids.ts',
    example: ['an id of a removed voice', 'its successors'],
  },
  exclusions: { module: 'match/exclude.ts', example: ['english not american', 'no American voice'] },
  relaxing: { module: 'match/relax.ts', example: ['welsh child narrator', 'Welsh voices'] },
  bands: { module: 'match/bands.ts', example: ['irish stories', 'Irish voices first'] },
} as const satisfies Readonly<Record<string, { module: string; example: readonly [string, string] }>>;

export type Step = keyof typeof STEPS;

/** Readers and steps that a catalog goes without. */
export type Omitted = ReadonlySet<string>;

/** Nothing omitted, as in a service. */
export const NOTHING_OMITTED: Omitted = new Set();
