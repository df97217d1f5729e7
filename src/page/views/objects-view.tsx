import { FieldFact, FieldList } from '../reference/field-list.tsx';
import { Prose } from '../reference/prose.tsx';
import type { ObjectType } from '../reference/reference.ts';
import { Slice } from '../server/slice.ts';
import { useReader } from '../state/reader.tsx';

/** Objects of API responses, each with its fields. */
export function ObjectsView({ objects }: { readonly objects: readonly ObjectType[] }) {
  const {
    docs,
    site: { docs: title },
  } = useReader().texts;
  const names = new Set(objects.map(({ name }) => name));
  return (
    <div class="reference">
      <header class="page-head reference-head">
        <p>
          <a href="/docs">{title}</a>
        </p>
        <h1>{docs.objects}</h1>
      </header>
      <nav class="reference-nav" aria-label={docs.contents}>
        <ul lang="en" dir="ltr">
          {objects.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="reference-body">
        {objects.map((each) => (
          <Slice key={each.name}>
            <ObjectSection object={each} names={names} />
          </Slice>
        ))}
      </div>
    </div>
  );
}

interface ObjectSectionProps {
  readonly object: ObjectType;
  readonly names: ReadonlySet<string>;
}

function ObjectSection({ object: { name, description, fields, values }, names }: ObjectSectionProps) {
  const { docs } = useReader().texts;
  return (
    <section id={name} aria-labelledby={`title-${name}`}>
      <h2 id={`title-${name}`} lang="en" dir="ltr">
        <a class="anchor" href={`#${name}`}>
          <code>{name}</code>
        </a>
      </h2>
      {description !== '' && <Prose text={description} />}
      <FieldFact label={docs.values} value={values.join(', ')} />
      {fields.length > 0 && <FieldList anchor={name} fields={fields} objects={names} />}
    </section>
  );
}
