import { MCP_PATH } from '../../domain/protocol.ts';
import { useReader } from '../state/reader.tsx';
import type { Reference } from './build-reference.ts';
import { mcpClients } from './mcp-clients.ts';
import { CodeBlock, MarkedText, Prose } from './parts.tsx';

export function PagingGuide() {
  return (
    <>
      <Prose text="The parameters limit and offset choose a page; total is exact, and hasMore tells whether another page follows. The header Link has the first, prev, next and last page, as references to resolve against the address of the request." />
      <Prose text="The header X-Catalog-Version changes when voices change. A client that sees another value between two pages begins anew, or takes a dump, which is always of one catalog." />
    </>
  );
}

export function LimitGuide({ headers }: Pick<Reference, 'headers'>) {
  return (
    <>
      <Prose text="No key is needed. Requests are counted per client address, and the headers below tell the limit and the rest. After status 429, wait for the seconds in Retry-After. Health checks and the files of these pages are not counted." />
      <Prose text="Answers from the catalog have an ETag. A request with it as If-None-Match is answered with 304 and no body, as long as the answer is the same. Scripts of any site may read answers and headers (CORS)." />
      <dl class="fields">
        {[...headers].map(([name, text]) => (
          <div key={name} class="field" id={`header-${name}`}>
            <dt>
              <a class="anchor" href={`#header-${name}`} dir="ltr">
                <code>{name}</code>
              </a>
            </dt>
            <dd lang="en" dir="ltr">
              <p>
                <MarkedText text={text} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const DOCUMENTS = [
  ['/openapi.json', 'OpenAPI 3.1 description, from which this page is made'],
  ['/.well-known/mcp.json', 'Manifest of the MCP server, with its tools'],
  ['/llms.txt', 'Description of the service for language models'],
  ['/sitemap.xml', 'Sitemap with the pages of all voices'],
] as const;

/** Section of the operations whose responses are not JSON (feeds, tables and dumps), and of documents such as the OpenAPI description. */
export function FeedGuide({ operations }: Pick<Reference, 'operations'>) {
  const feeds = operations.filter(({ answers }) =>
    answers.some(({ status, mediaType }) => status === '200' && !/^$|\/json$/.test(mediaType)),
  );
  return (
    <>
      <Prose text="To keep a copy, ask /v1/changes for its cursor, read a dump, and from then on ask for the changes since that cursor." />
      <ul class="links" lang="en" dir="ltr">
        {feeds.map(({ id, path, summary }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <code>{path}</code>
            </a>{' '}
            {summary}
          </li>
        ))}
        {DOCUMENTS.map(([path, text]) => (
          <li key={path}>
            <a href={path}>
              <code>{path}</code>
            </a>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

export function McpGuide({ site }: { readonly site: string }) {
  const endpoint = `${site}${MCP_PATH}`;
  return (
    <>
      <Prose text="Agents use the directory through tools. Their arguments have the names and the syntax of the parameters on this page." />
      {mcpClients.map(({ name, where, write }) => (
        <div key={name} class="client">
          <h3 lang="en" dir="ltr">
            {name}
          </h3>
          <Prose text={where} />
          <CodeBlock text={write(endpoint)} of={name} />
        </div>
      ))}
    </>
  );
}

export function ClientGuide({ site }: { readonly site: string }) {
  const { docs } = useReader().texts;
  const program = [
    "import { createVoiceDirectoryClient } from 'voice-directory/client';",
    '',
    `const directory = createVoiceDirectoryClient({ baseUrl: '${site}' });`,
    "const { total, voices } = await directory.voices.search({ search: 'british female', limit: 3 });",
    'for (const { id, name } of voices) console.log(id, name);',
  ].join('\n');
  return (
    <>
      <Prose text="A client for Node, browsers and workers comes with the package. Its types are those of the OpenAPI description." />
      <CodeBlock text={program} of={docs.client} />
    </>
  );
}

/** Guides in the folder `docs/` of the project. */
const GUIDES = [
  ['search', 'How a search is read and ordered'],
  ['enrichment', 'Facts of a voice that are stated, derived and assumed'],
  ['operation', 'Running the service'],
] as const;

export function FurtherGuides({ project }: Pick<Reference, 'project'>) {
  return (
    <ul class="links" lang="en" dir="ltr">
      {GUIDES.map(([name, text]) => (
        <li key={name}>
          <a href={`${project}/blob/main/docs/${name}.md`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
