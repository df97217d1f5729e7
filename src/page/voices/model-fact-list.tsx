import type { StatedModel } from '../../providers/models.ts';
import { useReader } from '../state/reader.tsx';

/** Licence, commercial use and documentation of a voice's model, each with the page that states it and the day of the check. */
export function ModelFactList({ model }: { readonly model: StatedModel }) {
  const { texts } = useReader();
  const { name, licence, commercial, documentation } = model;
  const facts = [
    ['licence', licence && <bdi lang="en">{licence}</bdi>],
    [
      'commercial',
      commercial && texts.model.commercialUse({ use: commercial === 'by plan' ? 'other' : commercial }),
    ],
    [
      'documentation',
      documentation && (
        <a href={documentation} rel="noreferrer" dir="ltr">
          {new URL(documentation).hostname}
        </a>
      ),
    ],
  ] as const;
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <section id="model">
      <h2>
        {texts.voicePage.fields.model_id} <bdi>{name}</bdi>
      </h2>
      <dl class="facts">
        {known.map(([field, value]) => (
          <div key={field} class="fact">
            <dt>{texts.model[field]}</dt>
            <dd>{value}</dd>
            <FactSource {...model.sources.find(({ fields }) => fields.includes(field))} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Link to the page that states a fact. */
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
