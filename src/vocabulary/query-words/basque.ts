import type { QueryWords } from './query-words.ts';

/** Words of Basque that people type when they look for a voice. Source: usage, November 2026. */
export const basque: QueryWords = {
  paradigms: { a: '- -a -ak -aren -en', z: '- -z -zko' },
  empty: `
    ahots~a ahotsarekin ahotsez hizlari~a hiztun~a mintzo hizketa hizkera hizkuntza~z hizkuntzak azentu~a
    doinu dut behar dut bilatzen testutik_ahotsera audioa
  `,
  not: '',
  notAfter: 'gabeko ezik izan_ezik',
  or: '',
  and: 'baita',
  genders: { Female: 'emakume~a emakumezko~a emakumezkoa', Male: 'gizon~a gizonezko~a' },
  ages: { young: 'gazte~a', adult: 'heldu~a', 'middle-aged': 'adin_ertaineko', old: 'zahar~a adineko~a' },
  people: {
    child: 'haur~a ume~a',
    'Female child': 'neskatiko neskato~a neskatila',
    'Male child': 'mutiko~a',
    'Female young': 'neska neskak neskaren',
    'Male young': 'mutil~a',
    'Female old': 'amona amonaren amama',
    'Male old': 'aitona aitonaren aitite',
  },
  useCases: {
    audiobook: 'audioliburu~a liburu~a',
    'customer-service': 'bezeroarentzako_arreta bezeroaren_arreta',
    narration: 'narratzaile~a',
    news: 'albiste~a berriak',
    storytelling: 'ipuin~a kontalari~a',
  },
  styles: { calm: 'lasai~a', cheerful: 'alai~a', deep: 'sakon~a', warm: 'bero~a epel~a' },
  languages: {
    eu: 'euskara~z euskal euskaldun~a euskera euskeraz',
    en: 'ingeles~a ingelesez ingelesezko',
    es: 'gaztelania~z espainiera~z',
    fr: 'frantses~a frantsesez',
  },
};
