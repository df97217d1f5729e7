import * as z from 'zod';
import { type DataSet, defineDataSet } from '../../lib/data-set.ts';
import { Environment } from './environment.ts';

/** Meanings of environment variables: of all that the service reads itself (`own`), and of those that only the AWS SDK reads (`aws`). */
export const SettingTexts = defineDataSet({
  path: 'settings',
  schema: z.strictObject({
    own: z.record(Environment.keyof(), z.string()),
    aws: z.record(z.string(), z.string()),
  }),
});

export const DATA_SETS: readonly DataSet<unknown>[] = [SettingTexts];
