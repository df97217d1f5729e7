import { describe, expect, it } from '@jest/globals';
import { transliterate } from '../../../src/index/text/transliterate.ts';
import { fold } from '../../../src/lib/fold.ts';

describe('a word of another script', () => {
  it.each([
    ['Татьяна', 'tatyana'],
    ['Дженнифер', 'djennifer'],
    ['Сергей', 'sergei'],
    ['Щукин', 'shchukin'],
    ['Ђорђе', 'djordje'],
    ['ナナミ', 'nanami'],
    ['ななみ', 'nanami'],
    ['ジェニー', 'jeni'],
    ['シャロン', 'sharon'],
    ['キョウコ', 'kyouko'],
    ['ティファニー', 'tifani'],
    ['ウィリアム', 'wiriamu'],
    ['ヴァネッサ', 'vanesa'],
    ['제니', 'jeni'],
    ['조안나', 'joanna'],
    ['현수', 'hyeonsu'],
    ['जेनी', 'jeni'],
    ['अदिति', 'aditi'],
    ['कल्पना', 'kalpana'],
    ['राहुल', 'rahul'],
    ['রাহুল', 'rahul'],
    ['ராதா', 'rata'],
    ['కవిత', 'kavit'],
  ])('is spelled in Latin letters: %s → %s', (word, latin) => {
    expect(transliterate(fold(word))).toBe(latin);
  });

  it.each(['jenny', '女性', 'مريم', 'Αθηνά', 'นก', 'aдам', ''])(
    'is left as it is where a letter is of no known script: %s',
    (word) => {
      expect(transliterate(word)).toBeUndefined();
    },
  );
});
