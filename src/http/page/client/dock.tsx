import { LiveRegion } from '../components/live-region.tsx';
import { PlayerStatus } from '../components/player-status.tsx';
import { CompareTray } from './compare-tray.tsx';

/** Lower edge of the window: voices to compare, and what plays. */
export function Dock() {
  return (
    <>
      <div class="dock">
        <CompareTray />
        <PlayerStatus />
      </div>
      <LiveRegion />
    </>
  );
}
