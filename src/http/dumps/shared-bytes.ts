/** Bytes of a source. The source is read only once for any number of readers. A reader can start before the source ends. */
export interface SharedBytes {
  /** Total number of bytes; undefined until the source ends. */
  readonly sizeBytes: number | undefined;
  /** Yields all chunks from the first on, and waits for chunks that the source has not yielded yet. Readers share the memory of the chunks. */
  read(): AsyncGenerator<Buffer, void>;
}

/** Collects a source without waiting for readers, because a slow reader must not delay the others. If the source fails, all readers fail. */
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
