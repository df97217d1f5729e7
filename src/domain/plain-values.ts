import * as z from 'zod';

/** Schemas of plain values, such as counts and days, that several published schemas share. */
export const count = z.int().min(0);
export const names = z.array(z.string());
export const page = z.url({ protocol: /^https$/ });
export const optionalText = z.string().optional();
export const optionalNames = names.optional();
export const optionalDay = z.iso.date().optional();
export const optionalInstant = z.iso.datetime().optional();
export const optionalFlag = z.boolean().optional();
