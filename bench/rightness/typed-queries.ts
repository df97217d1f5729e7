import type { Predicate } from '../../test/ranking/predicate.ts';

/** Query that is typed letter by letter, and the test of a voice that its author wants. */
export interface TypedQuery {
  readonly query: string;
  readonly wanted: Predicate;
}

const typed = (query: string, wanted: Predicate): TypedQuery => ({ query, wanted });
const named = (word: string): Predicate => ({ name: { word } });
const idHas = (contains: string): Predicate => ({ id: { contains } });
const ofProvider = (provider: string, name: string) => ({ provider, ...named(name) });
const nation = (country: string, accent: string): Predicate => ({ nation: [country, accent] });
const british = nation('United Kingdom', 'British');
const american = nation('United States', 'American');
const australian = nation('Australia', 'Australian');

const NAMES = 'jenny joanna aria adam rachel matthew emma nova bella amy sonia thalia katja xiaoxiao';

/** Sixty popular queries. They were written before any answer to them was seen, and are never changed to fit one. */
export const TYPED_QUERIES: readonly TypedQuery[] = [
  ...NAMES.split(' ').map((name) => typed(name, named(name))),
  typed('azure jenny', ofProvider('azure', 'jenny')),
  typed('polly joanna', ofProvider('polly', 'joanna')),
  typed('elevenlabs rachel', ofProvider('elevenlabs', 'rachel')),
  typed('openai nova', ofProvider('openai', 'nova')),

  typed('en-US-JennyNeural', idHas('en-US-JennyNeural')),
  typed('aura-2-thalia-en', idHas('aura-2-thalia-en')),
  typed('af_heart', idHas('af_heart')),
  typed('en-US-Chirp3-HD-Kore', idHas('en-US-Chirp3-HD-Kore')),
  typed('21m00Tcm4TlvDq8ikWAM', idHas('21m00Tcm4TlvDq8ikWAM')),

  typed('english', { speaks: 'en' }),
  typed('spanish', { speaks: 'es' }),
  typed('french', { speaks: 'fr' }),
  typed('german', { speaks: 'de' }),
  typed('italian', { speaks: 'it' }),
  typed('japanese', { speaks: 'ja' }),
  typed('arabic', { speaks: 'ar' }),
  typed('hindi', { speaks: 'hi' }),
  typed('mandarin', { speaks: ['zh', 'cmn'] }),
  typed('pt-br', { native: 'pt-BR' }),

  typed('british', british),
  typed('american', american),
  typed('australian', australian),
  typed('scottish', { accent: 'Scottish' }),
  typed('british female', { ...british, gender: 'Female' }),
  typed('american male', { ...american, gender: 'Male' }),
  typed('spanish male', { speaks: 'es', gender: 'Male' }),
  typed('german female', { speaks: 'de', gender: 'Female' }),
  typed('french woman', { speaks: 'fr', gender: 'Female' }),
  typed('australian female', { ...australian, gender: 'Female' }),
  typed('indian male', { nation: ['India', 'Indian'], gender: 'Male' }),
  typed('brazilian female', { country_name: 'Brazil', gender: 'Female' }),

  typed('azure', { provider: 'azure' }),
  typed('google', { provider: 'google' }),
  typed('elevenlabs', { provider: 'elevenlabs' }),
  typed('openai', { provider: 'openai' }),
  typed('deepgram', { provider: 'deepgram' }),
  typed('neural2', { model_id: { contains: 'neural2' } }),
  typed('wavenet', { model_id: { contains: 'wavenet' } }),

  typed('narrator', { use_cases: 'narration' }),
  typed('kids', { age: 'child' }),
  typed('old man', { age: 'old', gender: 'Male' }),
  typed('young woman', { age: 'young', gender: 'Female' }),
  typed('audiobook', { use_cases: 'audiobook' }),
  typed('customer service', { use_cases: 'customer-service' }),
  typed('news', { use_cases: 'news' }),
  typed('warm', { styles: 'warm' }),
];
