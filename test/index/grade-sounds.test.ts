import { expect, it } from '@jest/globals';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { gradeSounds } from '../../src/index/voices/grade-sounds.ts';
import { voice } from '../support/voice.ts';

const SOUND = { seconds: 4, method: 'test', measured_at: '2026-03-03T00:00:00.000Z' };

/** Returns the words that voices of one language get for their pitches in Hz; the other voice speaks another language. */
function wordsOf(pitches: readonly (number | undefined)[]): readonly (string | undefined)[] {
  const heardOf = (pitch: number | undefined) => ({ ...SOUND, ...(pitch && { pitch_hz: pitch }) });
  const voices = pitches.map((pitch, at) => voice({ id: `acme/${at}`, heard: heardOf(pitch) }));
  const other = voice({ id: 'acme/other', language: 'fr', heard: heardOf(1) });
  const grade = gradeSounds([...voices, other], ({ heard }: StoredVoice) => heard);
  expect(grade(other)?.pitch).toBeUndefined();
  return voices.map((each) => grade(each)?.pitch);
}

it('thirds of the measured voices of a language have a word', () => {
  const words = wordsOf([90, 300, 120, 100, undefined, 110, 200, 210, 220, 310]);
  expect(words).toEqual([
    'low',
    'high',
    'medium',
    'low',
    undefined,
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]);
});

it('equal pitches have none', () => {
  expect(wordsOf(Array(9).fill(100))).toEqual(Array(9).fill(undefined));
});

it('fewer than nine measured voices have none', () => {
  expect(wordsOf([...Array(8).keys(), undefined].map((at) => at && 100 + at))).toEqual(
    Array(9).fill(undefined),
  );
});
