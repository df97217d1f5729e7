import * as z from 'zod';

/** Schema of an optional text. Null and an absent field become undefined, because providers use either one for an unknown value. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** Schema of an optional list of texts. Null and an absent field become undefined. */
export const optionalTexts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? undefined);

/** Schema of a provider's failure message. The message is cut to 200 characters, because it is logged and may have any length. */
export const failureReason = optionalText.transform((reason) => reason?.slice(0, 200) || 'no reason given');

/** URL of a sample. A URL with a query parses to undefined, because a query holds a signature that expires. */
export const sampleUrl = optionalText.transform((url) => (url?.includes('?') ? undefined : url));
