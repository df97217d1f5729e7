import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useActions } from '../actions/actions.tsx';
import { KeysButton, KeysDialog } from '../components/keys-dialog.tsx';
import { LiveRegion, PlayerStatus } from '../components/player-controls.tsx';
import { useReader } from '../state/reader.tsx';
import { comparePath, MAX_COMPARED } from '../state/search-url.ts';
import { followKeys } from './keys.ts';

/** Dock: bar at the window's lower edge with the compared voices and the player. The CSS variable `--dock` tells the page the height of the bar. */
export function Dock() {
  const dock = useRef<HTMLDivElement>(null);
  const actions = useActions();
  useEffect(() => actions && followKeys(actions), [actions]);
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
        <ListeningBar />
      </div>
      <LiveRegion />
      {actions && !actions.search && <KeysButton />}
      <KeysDialog />
    </>
  );
}

/** Buttons of the listening mode (which plays all results in turn), because some users have no keyboard. After listening, the bar links to new favourites. */
function ListeningBar() {
  const { texts } = useReader();
  const listening = useActions()?.search?.listening;
  const told = useActions()?.told.value;
  if (!listening?.isOn.value) {
    const kept = listening?.kept.value ?? [];
    const isEnd = told === texts.listening.finished || told === texts.listening.ended;
    if (!isEnd && kept.length === 0) return null;
    return (
      <section class="listening-bar" aria-label={texts.listening.title}>
        {/* The message is hidden from screen readers, because the ARIA live region ({@link LiveRegion}) speaks the same message. */}
        {isEnd && <p aria-hidden="true">{told}</p>}
        {kept.length > 0 && (
          <>
            <a href="/favourites">{texts.listening.kept({ voices: kept.length })}</a>
            {kept.length > 1 && (
              <a class="button" href={comparePath(kept.slice(0, MAX_COMPARED))}>
                {texts.compare.open({ voices: Math.min(kept.length, MAX_COMPARED) })}
              </a>
            )}
            <button type="button" class="quiet" onClick={listening?.stop}>
              {texts.keys.close}
            </button>
          </>
        )}
      </section>
    );
  }
  const { step, keep, dismiss, stop } = listening;
  const buttons: readonly (readonly [label: string, press: () => void])[] = [
    [texts.listening.previous, () => step(-1)],
    [texts.listening.next, () => step(1)],
    [texts.listening.keep, keep],
    [texts.listening.dismiss, dismiss],
    [texts.listening.end, stop],
  ];
  return (
    <section class="listening-bar" aria-label={texts.listening.title}>
      {buttons.map(([label, press]) => (
        <button key={label} type="button" class="quiet" onClick={() => press()}>
          {label}
        </button>
      ))}
    </section>
  );
}

/** Tray: the voices that the user has chosen for comparison, with a link to the comparison page. */
export function CompareTray() {
  const { texts } = useReader();
  const actions = useActions();
  const compared = actions?.compared;
  const voices = compared?.voices.value ?? [];
  if (!compared || voices.length === 0) return null;
  return (
    <section class="compare-tray" aria-label={texts.compare.tray}>
      <ul class="chips">
        {voices.map(({ id, name }) => (
          <li key={id} class="chip">
            <bdi>{name}</bdi>
            <button
              type="button"
              aria-label={texts.compare.removeOf({ voice: name })}
              onClick={() => compared.remove(id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <a class="button" href={comparePath(voices.map(({ id }) => id))}>
        {texts.compare.open({ voices: voices.length })}
      </a>
      <button type="button" class="quiet" onClick={() => compared.clear()}>
        {texts.compare.clear}
      </button>
      {actions.told.value === texts.compare.full(compared) && (
        // The message is hidden from screen readers, because the ARIA live region ({@link LiveRegion}) speaks the same message.
        <p class="compare-full" aria-hidden="true">
          {actions.told.value}
        </p>
      )}
    </section>
  );
}
