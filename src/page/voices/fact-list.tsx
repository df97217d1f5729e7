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

/** Value of a fact, also in the voice's language if known, with links to the voices that share it. */
export function FactValue({ fact: { field, text, own, links = [] } }: { readonly fact: Fact }) {
  const wording = WORDINGS[field];
  const value =
    links.length > 0
      ? links.map(({ text: label, path }, at) => (
          <>
            {at > 0 && ', '}
            <a href={path}>{label}</a>
          </>
        ))
      : text;
  if (wording === 'code') return <code dir="ltr">{value}</code>;
  if (wording === 'english')
    return (
      <span lang="en" dir="ltr">
        {value}
      </span>
    );
  return (
    <>
      <span dir={wording === 'words' ? 'auto' : undefined}>{value}</span>{' '}
      {own !== undefined && <bdi lang={own.lang}>{own.text}</bdi>}
    </>
  );
}
