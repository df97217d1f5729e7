import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Voice } from '../../../domain/voice.ts';
import { useActions } from '../page-actions.tsx';
import { useReader } from '../reader.tsx';
import { comparePath } from '../search-url.ts';
import { createAnswerSource } from './ask-answer.ts';
import { askVoices } from './ask-voices.ts';

/** Voices that were chosen for comparison, with the link to it. */
export function CompareTray() {
  const { texts } = useReader();
  const actions = useActions();
  const compared = actions?.compared;
  const ids = compared?.ids.value ?? [];
  const nameOf = useNames(ids);
  if (!compared || ids.length === 0) return null;
  return (
    <section class="compare-tray" aria-label={texts.compare.tray}>
      <ul class="chips">
        {ids.map((id) => (
          <li key={id} class="chip">
            <bdi>{nameOf(id)}</bdi>
            <button
              type="button"
              aria-label={texts.compare.removeOf(nameOf(id))}
              onClick={() => compared.toggle(id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <a class="button" href={comparePath(ids)}>
        {texts.compare.open(ids.length)}
      </a>
      <button type="button" class="quiet" onClick={() => compared.clear()}>
        {texts.compare.clear}
      </button>
      {actions.told.value === texts.compare.full(compared.max) && (
        // The live region speaks it.
        <p class="compare-full" aria-hidden="true">
          {actions.told.value}
        </p>
      )}
    </section>
  );
}

/** Returns the names of voices, which are asked for once; the ids until they are known. */
function useNames(ids: readonly string[]): (id: string) => string {
  const source = useMemo(createAnswerSource, []);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const unknown = ids.filter((id) => !names.has(id)).join(',');
  useEffect(() => {
    if (unknown === '') return;
    const asking = new AbortController();
    askVoices(source, unknown.split(','), asking.signal).then(
      (answers) => {
        const found = answers.flatMap(({ voices }) => voices);
        setNames((known) => new Map([...known, ...found.map(({ id, name }: Voice) => [id, name] as const)]));
      },
      // The ids stay in place of the names.
      () => {},
    );
    return () => asking.abort();
  }, [source, unknown]);
  return (id) => names.get(id) ?? id;
}
