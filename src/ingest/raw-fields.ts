import * as z from 'zod';

/** A field that a record may lack, or have as null: undefined then. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** A list that a record may lack, or have as null: undefined then. */
export const optionalTexts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? undefined);

/** Why a host says that it failed: its first words, since it may say anything at any length. */
export const failureReason = optionalText.transform((reason) => reason?.slice(0, 200) || 'no reason given');

/** The address of a sample. What is signed for a while says so in its query: undefined then, for it will not last. */
export const sampleAddress = optionalText.transform((address) =>
  address?.includes('?') ? undefined : address,
);
