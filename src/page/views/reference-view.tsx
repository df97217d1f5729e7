import { ErrorSection } from '../reference/error-section.tsx';
import {
  ClientGuide,
  FeedGuide,
  FurtherGuides,
  LimitGuide,
  McpGuide,
  PagingGuide,
} from '../reference/guide-sections.tsx';
import { OperationSection } from '../reference/operation-section.tsx';
import { Prose } from '../reference/prose.tsx';
import type { Reference } from '../reference/reference.ts';
import { ReferenceNav } from '../reference/reference-nav.tsx';
import { Slice } from '../server/slice.ts';
import { useReader } from '../state/reader.tsx';

interface ReferenceViewProps {
  readonly reference: Reference;
  readonly site: string;
}

/** API reference. Headings are in the page's language; the OpenAPI description is English. */
export function ReferenceView({ reference, site }: ReferenceViewProps) {
  const {
    docs,
    site: { docs: title },
  } = useReader().texts;
  const objects = new Set(reference.objects.map(({ name }) => name));
  return (
    <div class="reference">
      <header class="page-head reference-head">
        <h1>{title}</h1>
        <Prose text={reference.description} />
        <p class="reference-site">
          <span>
            {docs.address} <code dir="ltr">{site}</code>
          </span>
          <span>
            {docs.version} {reference.version}
          </span>
        </p>
      </header>
      <ReferenceNav reference={reference} />
      <div class="reference-body">
        {reference.groups.map(({ name, description, operations }) => (
          <section key={name} id={`group-${name}`} aria-labelledby={`group-${name}-title`}>
            <h2 id={`group-${name}-title`} lang="en" dir="ltr">
              {name}
            </h2>
            <Prose text={description} />
            {operations.map((each) => (
              <Slice key={each.id}>
                <OperationSection operation={each} site={site} objects={objects} />
              </Slice>
            ))}
          </section>
        ))}
        <Slice>
          <ErrorSection reference={reference} />
        </Slice>
        <LimitGuide headers={reference.headers} />
        <PagingGuide />
        <FeedGuide groups={reference.groups} />
        <Slice>
          <McpGuide site={site} />
        </Slice>
        <ClientGuide site={site} />
        <FurtherGuides project={reference.project} />
      </div>
    </div>
  );
}
