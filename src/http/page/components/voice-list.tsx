import type { VoiceListResponse } from '../../../domain/voice-list.ts';
import { foldModels } from '../fold-models.ts';
import { VoiceRow } from './voice-row.tsx';

/** Voices of a page of results. One speaker under several models is one row. */
export function VoiceList({ answer }: { readonly answer: VoiceListResponse }) {
  return (
    <ol class="voices">
      {foldModels(answer.voices).map(({ voice, others }) => (
        <VoiceRow
          key={voice.id}
          voice={voice}
          others={others}
          provider={providerName(answer, voice.provider)}
        />
      ))}
    </ol>
  );
}

/** Returns the provider's name from the facets, which label every provider of the result. */
export function providerName({ facets }: VoiceListResponse, provider: string): string {
  return facets?.provider.find(({ value }) => value === provider)?.label ?? provider;
}
