import { VoiceDirectoryError } from './errors.ts';
import { QUERY_PARAMETERS } from './openapi-types.ts';

/** OpenAPI operation of each client method, and the parameters that the method sets itself (`own`). */
const CALLS = {
  'voices.all': { operation: 'listVoicesV1', own: ['limit', 'offset'] },
  'voices.search': { operation: 'listVoicesV1', own: [] },
  'changes.newest': { operation: 'listChangesV1', own: ['since'] },
  'changes.since': { operation: 'listChangesV1', own: ['since', 'limit'] },
  models: { operation: 'listModelsV1', own: [] },
  complete: { operation: 'completeSearchV1', own: ['q'] },
} as const satisfies Record<string, { operation: keyof typeof QUERY_PARAMETERS; own: readonly string[] }>;

function parametersOf(call: keyof typeof CALLS): readonly string[] {
  const { operation, own } = CALLS[call];
  return QUERY_PARAMETERS[operation].filter((name) => !own.some((each) => each === name));
}

/**
 * Rejects unknown parameter names. The service ignores unknown names, and untyped programs would not notice: a search with `gender` instead of
 * `genders` is not filtered.
 * @throws {VoiceDirectoryError} `invalid_parameter`
 */
export function assertParameters(query: object, call: keyof typeof CALLS): void {
  const known = parametersOf(call);
  const details = Object.entries(query)
    .filter(([name, value]) => value !== undefined && !known.includes(name))
    .map(([parameter]) => ({ parameter, message: `${parameter} is no parameter of ${call}.` }));
  if (details.length === 0) return;
  const problems = details.map(({ message }) => message).join(' ');
  const taken = known.join(', ');
  throw new VoiceDirectoryError('invalid_parameter', `${problems} It takes ${taken}.`, { details });
}
