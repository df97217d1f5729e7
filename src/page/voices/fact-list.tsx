import type { Fact } from '../facts/describe-facts.ts';
import type { FactField } from '../facts/fact-fields.ts';
import { useReader } from '../state/reader.tsx';

/** Facts that are shown as code, because users copy them into programs. */
const CODES: ReadonlySet<FactField> = new Set(['id', 'provider_voice_id', 'model_id', 'models']);
/** Facts whose text direction is detected (`dir="auto"`), because the provider's text may be in any script. */
const WORDS: ReadonlySet<FactField> = new Set(['name', 'description']);
/** Facts whose values are English in every language of the page. */
const ENGLISH: ReadonlySet<FactField> = new Set(['styles', 'styles_on_request', 'use_cases', 'accent']);

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
  if (CODES.has(field)) return <code dir="ltr">{text}</code>;
  if (ENGLISH.has(field))
    return (
      <span lang="en" dir="ltr">
        {text}
      </span>
    );
  return (
    <>
      <span dir={WORDS.has(field) ? 'auto' : undefined}>{text}</span>{' '}
      {own !== undefined && <bdi lang={own.lang}>{own.text}</bdi>}
    </>
  );
}
