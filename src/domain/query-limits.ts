/** Default number of voices on a page of search results, from the API specification. */
export const DEFAULT_LIMIT = 48;
/** Maximum number of voices on a page of search results. A larger `limit` is lowered, because an error would not help the client. */
export const MAX_LIMIT = 200;
/** Length in UTF-16 code units to which a search text is cut. A longer text is no error, because an error would not help the client. */
export const MAX_SEARCH_CHARACTERS = 256;
/** Maximum number of words in a search, far more than users type; additional words are ignored. */
export const MAX_SEARCH_WORDS = 12;
/** Maximum number of values in one filter list (`young,adult` has two), so that one request cannot cause thousands of look-ups. */
export const MAX_LIST_VALUES = 200;
/** Maximum number of voice ids in the parameter `ids`, so that one request cannot cause thousands of look-ups. */
export const MAX_IDS = 100;
/** Maximum number of rows of an MCP answer that link the sample, which saves a call of get_audio_url. A link has up to 60 tokens. */
export const LINKED_ROWS = 3;

export const SORTS = ['relevance', 'name', 'newest', 'pitch'] as const;
export type Sort = (typeof SORTS)[number];
