import { toAudioVoice } from './audio-voices.ts';
import type { Voice } from './voice.ts';
import { CSV_HEADER, toCsvRow } from './voice-csv.ts';

/** Serialization format of a list of voices: its rows, and the text before, between and after them. */
export interface VoiceFormat {
  readonly head?: string;
  readonly between?: string;
  /** Text after each row. */
  readonly after?: string;
  readonly tail?: string;
  /** Formats a voice as a row. If absent, a row is the stored JSON of the voice, copied without parsing. */
  readonly toRow?: (voice: Voice) => string;
}

/** One voice per line as JSON. */
export const NDJSON: VoiceFormat = { after: '\n' };
/** An array with one voice per line. */
export const JSON_ARRAY: VoiceFormat = { head: '[\n', between: ',\n', tail: '\n]\n' };
export const CSV: VoiceFormat = { head: CSV_HEADER, toRow: toCsvRow };
/** The body of `AudioVoicesResponse`. */
export const AUDIO_VOICES: VoiceFormat = {
  head: '{"voices":[',
  between: ',\n',
  tail: ']}',
  toRow: (voice) => JSON.stringify(toAudioVoice(voice)),
};
