import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import type { MeasuredSound } from '../../../src/domain/heard.ts';
import { findDecoder } from '../../../src/previews/measure/decode.ts';
import { measureSound } from '../../../src/previews/measure/measure-sound.ts';
import { toneOf } from '../../support/audio.ts';
import { isInstalled } from '../../support/installed.ts';
import { NEVER } from '../../support/speech-host.ts';

const RATE = 16_000;
const TURN = 2 * Math.PI;
const soundOf = (seconds: number, sampleAt: (time: number) => number, rate = RATE) => {
  const samples = Float32Array.from({ length: seconds * rate }, (_, at) => sampleAt(at / rate));
  return { samples, rate, nativeRate: rate, seconds };
};
/** Harmonics of a frequency in Hz that fall by 6 dB per octave, as those of a voice do. */
const voiceOf = (hertz: number) => (time: number) =>
  [1, 2, 3, 4, 5, 6].reduce((sum, each) => sum + Math.sin(TURN * hertz * each * time) / each, 0) / 8;
/** Syllables: a loudness that rises and falls a number of times per second. */
const swell = (perSecond: number, time: number) => 0.05 + Math.sin(Math.PI * perSecond * time) ** 2;
let state = 1;
/** Noise that is the same at each run. */
const noise = () => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state / 2 ** 30 - 1;
};

it.each([55, 82, 120.5, 233, 310, 440])('a voice of %d Hz has this pitch, and no range', async (hertz) => {
  const found = await measureSound(soundOf(2, voiceOf(hertz)));
  expect(Math.abs(12 * Math.log2((found.pitch_hz ?? 0) / hertz))).toBeLessThan(0.05);
  expect(found).toMatchObject({ range_semitones: 0, seconds: 2, sample_rate: RATE });
  expect(found.whispered).toBeUndefined();
});

it.each([2, 4, 6.5, 8])('%d syllables per second are counted, spoken or whispered', async (pace) => {
  const spoken = await measureSound(soundOf(4, (time) => voiceOf(120)(time) * swell(pace, time)));
  expect(spoken.syllables_per_second).toBeCloseTo(pace, 0);
  const whispered = await measureSound(soundOf(4, (time) => 0.3 * noise() * swell(pace, time)));
  expect(whispered).toMatchObject({ whispered: true, syllables_per_second: spoken.syllables_per_second });
  expect(whispered.pitch_hz).toBeUndefined();
});

it('a pause is no part of the speech', async () => {
  const speech = (time: number) => (time < 2 || time > 4 ? voiceOf(120)(time) * swell(4, time) : 0);
  expect((await measureSound(soundOf(6, speech))).syllables_per_second).toBeCloseTo(4, 0);
});

it.each([16_000, 22_050, 32_000, 48_000])(
  'a full-scale sine at %d samples per second has -3.01 LUFS',
  async (rate) => {
    const { loudness } = await measureSound(soundOf(3, (time) => Math.sin(TURN * 997 * time), rate));
    expect(loudness).toBe(-3);
  },
);

const loudness = expect.any(Number);
const someHertz = expect.closeTo(120, 0);
it.each<[string, number, (time: number) => number, object]>([
  ['no sample', 0, () => 0, {}],
  ['one sample', 1 / RATE, () => 1, {}],
  ['silence', 2, () => 0, {}],
  ['a constant, after a click', 2, () => 0.9, { loudness }],
  ['a blip of a tone', 0.3, voiceOf(120), {}],
  ['steady noise', 3, noise, { loudness }],
  ['the faintest hiss', 3, () => noise() * 1e-5, {}],
  ['a clipped voice', 2, (time) => Math.sign(voiceOf(120)(time)), { loudness, pitch_hz: someHertz }],
])('%s has no facts but its own', async (_, seconds, sampleAt, facts) => {
  const found = await measureSound(soundOf(seconds, sampleAt));
  for (const name of ['seconds', 'sample_rate', 'syllables_per_second', 'range_semitones'] as const)
    expect(found[name] ?? 0).toBeLessThan(Number.POSITIVE_INFINITY);
  const { seconds: _seconds, sample_rate, syllables_per_second, range_semitones, ...rest } = found;
  expect(rest).toEqual(facts);
});

it('a minute of a voice is measured without a long hold of the process', async () => {
  const sound = soundOf(60, voiceOf(100));
  let turns = 0;
  const counter = setInterval(() => turns++, 1);
  await measureSound(sound);
  clearInterval(counter);
  expect(turns).toBeGreaterThan(20);
});

const hasFfmpeg = isInstalled('ffmpeg', '-version');
describe.each(hasFfmpeg ? ['ffmpeg', 'no-such-program'] : ['no-such-program'])(
  'a decoder with %s',
  (program) => {
    const found = findDecoder(program);

    it('decodes a WAVE file', async () => {
      const { decode } = await found;
      const sound = await decode(toneOf(1, 440), NEVER);
      expect(sound).toMatchObject({ nativeRate: RATE, seconds: expect.closeTo(1, 1) });
      expect(sound && (await measureSound(sound)).pitch_hz).toBeCloseTo(440, 0);
    });

    it.each([
      ['nothing', Buffer.alloc(0)],
      ['a playlist', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
      ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
      ['a WAVE file without samples', toneOf(0)],
      ['the start of a header', toneOf(1).subarray(0, 30)],
    ])('finds no sound in %s', async (_, content) => {
      expect(await (await found).decode(content, NEVER)).toBeUndefined();
    });
  },
);

(hasFfmpeg ? it : it.skip)(
  'a decoder with ffmpeg (needs the program) reads a minute at most, and stops',
  async () => {
    const { decode } = await findDecoder();
    expect(await decode(toneOf(90), NEVER)).toMatchObject({ seconds: 60, nativeRate: RATE });
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(decode(toneOf(1), stopped)).rejects.toThrow('stopped');
  },
);

(isInstalled('espeak-ng') ? describe : describe.skip)('voices of espeak-ng (needs the program)', () => {
  const measured = async (voice: string, ...options: readonly string[]): Promise<Partial<MeasuredSound>> => {
    const text = 'Hello! This is how I sound. I hope you enjoy listening.';
    const { decode } = await findDecoder('no-such-program');
    const sound = await decode(execFileSync('espeak-ng', ['--stdout', '-v', voice, ...options, text]), NEVER);
    return sound ? measureSound(sound) : {};
  };

  it('have the pitch and the pace that they are told', async () => {
    const [low, high] = [await measured('gmw/en', '-p', '20'), await measured('gmw/en', '-p', '80')];
    expect((high.pitch_hz ?? 0) / (low.pitch_hz ?? 0)).toBeGreaterThan(1.5);
    const [slow, fast] = [await measured('gmw/en', '-s', '120'), await measured('gmw/en', '-s', '240')];
    expect((fast.syllables_per_second ?? 0) / (slow.syllables_per_second ?? 0)).toBeCloseTo(2, 0);
    expect([low, high, slow, fast].some(({ whispered }) => whispered)).toBe(false);
  });

  it('whisper', async () => expect(await measured('gmw/en+whisper')).toHaveProperty('whispered', true));
});
