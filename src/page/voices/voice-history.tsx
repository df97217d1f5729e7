import { useReader } from '../state/reader.tsx';

interface VoiceHistoryProps {
  readonly firstSeen: string | undefined;
  readonly lastSeen: string | undefined;
  readonly removedAt?: string | undefined;
  readonly isListed?: boolean;
}

/** Dates of a voice in the directory: first seen, last seen and removed, if known. */
export function VoiceHistory({ firstSeen, lastSeen, removedAt, isListed = false }: VoiceHistoryProps) {
  const { texts, formatDate } = useReader();
  const days = [
    [texts.voicePage.firstSeen, firstSeen],
    [isListed ? texts.voicePage.lastListed : texts.voicePage.lastSeen, lastSeen],
    [texts.voicePage.removedOn, removedAt],
  ] as const;
  if (days.every(([, day]) => day === undefined)) return null;
  return (
    <section>
      <h2>{texts.voicePage.history}</h2>
      <dl class="facts">
        {days.map(
          ([label, day]) =>
            day !== undefined && (
              <div key={label} class="fact">
                <dt>{label}</dt>
                <dd>
                  <time dateTime={day}>{formatDate(day)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
