import { Slice } from '../components/slice.ts';
import type { ObjectType } from '../reference/build-fields.ts';
import { OBJECTS_PATH } from '../reference/build-reference.ts';
import { FieldFact, FieldList } from '../reference/field-list.tsx';
import { Prose } from '../reference/parts.tsx';
import { useReader } from '../state/reader.tsx';
import { reference } from './reference-page.tsx';
import type { View } from './view.ts';

export const objectsPage: View = {
  name: 'objects',
  path: OBJECTS_PATH,
  render: ({ reader }) => {
    const { docs, site } = reader.texts;
    const { objects } = reference();
    return {
      title: `${docs.objects} · ${site.docs} · ${site.name}`,
      description: docs.aboutObjects,
      content: (
        <div class="reference">
          <header class="page-head reference-head">
            <p>
              <a href="/docs">{site.docs}</a>
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
                <ObjectSection {...each} />
              </Slice>
            ))}
          </div>
        </div>
      ),
    };
  },
};

function ObjectSection({ name, description, fields, values }: ObjectType) {
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
      {fields.length > 0 && <FieldList anchor={name} fields={fields} />}
    </section>
  );
}
