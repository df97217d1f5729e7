/** Parses a blob as JSON. @throws {TypeError} if the blob is not UTF-8 @throws {SyntaxError} if the blob is not JSON */
export function decodeJson(body: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
}
