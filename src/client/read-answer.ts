import { toError, VoiceDirectoryError } from './errors.ts';

/** Outcome of a request of openapi-fetch. */
interface FetchOutcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Returns the body and headers of an answer. A page of a proxy may come with status 200, so that the body has to be an object with
 * the field that all answers of the operation have.
 * @throws {VoiceDirectoryError} if the answer is an error, or no answer of the operation
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

/** Throws the error of the JSON parser as one of the client, and any other as it is. */
function asInvalid(cause: unknown): never {
  throw cause instanceof SyntaxError ? invalid({ cause }) : cause;
}

function invalid(facts: { readonly status?: number; readonly cause?: unknown }): VoiceDirectoryError {
  return new VoiceDirectoryError('invalid_response', 'The answer is not one of a voice directory.', facts);
}
