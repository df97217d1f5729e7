import * as z from 'zod';
import { Model } from './model.ts';
import { SearchQuery } from './query.ts';

/** Parameters of a request for models. */
export const ModelsQuery = SearchQuery.pick({ providers: true, status: true }).meta({ id: 'ModelsQuery' });
export type ModelsQuery = z.infer<typeof ModelsQuery>;

export const ModelListResponse = z
  .strictObject({ models: z.array(Model).describe('By provider and model_id.') })
  .meta({ id: 'ModelListResponse' });
export type ModelListResponse = z.infer<typeof ModelListResponse>;
