/** Closed sets of values. This file is without zod, because the web page and the client import the filters, whose texts list these values. */
export const GENDERS = ['Female', 'Male', 'Neutral', 'Non-binary'] as const;
export const AGES = ['child', 'young', 'adult', 'middle-aged', 'old'] as const;
/** Stages in the life of a voice or model, from the first to the last. */
export const STAGES = ['preview', 'current', 'legacy', 'deprecated', 'retired'] as const;
