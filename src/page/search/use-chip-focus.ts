import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Selector of the links that remove a filter or a word. */
const CHIPS = '.chip a';

/**
 * Moves the focus to the next chip, or else to the heading of the results, when a pressed link disappears with its filter or word.
 * Otherwise the browser would move the focus to the start of the page.
 */
export function useChipFocus(results: RefObject<HTMLElement | null>): void {
  const pressed = useRef<{ readonly link: Element; readonly place: number }>(undefined);
  useEffect(() => {
    const { current } = results;
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const chips = [...(current?.querySelectorAll(CHIPS) ?? [])];
      pressed.current = link ? { link, place: chips.indexOf(link) } : undefined;
    };
    current?.addEventListener('click', remember, { capture: true });
    return () => current?.removeEventListener('click', remember, { capture: true });
  }, [results]);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.link.isConnected) return;
    const { place } = pressed.current;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const chips = results.current?.querySelectorAll<HTMLElement>(CHIPS);
    const next = place < 0 ? undefined : (chips?.[place] ?? chips?.[place - 1]);
    (next ?? document.getElementById('results-title'))?.focus({ preventScroll: true });
  });
}
