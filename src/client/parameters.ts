import { VoiceDirectoryError } from './errors.ts';
import { QUERY_PARAMETERS } from './openapi-types.ts';

/** Operation of each call, and the parameters of the operation that the call sets itself. */
const CALLS = {
  'voices.all': { operation: 'listVoicesV1', own: ['limit', 'offset'] },
  'voices.search': { operation: 'listVoicesV1', own: [] },
  'changes.newest': { operation: 'listChangesV1', own: ['since'] },
  'changes.since': { operation: 'listChangesV1', own: ['since', 'limit'] },
  complete: { operation: 'completeSearchV1', own: ['q'] },
} as const satisfies Record<string, { operation: keyof typeof QUERY_PARAMETERS; own: readonly string[] }>;

/** Returns the names of the parameters that a call takes. */
function parametersOf(call: keyof typeof CALLS): readonly string[] {
  const { operation, own } = CALLS[call];
  return QUERY_PARAMETERS[operation].filter((name) => !own.some((each) => each === name));
}

/**
 * Checks the names of parameters, because programs without types do not notice a misspelt one, which the service would ignore: a search
 * for `gender: 'f'` finds men too.
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
