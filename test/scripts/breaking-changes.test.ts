import { expect, it } from '@jest/globals';
import { findBreakingChanges } from '../../scripts/breaking-changes.ts';
import { readTable } from '../support/tables.ts';

/** Changes of a description, by what they do: new values by path, null for a part that is removed. */
type Changes = readonly (readonly [what: string, values: Readonly<Record<string, unknown>>])[];

const read = <T>(name: string) => readTable<T>(new URL(name, import.meta.url));
const DESCRIPTION = read<object>('description.yaml');
const { breaking, harmless } = read<Record<'breaking' | 'harmless', Changes>>('changes.yaml');

/** Returns the breaking changes of the description after a change of it. */
function breakingAfter(values: Changes[number][1]): string[] {
  const after = structuredClone(DESCRIPTION);
  for (const [path, value] of Object.entries(values)) {
    const whole = path.replace(/^voices/, 'paths./v1/voices.get').replace(/^schemas/, 'components.schemas');
    const keys = whole.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<object>((part, key) => Reflect.get(part, key), after);
    if (value !== null) Reflect.set(holder, last, value);
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else {
      expect(Object.keys(holder)).toContain(last);
      Reflect.deleteProperty(holder, last);
    }
  }
  return findBreakingChanges(structuredClone(DESCRIPTION), after);
}

it.each(breaking)('the change is found if %s', (_, values) => {
  expect(breakingAfter(values)).not.toEqual([]);
});

it.each(harmless)('no change is found if %s', (_, values) => {
  expect(breakingAfter(values)).toEqual([]);
});
