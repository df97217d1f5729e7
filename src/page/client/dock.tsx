import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useActions } from '../actions/actions.tsx';
import { askVoices, createAnswerSource } from '../actions/ask-answer.ts';
import { LiveRegion, PlayerStatus } from '../components/player-controls.tsx';
import { useReader } from '../state/reader.tsx';
import { comparePath } from '../state/search-url.ts';

/** Bar at the window's lower edge with the compared voices and the player. `--dock` is its height, so that the page leaves this space free. */
export function Dock() {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!dock.current) return;
    const observer = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty('--dock', `${entry?.contentRect.height ?? 0}px`);
    });
    observer.observe(dock.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div class="dock" ref={dock}>
        <CompareTray />
        <PlayerStatus />
      </div>
      <LiveRegion />
    </>
  );
}

/** Voices chosen for comparison, with a link to the comparison. */
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
        {ids.map((id) => {
          const name = nameOf(id);
          if (name === undefined) return null;
          return (
            <li key={id} class="chip">
              <bdi>{name}</bdi>
              <button
                type="button"
                aria-label={texts.compare.removeOf({ voice: name })}
                onClick={() => compared.toggle(id)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <a class="button" href={comparePath(ids)}>
        {texts.compare.open({ voices: ids.length })}
      </a>
      <button type="button" class="quiet" onClick={() => compared.clear()}>
        {texts.compare.clear}
      </button>
      {actions.told.value === texts.compare.full(compared) && (
        // Hidden from screen readers, because the live region speaks the message.
        <p class="compare-full" aria-hidden="true">
          {actions.told.value}
        </p>
      )}
    </section>
  );
}

/** Returns a function from voice id to name: undefined while a name that is not stored is requested, and the id if the response lacks it. */
function useNames(ids: readonly string[]): (id: string) => string | undefined {
  const source = useMemo(createAnswerSource, []);
  const names = useActions()?.names;
  const [asked, setAsked] = useState<readonly string[]>([]);
  const unknown = ids.filter((id) => names?.of(id) === undefined).join(',');
  useEffect(() => {
    if (unknown === '') return;
    const asking = new AbortController();
    const end = () => asking.signal.aborted || setAsked(unknown.split(','));
    askVoices(source, unknown.split(','), asking.signal)
      .then((answers) => {
        const found = answers.flatMap(({ voices }) => voices);
        names?.keep(found.map(({ id, name }) => [id, name]));
      })
      .then(end, end);
    return () => asking.abort();
  }, [source, names, unknown]);
  return (id) => names?.of(id) ?? (asked.includes(id) ? id : undefined);
}
