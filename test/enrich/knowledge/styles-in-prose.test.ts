import { expect, it } from '@jest/globals';
import { stylesInProse } from '../../../src/enrich/knowledge/styles-in-prose.ts';

it.each([
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
])('the description %j states the styles %j', (text, styles) => {
  expect(stylesInProse(text)).toEqual(styles);
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
  'Good even in long texts',
  'Known for smooth, engaging and dramatic stories',
  'Serious games and fast food',
  'A baritone-free zone',
  'A young American female voice',
  '',
])('the description %j states no style', (text) => {
  expect(stylesInProse(text)).toEqual([]);
});

it('only the start of a description is read', () => {
  expect(stylesInProse(`${'A voice. '.repeat(60)}Calm.`)).toEqual([]);
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
  stylesInProse(part.repeat(1_000_000));
  // The processor's time is counted, because other processes may hold this one up for long.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
