import {
  aged,
  all,
  american,
  british,
  by,
  type Fits,
  female,
  forUse,
  from,
  idHas,
  indian,
  male,
  model,
  named,
  nation,
  speaks,
  styled,
} from '../../test/ranking/fits.ts';

/** Query that is typed letter by letter, and the test of a voice that its author wants. */
export interface TypedQuery {
  readonly query: string;
  readonly wanted: Fits;
}

const typed = (query: string, wanted: Fits): TypedQuery => ({ query, wanted });
const ofProvider = (provider: string, name: string) => all(by(provider), named(name));

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

  typed('english', speaks('en')),
  typed('spanish', speaks('es')),
  typed('french', speaks('fr')),
  typed('german', speaks('de')),
  typed('italian', speaks('it')),
  typed('japanese', speaks('ja')),
  typed('arabic', speaks('ar')),
  typed('hindi', speaks('hi')),
  typed('mandarin', speaks('zh', 'cmn')),
  typed('pt-br', speaks('pt-BR')),

  typed('british', british),
  typed('american', american),
  typed('australian', nation('Australia', 'Australian')),
  typed('scottish', ({ accent }) => accent === 'Scottish'),
  typed('british female', all(british, female)),
  typed('american male', all(american, male)),
  typed('spanish male', all(speaks('es'), male)),
  typed('german female', all(speaks('de'), female)),
  typed('french woman', all(speaks('fr'), female)),
  typed('australian female', all(nation('Australia', 'Australian'), female)),
  typed('indian male', all(indian, male)),
  typed('brazilian female', all(from('Brazil'), female)),

  typed('azure', by('azure')),
  typed('google', by('google')),
  typed('elevenlabs', by('elevenlabs')),
  typed('openai', by('openai')),
  typed('deepgram', by('deepgram')),
  typed('neural2', model('neural2')),
  typed('wavenet', model('wavenet')),

  typed('narrator', forUse('narration')),
  typed('kids', aged('child')),
  typed('old man', all(aged('old'), male)),
  typed('young woman', all(aged('young'), female)),
  typed('audiobook', forUse('audiobook')),
  typed('customer service', forUse('customer-service')),
  typed('news', forUse('news')),
  typed('warm', styled('warm')),
];
