import type { Fact } from '../facts/describe-facts.ts';
import { WORDINGS } from '../facts/fact-fields.ts';
import { useReader } from '../state/reader.tsx';

/** Facts of a voice, each with the origin of its value. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const { texts } = useReader();
  return (
    <dl class="facts">
      {facts.map((fact) => (
        <div key={fact.field} class="fact">
          <dt>{texts.voicePage.fields[fact.field]}</dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
          {fact.origin !== undefined && (
            <dd class={`origin ${fact.origin}`}>{texts.voicePage.origins[fact.origin]}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Value of a fact, also in the voice's language if known. */
export function FactValue({ fact: { field, text, own } }: { readonly fact: Fact }) {
  const wording = WORDINGS[field];
  if (wording === 'code') return <code dir="ltr">{text}</code>;
  if (wording === 'english')
    return (
      <span lang="en" dir="ltr">
        {text}
      </span>
    );
  return (
    <>
      <span dir={wording === 'words' ? 'auto' : undefined}>{text}</span>{' '}
      {own !== undefined && <bdi lang={own.lang}>{own.text}</bdi>}
    </>
  );
}
