import * as z from 'zod';

/** Text that may be null or absent; both parse to undefined, because providers use either for an unknown value. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** List of texts that may be null or absent; both parse to undefined. */
export const optionalTexts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? undefined);

/** Failure message of a host, cut to 200 characters because it is logged and may have any length. */
export const failureReason = optionalText.transform((reason) => reason?.slice(0, 200) || 'no reason given');

/** URL of a sample. A URL with a query parses to undefined, because a query holds a signature that expires. */
export const sampleUrl = optionalText.transform((url) => (url?.includes('?') ? undefined : url));
