const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Change of the nesting depth by each byte outside of strings: `[` and `{` open a level, `]` and `}` close a level. */
const LEVELS = tableOf({ '[': 1, '{': 1, ']': -1, '}': -1 });
/** Number of values that start at each byte outside of strings: one per opened array or object, and one per comma. */
const VALUES = tableOf({ '[': 1, '{': 1, ',': 1 });

function tableOf(counts: Readonly<Record<string, number>>): Int8Array {
  return Int8Array.from({ length: 256 }, (_, byte) => counts[String.fromCharCode(byte)] ?? 0);
}

/** Limits of a JSON text: the largest nesting depth (`levels`) and the largest number of values (`values`). */
export interface JsonBounds {
  readonly levels: number;
  readonly values: number;
}

/** Creates a function that checks a JSON text by UTF-8 chunks. The function returns the name of an exceeded limit, otherwise undefined. */
export function createBoundsCheck(bounds: JsonBounds): (chunk: Uint8Array) => keyof JsonBounds | undefined {
  let [levels, values] = [0, 0];
  let [isInString, isEscaped] = [false, false];
  return (chunk) => {
    // The loop is indexed, because an iterator takes several times as long for tens of megabytes.
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (isEscaped) isEscaped = false;
      else if (isInString && byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isInString = !isInString;
      else if (!isInString) {
        levels += LEVELS[byte] as number;
        values += VALUES[byte] as number;
      }
      if (levels > bounds.levels) return 'levels';
    }
    return values > bounds.values ? 'values' : undefined;
  };
}
