import {
  aged,
  all,
  american,
  any,
  british,
  female,
  forUse,
  idHas,
  male,
  named,
  neutral,
  nonBinary,
  speaks,
  speaksLocale,
} from '../fits.ts';
import { finds, type Golden, means } from '../golden-case.ts';

/** A word that is in some names too, as in Calm Woman. */
const orNamed = (word: string, fits = female) => any(fits, named(word));
const child = aged('child');

/** Genders and ages, which are never taken one for another. */
export const people: readonly Golden[] = [
  ...means(female, 'woman', 'women', 'girl', 'female', 'feminine', 'FEMALE', 'lady'),
  ...means(male, 'male', 'masculine', 'men', 'MALE'),
  ...finds(male, orNamed('man', male), 'man'),
  ...finds(male, orNamed('boy', male), 'boy'),
  // A word for men, and the name of some; the top tier's men go before them.
  ...finds(any(male, named('Guy')), any(male, named('Guy')), 'guy'),
  ...means(female, '女性', 'mujer'),
  ...means(neutral, 'neutral'),
  ...means(nonBinary, 'nonbinary', 'non-binary', 'non binary', 'enby'),
  ...means(child, 'child', 'kid', 'kids', 'children', 'kids voice'),
  ...means(all(child, male), 'boy child'),
  ...finds(
    all(aged('young'), female),
    all(aged('young', 'child'), female),
    'young girl',
    'young woman',
    'young female',
  ),
  ...finds(aged('young'), aged('young', 'child'), 'young', 'teen', 'youthful'),
  ...means(aged('young'), 'young adult'),
  ...finds(aged('adult'), any(aged('adult'), idHas('Adult')), 'adult'),
  ...means(aged('middle-aged'), 'middle aged', 'middle-aged'),
  ...finds(aged('middle-aged'), any(aged('middle-aged'), idHas('Mature')), 'mature'),
  ...means(all(aged('middle-aged'), male), 'middle aged man', 'middle-aged male'),
  ...means(aged('old'), 'old', 'elderly'),
  ...finds(aged('old'), any(aged('old'), idHas('Senior')), 'senior'),
  ...means(all(aged('old'), female), 'old woman', 'elderly lady'),
  ...finds(all(aged('old'), female), all(any(aged('old'), idHas('Senior')), female), 'senior female'),
  ...means(all(aged('old'), male, forUse('narration')), 'old man narrator'),
  ...finds(
    all(british, female),
    all(british, female),
    'british female',
    'female british',
    'British Woman',
    'uk female',
  ),
  ...means(all(american, male), 'american male', 'male american', 'us male', 'american man'),
  ...means(all(american, child), 'american child', 'american kid'),
  ...finds(all(speaks('en-GB'), female), all(speaksLocale('en-GB'), female), 'en-GB female', 'female en_gb'),
  ...means(all(speaks('ja'), female), '日本語 女性', '日本語の女性の声'),
];
