const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Change of the level by each byte outside of strings: `[` and `{` open a level, `]` and `}` close one. */
const LEVELS = Int8Array.from({ length: 256 }, (_, byte) => {
  if (byte === 0x5b || byte === 0x7b) return 1;
  return byte === 0x5d || byte === 0x7d ? -1 : 0;
});

/** Creates a check that is called with each chunk of a JSON text in UTF-8, and reports whether the text so far has had more than `maxLevels`. */
export function createNestingCheck(maxLevels: number): (chunk: Uint8Array) => boolean {
  let level = 0;
  let isInString = false;
  let isEscaped = false;
  return (chunk) => {
    // The loop is indexed, because an iterator takes several times as long for tens of megabytes.
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (isEscaped) isEscaped = false;
      else if (isInString && byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isInString = !isInString;
      else if (!isInString) level += LEVELS[byte] as number;
      if (level > maxLevels) return true;
    }
    return false;
  };
}
