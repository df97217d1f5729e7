import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { RECORDED_EXAMPLES } from '../../src/http/openapi/recorded-examples.ts';
import { buildOpenApi, listAllExamples } from '../../src/http/openapi.ts';
import { openRecorder, withoutVolatile } from '../support/example-answers.ts';
import { closeSchemas, createSchemaCheck, type SchemaRef } from '../support/openapi-schemas.ts';

const TABLE = join(import.meta.dirname, '../../src/http/openapi/recorded-examples.ts');
const requests = listAllExamples();
const description = buildOpenApi('/');
/** Responses without an example: documents that are long, and an error that no request causes. */
const WITHOUT = /^(getOpenApi|getMcpManifest) 200$|^answerMcp 500$|default$/;
let record: Awaited<ReturnType<typeof openRecorder>>;

beforeAll(async () => {
  record = await openRecorder();
  if (process.env.RECORD_EXAMPLES) await writeFile(TABLE, await toTable());
});

async function toTable(): Promise<string> {
  const rows: Record<string, unknown> = {};
  for (const example of requests) rows[example.name] = await record(example);
  return `/** Recorded responses by the name of the example. Source: \`npm run examples\`. */
export const RECORDED_EXAMPLES: Readonly<Record<string, unknown>> = ${JSON.stringify(rows)};
`;
}

interface Content {
  readonly schema: SchemaRef;
  readonly examples?: Readonly<Record<string, SchemaRef>>;
}
interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

/** The responses with a body: name of the operation and status, schema, and examples. */
const contents = Object.values(description.paths ?? {})
  .flatMap((methods) => Object.values(methods as Record<string, Described>))
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      // A page is long, and made for eyes.
      Object.entries(content ?? {}).flatMap(([type, each]) =>
        type === 'text/html' ? [] : [[`${operationId} ${status}`, each] as const],
      ),
    ),
  );

describe('examples', () => {
  it.each(contents.filter(([response]) => !WITHOUT.test(response)))(
    'the response %s has examples, and its schema accepts them',
    (_response, { schema, examples = {} }) => {
      const findFaults = createSchemaCheck(closeSchemas(description));
      expect(Object.keys(examples)).not.toEqual([]);
      for (const { $ref } of Object.values(examples)) {
        const { [$ref.slice('#/components/examples/'.length)]: value } = RECORDED_EXAMPLES;
        expect(findFaults(schema, value)).toEqual([]);
      }
    },
  );

  it.each(requests)('the example $name is the answer to its request', async (example) => {
    const { [example.name]: recorded } = RECORDED_EXAMPLES;
    expect(withoutVolatile(recorded)).toEqual(withoutVolatile(await record(example)));
  });
});
