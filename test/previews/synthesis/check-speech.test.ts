import { describe, expect, it } from '@jest/globals';
import { NotAudioError, readAudio } from '../../../src/previews/audio/read-audio.ts';
import { readWave, withTrueLengths } from '../../../src/previews/audio/wave.ts';
import { checkSpeech } from '../../../src/previews/synthesis/check-speech.ts';
import { mp3Of, toneOf } from '../../support/audio.ts';

const DATA_LENGTH_AT = 40;

/** Returns a tone whose header states a length that was unknown when it was written. */
function streamed(seconds: number, length = 0x7f_ff_f0_00): Buffer {
  const file = toneOf(seconds);
  file.writeUInt32LE(Math.min(length + 36, 0xff_ff_ff_ff), 4);
  file.writeUInt32LE(length, DATA_LENGTH_AT);
  return file;
}

/** Returns a WAVE file with a further chunk of odd length before the samples. */
function withChunk(file: Buffer): Buffer {
  const chunk = Buffer.from('JUNK\x03\0\0\0abc\0', 'latin1');
  return Buffer.concat([file.subarray(0, 36), chunk, file.subarray(36)]);
}

const silence = (seconds: number) => toneOf(seconds).fill(0, 44);

describe('a spoken recording', () => {
  it.each([
    ['a tone', toneOf(0.6)],
    ['MP3', mp3Of(40)],
    ['a tone after another chunk', withChunk(toneOf(0.6))],
  ])('is stored as it is if it is %s', async (_kind, content) => {
    expect(checkSpeech(content)).toBe(content);
  });

  it.each([
    ['short', toneOf(0.4), 'its length is 0.4 seconds'],
    ['short MP3', mp3Of(5), 'its length is 0.13 seconds'],
    ['silent', silence(1), 'it is silent'],
    ['silent and streamed', Buffer.from(streamed(1)).fill(0, 44), 'it is silent'],
    ['JSON', Buffer.from('{"error":"no such voice"}'), 'no audio'],
    ['empty', Buffer.alloc(0), 'no audio'],
    ['a header only', toneOf(0), 'it has no sound'],
  ])('is refused if it is %s', (_kind, content, reason) => {
    expect(() => checkSpeech(content)).toThrow(NotAudioError);
    expect(() => checkSpeech(content)).toThrow(reason);
  });

  it.each([8, 16, 24, 32])('is refused if its samples of %d bits are silent up to the last one', (bits) => {
    const file = silence(3).fill(bits === 8 ? 0x80 : 0, 44);
    file.writeUInt16LE(bits, 34);
    expect(() => checkSpeech(file)).toThrow('it is silent');
    file.writeInt8(0x40, file.length - 1);
    expect(checkSpeech(file)).toBe(file);
  });

  it.each([0x7f_ff_f0_00, 0xff_ff_ff_ff])('gets its true length in the place of %d bytes', (length) => {
    const mended = checkSpeech(streamed(1.5, length));
    expect(Buffer.from(mended).equals(toneOf(1.5))).toBe(true);
    expect(readAudio(mended)).toMatchObject({ seconds: 1.5 });
  });
});

describe('the header of a WAVE file', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another format', mp3Of(2)],
    ['a header that is cut', toneOf(1).subarray(0, 30)],
    ['no samples', toneOf(1).subarray(0, 36)],
    ['samples before their format', Buffer.concat([toneOf(1).subarray(0, 12), toneOf(1).subarray(36)])],
    ['a chunk longer than the file', Buffer.from('RIFF\xff\xff\xff\xffWAVEjunk\xff\xff\xff\xff', 'latin1')],
  ])('is not read from %s', (_kind, content) => {
    expect(readWave(content)).toBeUndefined();
    expect(withTrueLengths(content)).toBe(content);
  });
});
