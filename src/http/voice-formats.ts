import type { AudioVoice } from '../domain/audio-voices.ts';
import { VOICE_FIELDS, type Voice } from '../domain/voice.ts';
import type { Catalog } from '../index/catalog/catalog.ts';

/** Separator of list values in a CSV cell. The separator is `|`, because no spreadsheet splits cells at `|`, and hardly any value contains it. */
export const CSV_LIST_SEPARATOR = '|';
/** Characters that are escaped with a backslash in a list's values, because values such as a provider's model ids may contain them. */
const ESCAPED = /[|\\]/g;
const LINE_END = '\r\n';
/** Pattern of a cell that a spreadsheet could run as a formula. The pattern also matches full-width characters such as `＝` (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Pattern of a cell to quote in CSV. A cell with outer spaces is quoted, too, because some programs trim unquoted cells. */
const QUOTED = /[",\r\n]|^\s|\s$/;

export const CSV_HEADER = VOICE_FIELDS.join() + LINE_END;

export type VoiceFormat = Parameters<Catalog['dump']>[0];

export const NDJSON: VoiceFormat = { after: '\n' };
export const JSON_ARRAY: VoiceFormat = { head: '[\n', between: ',\n', tail: '\n]\n' };
export const CSV: VoiceFormat = { head: CSV_HEADER, toRow: toCsvRow };
/** Format of the response that the schema `AudioVoicesResponse` describes: an object with the list `voices`. */
export const AUDIO_VOICES: VoiceFormat = {
  head: '{"voices":[',
  between: ',\n',
  tail: ']}',
  toRow: (voice) => JSON.stringify(toAudioVoice(voice)),
};

/** Formats a voice as a row of CSV (RFC 4180) with its line end and an empty cell for each absent field. */
export function toCsvRow(voice: Voice): string {
  const values = voice as Readonly<Record<string, unknown>>;
  return VOICE_FIELDS.map((field) => toCell(values[field])).join() + LINE_END;
}

function toCell(value: unknown): string {
  if (value === undefined) return '';
  const text = toText(value);
  // A leading apostrophe makes a spreadsheet show a formula as text, so that the text of a provider never runs as a formula.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the text of a value. The values of a list are joined with the separator, which is escaped inside each: `a|b`, `c` → `a\|b|c`. */
function toText(value: unknown): string {
  if (Array.isArray(value))
    return value.map((each) => String(each).replace(ESCAPED, '\\$&')).join(CSV_LIST_SEPARATOR);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toAudioVoice(voice: Voice): AudioVoice {
  const { id, name, provider, model_id, language, provider_voice_id } = voice;
  const source = model_id === undefined ? provider : `${provider} ${model_id}`;
  return {
    id,
    name: `${name} (${source}, ${language})`,
    ...(provider_voice_id !== undefined && { provider_voice_id }),
  };
}
