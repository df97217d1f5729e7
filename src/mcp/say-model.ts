import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Voice } from '../domain/voice.ts';
import type { Catalog } from '../index/catalog.ts';
import { statedModelOf } from '../providers/models.ts';

/**
 * Returns a line on the stage, end, successor, licence, commercial use and documentation of a voice's model, with sources; none without
 * such facts. The facts are a line, because fields of the result would lengthen the listing of tools.
 */
export function sayModel(voice: Voice, { builtAt }: Catalog): CallToolResult['content'] {
  const model = statedModelOf(voice, builtAt.slice(0, 10));
  if (!model) return [];
  const { name, status, ends_on, replaced_by, licence, commercial, documentation } = model;
  const facts = { status, ends_on, replaced_by, licence, commercial, documentation };
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  if (known.length === 0) return [];
  const sources = model.sources
    .filter(({ fields }) => fields.some((field) => known.some(([each]) => each === field)))
    .map(({ source, checked }) => `${source} (${checked})`);
  const said = known.map(([field, fact]) => `${field} ${fact}`).join(', ');
  return [{ type: 'text', text: `Model ${name}: ${said}. Sources: ${sources.join(', ')}.` }];
}
