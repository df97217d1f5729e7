import type { ComponentChild } from 'preact';
import { buildOpenApi } from '../../http/openapi.ts';
import { lazy } from '../../lib/lazy.ts';
import { Slice } from '../components/slice.ts';
import { buildReference, OBJECTS_PATH, type Reference } from '../reference/build-reference.ts';
import type { Description } from '../reference/description.ts';
import { ErrorSection } from '../reference/error-section.tsx';
import { ClientGuide, FurtherGuides, LimitGuide, McpGuide } from '../reference/guide-sections.tsx';
import { OperationSection } from '../reference/operation-section.tsx';
import { Prose } from '../reference/parts.tsx';
import { useReader } from '../state/reader.tsx';
import type { PageRequest, View } from './view.ts';

/** Content of the API reference. The content is built once, at the first call, because building takes a tenth of a second and the content never changes. */
export const reference = lazy(() => buildReference(buildOpenApi('/') as unknown as Description));

export const referencePage: View = {
  name: 'reference',
  path: '/docs',
  render: ({ reader: { texts }, site }) => ({
    title: `${texts.site.docs} · ${texts.site.name}`,
    description: texts.docs.about,
    content: <ReferenceView site={site} />,
  }),
};

/** API reference: headings in the language of the page, and the English texts of the OpenAPI description. */
function ReferenceView({ site }: Pick<PageRequest, 'site'>) {
  const { docs, site: names } = useReader().texts;
  const { description, version, project, groups, operations, errors, objects, headers } = reference();
  const guides: readonly Guide[] = [
    ['errors', docs.errors, <ErrorSection {...{ errors, objects, operations }} />],
    ['limits', docs.limitsAndHeaders, <LimitGuide headers={headers} />],
    ['mcp', docs.mcp, <McpGuide site={site} />],
    ['client', docs.client, <ClientGuide site={site} />],
    ['guides', docs.guides, <FurtherGuides project={project} />],
  ];
  return (
    <div class="reference">
      <header class="page-head reference-head">
        <h1>{names.docs}</h1>
        <Prose text={description} />
        <p class="reference-site">
          <span>
            {docs.address} <code dir="ltr">{site}</code>
          </span>
          <span>
            {docs.version} {version}
          </span>
        </p>
      </header>
      <ReferenceNav groups={groups} guides={guides} />
      <div class="reference-body">
        {groups.map(({ name, ...group }) => (
          <section key={name} id={`group-${name}`} aria-labelledby={`group-${name}-title`}>
            <h2 id={`group-${name}-title`} lang="en" dir="ltr">
              {name}
            </h2>
            <Prose text={group.description} />
            {group.operations.map((each) => (
              <Slice key={each.id}>
                <OperationSection operation={each} site={site} />
              </Slice>
            ))}
          </section>
        ))}
        {guides.map(([id, title, content]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <a class="anchor" href={`#${id}`}>
                {title}
              </a>
            </h2>
            <Slice>{content}</Slice>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Section of the API reference that follows the operations of the API. */
type Guide = readonly [id: string, title: string, content: ComponentChild];

/** Links to the sections of the page. In a narrow window, the list of links is collapsed; in a wide window, a CSS rule shows the list. */
function ReferenceNav({ groups, guides }: Pick<Reference, 'groups'> & { readonly guides: readonly Guide[] }) {
  const { docs } = useReader().texts;
  return (
    <nav class="reference-nav" aria-label={docs.contents}>
      <details>
        <summary>{docs.contents}</summary>
        <ul>
          {groups.map(({ name, operations }) => (
            <li key={name}>
              <a class="group" href={`#group-${name}`} lang="en">
                {name}
              </a>
              <ul lang="en" dir="ltr">
                {operations.map(({ id, path }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{path}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {guides.map(([id, title]) => (
            <li key={id}>
              <a class="anchor" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href={OBJECTS_PATH}>{docs.objects}</a>
          </li>
        </ul>
      </details>
    </nav>
  );
}
