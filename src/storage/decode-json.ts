/** Parses a blob as JSON. @throws {TypeError} if it is not UTF-8 @throws {SyntaxError} if it is not JSON */
export function decodeJson(body: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
}
