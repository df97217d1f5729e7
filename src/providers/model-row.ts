import * as z from 'zod';
import { type ModelFact, ModelFacts } from '../domain/model.ts';
import { SpeechApi } from './speech/speech-declaration.ts';

const { source, checked } = SpeechApi.shape;
const name = z.string().min(1);

/** Facts about a model that one web page states. `source` is the page's URL; `checked` is the date on which facts and page were compared. */
const SourcedFacts = ModelFacts.extend({ source, checked });

export function factNames({ source: _, checked: __, ...facts }: z.infer<typeof SourcedFacts>): ModelFact[] {
  return Object.keys(facts) as ModelFact[];
}

const ModelRow = z
  .strictObject({ name, family: name.optional(), facts: z.array(SourcedFacts).min(1) })
  .superRefine(({ facts }, context) => {
    const stated = new Set<ModelFact>();
    for (const [at, group] of facts.entries()) {
      const names = factNames(group);
      if (names.length === 0) context.addIssue({ code: 'custom', path: ['facts', at], message: 'no fact' });
      for (const fact of names) {
        const message = 'another page states this fact too: keep one of both';
        if (stated.has(fact)) context.addIssue({ code: 'custom', path: ['facts', at, fact], message });
        stated.add(fact);
      }
    }
  });
export type ModelRow = z.infer<typeof ModelRow>;

export const ModelRows = z.record(z.string(), ModelRow).superRefine((rows, context) => {
  for (const [id, { facts }] of Object.entries(rows))
    for (const [at, { replaced_by }] of facts.entries())
      if (replaced_by !== undefined && (replaced_by === id || !Object.hasOwn(rows, replaced_by)))
        context.addIssue({
          code: 'custom',
          path: [id, 'facts', at, 'replaced_by'],
          message: 'no other model of this file has this id',
        });
});
export type ModelRows = z.infer<typeof ModelRows>;
