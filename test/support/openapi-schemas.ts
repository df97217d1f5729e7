import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** A reference of the OpenAPI description to one of its components. */
export interface SchemaRef {
  readonly $ref: string;
}

/** Returns what a schema finds wrong with a body; empty if nothing. */
export type FindFaults = (schema: SchemaRef, body: unknown) => readonly string[];

/** Creates a check of bodies by the schemas of an OpenAPI description. */
export function createSchemaCheck(description: object): FindFaults {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...description, $id: 'openapi' });
  return ({ $ref }, body) => {
    const validate = ajv.getSchema(`openapi${$ref}`);
    if (!validate) throw new Error(`${$ref} is not described`);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Returns a description whose schemas refuse fields that they do not name, as no client should, so that tests find undescribed fields. */
export function closeSchemas<Description extends object>(description: Description): Description {
  return JSON.parse(
    JSON.stringify(description, (_key, value) =>
      value?.type === 'object' && value.properties && value.additionalProperties === undefined
        ? { ...value, additionalProperties: false }
        : value,
    ),
  );
}
