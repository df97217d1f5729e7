import { useLayoutEffect, useRef } from 'preact/hooks';
import { LiveRegion } from '../components/live-region.tsx';
import { PlayerStatus } from '../components/player-status.tsx';
import { CompareTray } from './compare-tray.tsx';

/** Lower edge of the window: voices to compare, and what plays. The page ends above it, however high it is. */
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
