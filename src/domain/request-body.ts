/** Largest request body in bytes: a tool call with a hundred ids. */
export const MAX_BODY_BYTES = 65_536;
