import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { readProse } from '../../../src/enrich/knowledge/read-prose.ts';
import { draft } from '../../support/draft.ts';

const DESCRIPTION = 'A warm older Irish man, unhurried. Perfect for audiobooks and bedtime stories.';

it('the facts of a description are gender, age, accents, use cases and styles', () => {
  expect(readProse(DESCRIPTION)).toEqual({
    gender: 'Male',
    age: 'old',
    accents: ['Irish'],
    use_cases: ['audiobook', 'storytelling'],
    styles: ['warm', 'slow'],
  });
});

it.each([undefined, '', 'A voice', 'n/a'])('the description %j states no fact', (description) => {
  expect(readProse(description)).toEqual({});
});

it('a voice with the facts of a description is the voice with the description, but for the sentence', () => {
  const { description: _, ...read } = enrich(draft({ locale: 'en', read: readProse(DESCRIPTION) }));
  const { description: __, ...described } = enrich(draft({ locale: 'en', description: DESCRIPTION }));
  expect({ ...read, provenance: { ...read.provenance, description: undefined } }).toEqual({
    ...described,
    provenance: { ...described.provenance, description: undefined },
  });
});

it('the phrase that opens a description tells the age of a speaker whom no table knows', () => {
  expect(readProse('Gruff older British detective, dry and world-weary').age).toBe('old');
  expect(readProse('Young families at home').age).toBeUndefined();
});

const stylesIn = (text: string) => readProse(text).styles ?? [];

it.each([
  ['Tired, melancholic poet.', ['tired', 'sad']],
  ['A mischievous goblin with a nasal voice', ['playful', 'nasal']],
  ['Warm greetings for hotels', []],
  ['Strong man providing steady corporate messaging', ['powerful']],
  ['Speaks quickly and brightly', ['fast', 'bright']],
  ['An accent-free narrator, calm', ['calm']],
  ['A warm, deep narrator', ['warm', 'deep']],
  ['Gravelly and authoritative', ['gravelly', 'authoritative']],
  ['A hoarse older pirate voice, wry and unhurried.', ['raspy', 'sarcastic', 'slow']],
  ['german, adult, emotional, warm', ['expressive', 'warm']],
  ['Woman with a slightly husky tone and a crisp delivery', ['husky', 'clear']],
  ['This voice feels natural and is easy to listen to', ['natural']],
  ['Brings warmth and clarity to every scene', ['warm', 'clear']],
  ['A calm, relatable and even Brazilian voice', ['calm', 'approachable', 'steady']],
  ['Polished Polish male, warm and kind.', ['polished', 'warm', 'caring']],
  ['An energetic everyday companion', ['energetic']],
  ['He speaks slowly in a booming voice', ['slow', 'resonant']],
  ['Not only deep, also velvety', ['deep', 'smooth']],
  ['Professional but not stiff', ['professional']],
  ['A no-nonsense, matter-of-fact speaker', ['direct']],
  ['A strong voice made to please', ['powerful']],
  ['Bright, lively California, quick and expressive', ['bright', 'lively', 'fast', 'expressive']],
  ['Friendly and effortlessly casual', ['friendly', 'casual']],
  ['<b>Serene</b> &amp; gentle', ['calm', 'gentle']],
  ['Soft-spoken\nand tender', ['soft', 'gentle']],
  ['Casual woman with quiet professionalism', ['casual', 'professional']],
  ['Warm and kind.', ['warm', 'caring']],
])('the description %j states the styles %j', (text, styles) => {
  expect(stylesIn(text)).toEqual(styles);
});

it.each([
  'Not too deep or raspy',
  'Without being harsh',
  'Never monotone, never robotic',
  "It isn't formal",
  'Anything but dramatic',
  'Less formal than most',
  'Made by deep learning',
  'Plays a warm welcome message to customers',
  'For sad stories',
  'Perfect for calm, friendly conversations and upbeat ads',
  'Sells with high-energy ads',
  'Gives clear instructions',
  'With a strong Texan accent',
  'A kind of narrator',
  'Comfortable across moods',
  'Good even in long texts',
  'Known for smooth, engaging and dramatic stories',
  'Serious games and fast food',
  'A baritone-free zone',
  'A voice of rich character',
  'A voice with rich emotional range',
  'A young American female voice',
  '',
])('the description %j states no style', (text) => {
  expect(stylesIn(text)).toEqual([]);
});

it('only the start of a description is read', () => {
  expect(stylesIn(`${'A voice. '.repeat(60)}Calm.`)).toEqual([]);
});

it.each([
  ['words', 'warm '],
  ['joints', 'warm, and '],
  ['negations', 'not '],
  ['purposes', 'for for '],
  ['letters', 'l'],
  ['signs', '<'],
])('a hostile description of many %s is read in a moment', (_, part) => {
  const before = process.cpuUsage();
  stylesIn(part.repeat(1_000_000));
  // The processor's time is counted, because other processes may hold this one up for long.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
