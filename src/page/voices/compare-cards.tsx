import { useReader } from '../state/reader.tsx';
import { CompareHead, type CompareProps, CompareUse, FieldName, listRows } from './compare-table.tsx';
import { FactValue } from './fact-list.tsx';

/**
 * Comparison on a telephone: a card for each voice with the facts that are stated. A style shows either the cards or the table. The table is not turned
 * into cards by styles, because the tab key and screen readers would still go through it row by row.
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
