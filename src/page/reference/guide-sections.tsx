import { MCP_PATH } from '../../domain/protocol.ts';
import { McpClients } from '../../http/data-sets.ts';
import { loadDataFile } from '../../lib/data-set.ts';
import { fillText } from '../../providers/speech/template.ts';
import { useReader } from '../state/reader.tsx';
import type { Reference } from './build-reference.ts';
import { CodeBlock, MarkedText, Prose } from './parts.tsx';

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;
const CLIENTS = loadDataFile(McpClients);

/** Returns the MCP clients of data/mcp-clients.yaml, each with the text of the configuration that connects the client to `endpoint`. */
export function listMcpClients(endpoint: string) {
  const isPlain = endpoint.startsWith('http://') && !LOOPBACK.test(endpoint);
  const values = { endpoint, allow_http: isPlain ? ', "--allow-http"' : '' };
  return CLIENTS.map(({ text, ...client }) => ({ ...client, text: fillText(text, values) ?? '' }));
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

export function McpGuide({ site }: { readonly site: string }) {
  const endpoint = `${site}${MCP_PATH}`;
  return (
    <>
      <Prose text="Agents use the directory through tools. Their arguments have the names and the syntax of the parameters on this page." />
      {listMcpClients(endpoint).map(({ name, where, text }) => (
        <div key={name} class="client">
          <h3 lang="en" dir="ltr">
            {name}
          </h3>
          <Prose text={where} />
          <CodeBlock text={text} of={name} />
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

/** Lists links to documents of the service, and to guides in the folder `docs/` of the project's repository. */
const listDocuments = (project: string): readonly (readonly [address: string, text: string])[] => [
  ['/openapi.json', 'OpenAPI 3.1 description, from which this page is made'],
  ['/.well-known/mcp.json', 'Manifest of the MCP server, with its tools'],
  ['/llms.txt', 'Description of the service for language models'],
  ['/sitemap.xml', 'Sitemap with the pages of all voices'],
  [`${project}/blob/main/docs/api.md`, 'Paging, feeds and dumps'],
  [`${project}/blob/main/docs/search.md`, 'How a search is read and ordered'],
  [`${project}/blob/main/docs/enrichment.md`, 'Facts of a voice that are stated, derived and assumed'],
  [`${project}/blob/main/docs/operation.md`, 'Running the service'],
];

export function FurtherGuides({ project }: Pick<Reference, 'project'>) {
  return (
    <ul class="links" lang="en" dir="ltr">
      {listDocuments(project).map(([address, text]) => (
        <li key={address}>
          <a href={address}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
