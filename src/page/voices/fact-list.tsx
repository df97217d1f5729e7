import { SearchQuery } from '../../domain/query.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import type { StatedModel } from '../../providers/models.ts';
import type { Fact } from '../facts/describe-facts.ts';
import { translateValue, WORDINGS } from '../facts/fact-fields.ts';
import { useReader } from '../state/reader.tsx';
import { landingPath, voicePath } from '../state/search-url.ts';

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

/** Value of a fact, with links to pages of voices that share the value. A name or language is also shown in the language of the voice, if known. */
export function FactValue({ fact: { field, text, own, links } }: { readonly fact: Fact }) {
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
  return (
    <>
      <span dir={wording === 'words' ? 'auto' : undefined}>{value}</span>{' '}
      {own !== undefined && <bdi lang={own.lang}>{own.text}</bdi>}
    </>
  );
}

/** Facts about a voice's model: licence, commercial use, deployment and documentation, each with a link to its source and the day of the latest check. */
export function ModelFactList({ model }: { readonly model: StatedModel }) {
  const { texts } = useReader();
  const { name, licence, commercial, deployment, documentation } = model;
  const facts = [
    ['licence', texts.model.licence, licence && <bdi lang="en">{licence}</bdi>],
    ['commercial', texts.facets.commercial, commercial && translateValue(texts, commercial)],
    ['deployment', texts.facets.deployment, deployment && translateValue(texts, deployment)],
    [
      'documentation',
      texts.model.documentation,
      documentation && (
        <a href={documentation} rel="noreferrer" dir="ltr">
          {new URL(documentation).hostname}
        </a>
      ),
    ],
  ] as const;
  const known = facts.filter(([, , value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <section id="model">
      <h2>
        {texts.voicePage.fields.model_id} <bdi>{name}</bdi>
      </h2>
      <dl class="facts">
        {known.map(([field, label, value]) => (
          <div key={field} class="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
            <FactSource {...model.sources.find(({ fields }) => fields.includes(field))} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function FactSource({ source, checked }: Partial<StatedModel['sources'][number]>) {
  const { texts, formatDate } = useReader();
  if (source === undefined || checked === undefined) return null;
  return (
    <dd class="origin stated">
      <a href={source} rel="noreferrer">
        {texts.model.source({ date: formatDate(checked) })}
      </a>
    </dd>
  );
}

/** Label of a date, and the date or time in ISO 8601; undefined if the date is unknown. */
type LabelledDay = readonly [label: string, day: string | undefined];

/** Dates in the history of a voice, such as the day on which the directory first listed it. */
export function VoiceHistory({ days }: { readonly days: readonly LabelledDay[] }) {
  const { texts, formatDate } = useReader();
  if (days.every(([, day]) => day === undefined)) return null;
  return (
    <section>
      <h2>{texts.voicePage.history}</h2>
      <dl class="facts">
        {days.map(
          ([label, day]) =>
            day !== undefined && (
              <div key={label} class="fact">
                <dt>{label}</dt>
                <dd>
                  <time dateTime={day}>{formatDate(day)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

interface LifecycleNoteProps {
  /** Voice whose lifecycle status is shown; absent if the status of `model` is shown. */
  readonly voice?: StoredVoice;
  readonly model: StatedModel | undefined;
  readonly catalog: Catalog;
}

/** Badge of a legacy, deprecated or retired voice or model, with the last day of the voice or model, and with the voice or model that replaces it. */
export function LifecycleNote({ voice, model, catalog }: LifecycleNoteProps) {
  const { texts, formatDate } = useReader();
  const { status, ends_on } = voice ?? model ?? {};
  if (status === undefined || status === 'preview' || status === 'current') return null;
  const endOn = texts.voice[status === 'retired' ? 'ended' : 'ends'];
  const successor = voice?.replaced_by ?? model?.replaced_by;
  const path = voice?.replaced_by ? voicePath(voice.replaced_by) : pathOfSuccessor(catalog, model);
  return (
    <p class="lifecycle">
      <strong class={status}>{texts.voicePage.statuses[status]}</strong>
      {ends_on !== undefined && <span>{endOn({ date: formatDate(ends_on) })}</span>}
      {successor !== undefined && (
        <span>
          {texts.favourites.instead} <bdi>{path ? <a href={path}>{successor}</a> : successor}</bdi>
        </span>
      )}
    </p>
  );
}

/** Returns the path of the page of the model that replaces a model; undefined if no voice has the new model, because a model without voices has no page. */
function pathOfSuccessor({ search }: Catalog, { provider, replaced_by: model }: Partial<StatedModel> = {}) {
  const isListed = model && search(SearchQuery.parse({ providers: provider, model, limit: 1 })).total > 0;
  return isListed ? landingPath('model', `${provider}/${model}`) : undefined;
}
