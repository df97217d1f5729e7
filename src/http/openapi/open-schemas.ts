/**
 * Returns schemas that allow further fields. The service sends no others, but later versions may, and a client that refuses them would
 * break with every addition.
 */
export function openSchemas<Value>(schemas: Value): Value {
  return JSON.parse(JSON.stringify(schemas, leaveOpen));
}

function leaveOpen(key: string, value: unknown): unknown {
  return key === 'additionalProperties' && value === false ? undefined : value;
}
