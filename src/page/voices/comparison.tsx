import type { StoredVoice } from '../../domain/voice.ts';
import { VoiceIsland } from '../components/island.tsx';
import type { Fact } from '../facts/describe-facts.ts';
import { FACT_FIELDS, type FactField } from '../facts/fact-fields.ts';
import { useReader } from '../state/reader.tsx';
import { comparePath, voicePath } from '../state/search-url.ts';
import { FactValue } from './fact-list.tsx';

/** Facts that the comparison never marks as different, because almost all voices differ in them. */
const NEVER_MARKED = new Set<FactField>(['id', 'provider_voice_id', 'name', 'description', 'pitch', 'pace']);

export interface DescribedVoice {
  readonly voice: StoredVoice;
  readonly facts: readonly Fact[];
}

interface CompareProps {
  readonly voices: readonly DescribedVoice[];
}

/** Row of a comparison: a field of voices, with the fact of each voice. */
interface CompareRow {
  readonly field: FactField;
  readonly facts: readonly (Fact | undefined)[];
  /** True if the row is marked, because the voices differ in the field. */
  readonly isMarked: boolean;
}

/** Lists a row for each field that at least one of the voices states, except the name, which is the heading of each voice. */
function listRows(voices: readonly DescribedVoice[]): readonly CompareRow[] {
  return FACT_FIELDS.flatMap((field): CompareRow[] => {
    const all = voices.map(({ facts }) => facts.find((fact) => fact.field === field));
    if (field === 'name' || all.every((fact) => !fact)) return [];
    const facts = all.map((fact, at) =>
      field === 'gender' && voices[at]?.voice.gender_stated === false ? undefined : fact,
    );
    const shown = new Set(facts.flatMap((fact) => fact?.text ?? []));
    return [{ field, facts, isMarked: shown.size > 1 && !NEVER_MARKED.has(field) }];
  });
}

export function CompareTable({ voices }: CompareProps) {
  const { texts } = useReader();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a table that is wider than the window
    <section class="table-scroll" aria-label={texts.compare.title} tabIndex={0}>
      <table class="compare">
        <caption class="visually-hidden">{texts.compare.caption}</caption>
        <thead>
          <tr>
            <td />
            {voices.map(({ voice }) => (
              // The column's label is only the voice's name, because screen readers speak the label before each cell of the column.
              <th key={voice.id} scope="col" aria-label={voice.name}>
                <CompareHead voice={voice} voices={voices} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listRows(voices).map(({ field, facts, isMarked }) => (
            <tr key={field} class={isMarked ? 'differs' : undefined}>
              <th scope="row">
                <FieldName field={field} isMarked={isMarked} />
              </th>
              {facts.map((fact, at) => (
                <td key={voices[at]?.voice.id}>
                  {fact ? <FactValue fact={fact} /> : <span class="unstated">{texts.compare.unstated}</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {voices.map(({ voice }) => (
              <td key={voice.id}>
                <CompareUse voice={voice} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/**
 * Comparison on a narrow screen: a card for each voice with the facts that are known. CSS shows either the cards or the table. The cards are separate HTML
 * elements, because the tab key and screen readers go through a table row by row, even if CSS shows the table as cards.
 */
export function CompareCards({ voices }: CompareProps) {
  const { texts } = useReader();
  const rows = listRows(voices);
  return (
    <section class="compare-cards" aria-label={texts.compare.title}>
      {voices.map(({ voice }, at) => (
        <article key={voice.id}>
          <CompareHead voice={voice} voices={voices} />
          <dl class="facts">
            {rows.map(({ field, facts, isMarked }) => {
              const fact = facts[at];
              return (
                fact && (
                  <div key={field} class={`fact${isMarked ? ' differs' : ''}`}>
                    <dt>
                      <FieldName field={field} isMarked={isMarked} />
                    </dt>
                    <dd>
                      <FactValue fact={fact} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
          <CompareUse voice={voice} />
        </article>
      ))}
    </section>
  );
}

/** Name of a voice with its buttons, and the link that removes the voice from the comparison. */
function CompareHead({ voice, voices }: Pick<DescribedVoice, 'voice'> & CompareProps) {
  const { texts } = useReader();
  const others = voices.map((each) => each.voice.id).filter((id) => id !== voice.id);
  return (
    <>
      <h2>
        <a href={voicePath(voice.id)}>
          <bdi>{voice.name}</bdi>
        </a>
      </h2>
      <div class="compare-actions">
        <VoiceIsland voice={voice} canCompare={false} />
      </div>
      <a
        class="clear"
        href={comparePath(others)}
        data-removed={voice.id}
        aria-label={texts.compare.removeOf({ voice: voice.name })}
      >
        {texts.compare.remove}
      </a>
    </>
  );
}

/** Name of a field, with a mark if the voices differ in the field. */
function FieldName({ field, isMarked }: Pick<CompareRow, 'field' | 'isMarked'>) {
  const { texts } = useReader();
  return (
    <>
      {texts.voicePage.fields[field]} {isMarked && <span class="mark">{texts.compare.differs}</span>}
    </>
  );
}

/** Link to the part of a voice's page that tells how to use the voice. */
function CompareUse({ voice: { id, name } }: Pick<DescribedVoice, 'voice'>) {
  const { texts } = useReader();
  return (
    <a class="use-link" href={`${voicePath(id)}#use`}>
      {texts.voicePage.use}
      <span class="visually-hidden"> {name}</span>
    </a>
  );
}
