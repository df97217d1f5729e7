/** Bytes that are made once, and that any number of readers follow while they are made. */
export interface SharedBytes {
  /** Number of all bytes; undefined while they are made. */
  readonly sizeBytes: number | undefined;
  /** Yields all chunks from the first on, and waits for those that are not made yet. Readers share the memory of the chunks. */
  read(): AsyncGenerator<Buffer, void>;
}

/**
 * Makes bytes from a source. Making never waits for a reader, so that a slow reader delays no other one. `onFailure` is called if the source
 * fails; all readers then fail too.
 */
export function shareBytes(source: AsyncIterable<Buffer>, onFailure: () => void): SharedBytes {
  const chunks: Buffer[] = [];
  let sizeBytes: number | undefined;
  let failure: { readonly error: unknown } | undefined;
  let waiting: (() => void)[] = [];

  function wake(): void {
    const woken = waiting;
    waiting = [];
    for (const each of woken) each();
  }

  async function make(): Promise<void> {
    try {
      let made = 0;
      for await (const chunk of source) {
        chunks.push(chunk);
        made += chunk.length;
        wake();
      }
      sizeBytes = made;
    } catch (error) {
      failure = { error };
      onFailure();
    }
    wake();
  }

  async function* read(): AsyncGenerator<Buffer, void> {
    for (let at = 0; ; ) {
      const chunk = chunks[at];
      if (chunk) {
        at++;
        yield chunk;
      } else if (failure) throw failure.error;
      else if (sizeBytes !== undefined) return;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  void make();
  return {
    get sizeBytes() {
      return sizeBytes;
    },
    read,
  };
}
