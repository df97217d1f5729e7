/** Bytes of an input that is read only once for any number of readers. A reader can start before the input ends. */
export type SharedBytes = ReturnType<typeof shareBytes>;

/** Collects the chunks of `source` without waiting for readers, so that a slow one does not delay the others. If `source` fails, all fail. */
export function shareBytes(source: AsyncIterable<Buffer>, onFailure: () => void) {
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

  /** Yields all chunks from the first on, and waits for chunks that have not arrived yet. All readers get the same buffers, not copies. */
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
    /** Total number of bytes; undefined until the last chunk has arrived. */
    get sizeBytes() {
      return sizeBytes;
    },
    read,
  };
}
