import type { QueryWords } from './query-words.ts';

/** Words of Mongolian that people type when they look for a voice. Source: usage, November 2026. */
export const mongolian: QueryWords = {
  empty:
    'хоолой хоолойтой хоолойгоор дуу_хоолой яриа ярьдаг яригч илтгэгч хэл хэлээр хэлний аялга дуудлага бичвэр хэрэгтэй хайж_байна',
  not: '',
  notAfter: 'биш бусад',
  or: 'эсвэл буюу',
  and: 'болон',
  genders: { Female: 'эмэгтэй эмэгтэйн эмэгтэйчүүд', Male: 'эрэгтэй эрэгтэйн эрэгтэйчүүд' },
  ages: {
    young: 'залуу залуугийн',
    adult: 'насанд_хүрсэн',
    'middle-aged': 'дунд_насны',
    old: 'хөгшин настай өндөр_настай',
  },
  people: {
    child: 'хүүхэд хүүхдийн хүүхдүүд нялх',
    'Female child': 'охин охины бяцхан_охин',
    'Male child': 'хөвгүүн бяцхан_хүү',
    'Female young': 'залуу_эмэгтэй',
    'Male young': 'залуу_эрэгтэй',
    'Female old': 'эмээ эмгэн',
    'Male old': 'өвөө өвгөн',
    'Female adult': 'ээж',
    'Male adult': 'аав',
  },
  useCases: {
    audiobook: 'аудио_ном аудионом ном',
    'customer-service': 'харилцагчийн_үйлчилгээ',
    narration: 'өгүүлэгч хүүрнэгч',
    news: 'мэдээ мэдээний',
    storytelling: 'үлгэр үлгэрийн',
  },
  styles: {
    calm: 'амгалан',
    cheerful: 'хөгжилтэй баяртай',
    deep: 'гүн бүдүүн',
    soft: 'зөөлөн',
    warm: 'дулаан',
  },
  languages: { mn: 'монголоор монголын mongol_khel', en: 'англиар', ru: 'оросоор' },
};
