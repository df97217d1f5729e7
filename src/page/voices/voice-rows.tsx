import { useEffect, useState } from 'preact/hooks';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { foldModels } from '../facts/fold-models.ts';
import { VoiceRow } from './voice-row.tsx';

/**
 * Rows of a page of results. A speaker with several models is one row. The tab key stops at one row only, and arrow keys move between rows;
 * without a script the tab key stops at each row.
 */
export function VoiceRows({ answer }: { readonly answer: VoiceListResponse }) {
  const rows = foldModels(answer.voices);
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!rows.some(({ voice }) => voice.id === current)) setCurrent(rows[0]?.voice.id);
  }, [rows, current]);
  const tabIndexOf = (id: string) => (current === id ? 0 : -1);
  return (
    <ol class="voices">
      {rows.map(({ voice, others }) => (
        <VoiceRow
          key={voice.id}
          voice={voice}
          others={others}
          provider={providerName(answer, voice.provider)}
          tabIndex={current === undefined ? undefined : tabIndexOf(voice.id)}
          onFocus={() => setCurrent(voice.id)}
        />
      ))}
    </ol>
  );
}

/** Returns the provider's name from the facets, because they have a label for every provider of the result. */
export function providerName({ facets }: VoiceListResponse, provider: string): string {
  return facets?.provider.find(({ value }) => value === provider)?.label ?? provider;
}
