import { toError, VoiceDirectoryError } from './errors.ts';

/** Result of a request through openapi-fetch. */
interface FetchOutcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Returns the body and headers of a response. The body must be an object with `field`, because a proxy may send its own page with status 200.
 * @throws {VoiceDirectoryError} if the status is an error, or the body is not a response of the operation
 */
export async function readAnswer<Data extends object>(
  outcome: Promise<FetchOutcome<Data>>,
  field?: keyof Data & string,
): Promise<{ readonly data: Data; readonly headers: Headers }> {
  const { data, error, response } = await outcome.catch(asInvalid);
  if (!response.ok) throw toError(response, error);
  if (!isObject(data) || (field !== undefined && !(field in data)))
    throw invalid({ status: response.status });
  return { data, headers: response.headers };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Converts an error of the JSON parser into `invalid_response`, and rethrows every other error. */
function asInvalid(cause: unknown): never {
  throw cause instanceof SyntaxError ? invalid({ cause }) : cause;
}

function invalid(facts: { readonly status?: number; readonly cause?: unknown }): VoiceDirectoryError {
  return new VoiceDirectoryError('invalid_response', 'The answer is not one of a voice directory.', facts);
}
