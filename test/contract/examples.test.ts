import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { RECORDED_EXAMPLES } from '../../src/http/openapi/examples.ts';
import { buildOpenApi, listAllExamples } from '../../src/http/openapi.ts';
import { openRecorder, withoutVolatile } from '../support/example-answers.ts';
import { closeSchemas, createSchemaCheck, type SchemaRef } from '../support/openapi-schemas.ts';

const TABLE = join(import.meta.dirname, '../../data/examples.json');
const requests = listAllExamples();
const description = buildOpenApi('/');
const findFaults = createSchemaCheck(closeSchemas(description));
/** Responses without an example: documents that are long, and an error that no request causes. */
const WITHOUT = /^(getLlmsText|getMcpManifest|getOpenApi) 200$|^answerMcp 500$|default$/;

const record = await openRecorder();

/** True for a run that records: the table that this process has read is the one of before. */
const IS_RECORDING = Boolean(process.env.RECORD_EXAMPLES);

async function toTable(): Promise<string> {
  const rows: Record<string, unknown> = {};
  for (const example of requests) {
    const { [example.name]: before = null } = RECORDED_EXAMPLES;
    const recorded = await record(example);
    // An example that has not changed keeps its request_id, so that a recording changes no other lines.
    const isSame = isDeepStrictEqual(withoutVolatile(before), withoutVolatile(recorded));
    rows[example.name] = isSame ? before : recorded;
  }
  return JSON.stringify(rows);
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

if (IS_RECORDING)
  it('all examples are recorded', async () => {
    await writeFile(TABLE, await toTable());
  });

(IS_RECORDING ? describe.skip : describe)('examples', () => {
  it.each(contents.filter(([response]) => !WITHOUT.test(response)))(
    'the response %s has examples, and its schema accepts them',
    (_response, { schema, examples = {} }) => {
      expect(Object.keys(examples)).not.toEqual([]);
      for (const name of Object.keys(examples)) expect(name).toMatch(/^[a-z\d]+([-_][a-z\d]+)*$/);
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
