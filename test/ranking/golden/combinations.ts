import {
  accent,
  aged,
  all,
  american,
  any,
  british,
  by,
  female,
  forUse,
  from,
  indian,
  male,
  model,
  named,
  nation,
  speaks,
  speaksLocale,
  styled,
} from '../fits.ts';
import { finds, type Golden, leads, means } from '../golden-case.ts';

const german = any(speaks('de'), nation('Germany', 'German'));
const narrator = forUse('narration');
const local = any(by('piper'), by('kokoro'), by('espeak-ng'), by('sherpa-mms'), by('xtts'));
const japaneseToo = all(speaks('en'), speaks('ja'));

/** Several words, whole phrases, words beside filters, and words that do not go together. */
export const combinations: readonly Golden[] = [
  ...means(all(british, female), 'female voice with a british accent', 'a british female voice'),
  ...means(all(german, local), 'open source german', 'german offline', 'deutsch quelloffen'),
  ...means(local, 'self-hosted', 'オープンソース'),
  // English with an accent of Japan is right too.
  ...finds(japaneseToo, speaks('en'), 'same speaker in english and japanese', 'both english and japanese'),
  ...means(all(), 'all voices', 'text to speech'),
  ...means(all(german, male), 'german male', 'german male voice', 'male voice in german', 'german man'),
  ...finds(all(speaks('en'), indian, female), all(indian, female), 'indian english female'),
  ...means(all(american, aged('old'), male), 'old american man'),
  // Spanish is an accent too, of those who speak Catalan or Basque.
  ...finds(
    all(speaks('es'), from('Spain')),
    from('Spain'),
    'spanish from spain',
    'spanish accent from spain',
  ),
  ...finds(speaks('en-HK'), speaksLocale('en-HK'), 'hong kong english', 'english hong kong'),
  ...means(all(speaks('ta'), from('Sri Lanka')), 'tamil sri lanka'),
  ...means(all(by('kokoro'), speaks('ja')), 'kokoro japanese'),
  ...means(all(british, named('Emma')), 'emma uk', 'british emma'),
  ...means(all(british, forUse('audiobook')), 'british audiobook', 'british voices for audiobooks'),
  ...means(all(speaks('es'), nation('Mexico', 'Mexican'), female), 'mexican spanish female'),
  ...means(all(speaks('en'), forUse('customer-service'), female), 'english female customer service'),
  ...means(
    all(by('azure'), speaks('ja')),
    { search: 'azure', language: 'ja' },
    { search: 'japanese', providers: 'azure' },
  ),
  ...means(all(by('polly'), speaks('en-IN')), 'polly en-IN'),
  ...means(all(by('polly'), model('generative'), speaks('fr')), 'polly generative french'),
  ...finds(
    all(speaks('fr-CA'), female),
    all(speaksLocale('fr-CA'), female),
    { search: 'female', language: 'fr-CA' },
    { search: 'fr-CA', genders: 'f' },
  ),
  ...means(all(accent('British'), male, narrator), { search: 'narrator', genders: 'm', accent: 'brit' }),
  ...means(all(named('Jenny'), by('azure')), { search: 'jenny', providers: 'azure' }),
  ...means(all(speaks('pt'), from('Brazil'), aged('young')), {
    search: 'brazilian',
    ages: 'young',
    language: 'pt',
  }),
  ...means(
    all(speaks('de'), ({ preview }) => preview === true),
    { language: 'German', has_preview: true },
  ),
  ...means(
    all(speaks('es-419')),
    { language: 'Latin American Spanish' },
    { language: 'es-LA' },
    { language: 'es_419' },
  ),
  ...finds(
    speaks('pt-BR'),
    speaksLocale('pt-BR'),
    { language: 'Brazilian Portuguese' },
    { language: 'português (Brasil)' },
  ),
  ...finds(
    speaks('en-GB'),
    speaksLocale('en-GB'),
    { language: 'British English' },
    { language: 'English (United Kingdom)' },
  ),
  ...finds(speaks('nl-BE'), speaksLocale('nl-BE'), { language: 'Flemish' }),
  // Words that no voice has together: the telling ones stay.
  ...means(all(british, female), 'british woman qqxxqqxx'),
  ...means(all(british, female, styled('calm')), 'calm british woman'),
  ...leads(named('Jenny'), 'jenny qqxxqqxx', 'qqxxqqxx jenny'),
  // A provider that is named is kept longest.
  ...means(by('azure'), 'azure joanna', 'joanna azure'),
  ...means(speaks('tlh'), 'klingon female', 'klingon narrator', 'elderly klingon woman'),
  ...means(accent('Texan'), { search: 'texan nonbinary' }),
  ...means(all(any(speaks('cy'), accent('Welsh'), accent('Northern Welsh')), male), 'welsh male narrator'),
];
