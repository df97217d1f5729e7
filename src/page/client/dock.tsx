import { useLayoutEffect, useRef } from 'preact/hooks';
import { LiveRegion } from '../components/live-region.tsx';
import { PlayerStatus } from '../components/player-status.tsx';
import { CompareTray } from './compare-tray.tsx';

/**
 * Dock at the lower edge of the window: voices to compare, and the player. `--dock` has its height, so that the dock never covers the end
 * of the page.
 */
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
