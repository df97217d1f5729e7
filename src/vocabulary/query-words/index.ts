import { amharic, swahili } from './african.ts';
import { arabic } from './ar.ts';
import { latvian, lithuanian } from './baltic.ts';
import { basque } from './basque.ts';
import { bengali } from './bn.ts';
import { bulgarian, macedonian } from './bulgarian-macedonian.ts';
import { armenian, georgian } from './caucasian.ts';
import { irish, welsh } from './celtic.ts';
import { czech, slovak } from './czech-slovak.ts';
import { german } from './de.ts';
import { kannada, malayalam, tamil, telugu } from './dravidian.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { persian } from './fa.ts';
import { french } from './fr.ts';
import { afrikaans, danish, icelandic, norwegian } from './germanic.ts';
import { albanian, greek } from './greek-albanian.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { indonesian } from './id.ts';
import { gujarati, marathi, nepali, punjabi, sinhala } from './indo-aryan.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { mongolian } from './mongolian.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import type { QueryWords } from './query-words.ts';
import { catalan, galician, romanian } from './romance.ts';
import { russian } from './ru.ts';
import { croatian, serbian, slovene } from './south-slavic.ts';
import { burmese, filipino, khmer, lao } from './southeast-asian.ts';
import { swedish } from './sv.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { azerbaijani, kazakh, uzbek } from './turkic.ts';
import { ukrainian } from './uk.ts';
import { urdu } from './ur.ts';
import { estonian, finnish, hungarian } from './uralic.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** Tables of query words by language. */
type Tables = readonly (readonly [language: string, words: QueryWords])[];

/** Full tables. An earlier language wins where two languages have the same word with other meanings. */
export const queryWords: Tables = [
  ['en', english],
  ['es', spanish],
  ['pt', portuguese],
  ['fr', french],
  ['de', german],
  ['it', italian],
  ['nl', dutch],
  ['sv', swedish],
  ['pl', polish],
  ['ru', russian],
  ['uk', ukrainian],
  ['tr', turkish],
  ['ar', arabic],
  ['fa', persian],
  ['ur', urdu],
  ['he', hebrew],
  ['hi', hindi],
  ['bn', bengali],
  ['zh', chinese],
  ['ja', japanese],
  ['ko', korean],
  ['vi', vietnamese],
  ['id', indonesian],
  ['th', thai],
];

/** Short tables of further languages, which come after the full ones: people, voices, the main uses and styles. */
export const furtherQueryWords: Tables = [
  ['ro', romanian],
  ['el', greek],
  ['cs', czech],
  ['sk', slovak],
  ['hu', hungarian],
  ['bg', bulgarian],
  ['mk', macedonian],
  ['sr', serbian],
  ['hr', croatian],
  ['sl', slovene],
  ['da', danish],
  ['nb', norwegian],
  ['is', icelandic],
  ['af', afrikaans],
  ['fi', finnish],
  ['et', estonian],
  ['lv', latvian],
  ['lt', lithuanian],
  ['ca', catalan],
  ['gl', galician],
  ['eu', basque],
  ['cy', welsh],
  ['ga', irish],
  ['sq', albanian],
  ['ka', georgian],
  ['hy', armenian],
  ['az', azerbaijani],
  ['kk', kazakh],
  ['uz', uzbek],
  ['mn', mongolian],
  ['ta', tamil],
  ['te', telugu],
  ['ml', malayalam],
  ['kn', kannada],
  ['mr', marathi],
  ['gu', gujarati],
  ['pa', punjabi],
  ['ne', nepali],
  ['si', sinhala],
  ['fil', filipino],
  ['km', khmer],
  ['lo', lao],
  ['my', burmese],
  ['sw', swahili],
  ['am', amharic],
];
