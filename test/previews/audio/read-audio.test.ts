import { describe, expect, it } from '@jest/globals';
import { audioTypeOfBytes, NotAudioError, readAudio } from '../../../src/previews/audio/read-audio.ts';
import { id3Of, mp3Of, mpegOf, oggOf, toneOf } from '../../support/audio.ts';

const PAGE = Buffer.from(`<!doctype html><title>Gone</title>${'<p>No recording is here.</p>'.repeat(80)}`);
const MEGABYTES = 4;

/** Returns megabytes of a pattern after a beginning. */
const hostile = (start: Uint8Array, pattern: Uint8Array) =>
  Buffer.concat([start, Buffer.alloc(MEGABYTES * 1_000_000, pattern)]);

function isAudio(content: Uint8Array): boolean {
  try {
    return readAudio(content).media_type !== '';
  } catch (error) {
    if (error instanceof NotAudioError) return false;
    throw error;
  }
}

/** As many bytes as forty MPEG frames. */
const OTHER = Buffer.alloc(mp3Of(40).length);

it.each([
  ['MPEG frames', mp3Of(40), 'audio/mpeg', 1.04],
  ['three MPEG frames', mp3Of(3), 'audio/mpeg', 0.08],
  ['MPEG frames and as many other bytes', Buffer.concat([mp3Of(40), OTHER]), 'audio/mpeg', 1.04],
  ['MPEG frames with an ID3 tag', Buffer.concat([id3Of(900), mp3Of(40)]), 'audio/mpeg', 1.04],
  ['MPEG streams in a row', Buffer.concat([mp3Of(20), id3Of(300), mp3Of(20)]), 'audio/mpeg', 1.04],
  [
    'MPEG frames with a tag at the end',
    Buffer.concat([mp3Of(20), Buffer.alloc(128, 'TAG')]),
    'audio/mpeg',
    0.52,
  ],
  ['a WAVE file', toneOf(0.7), 'audio/wav', 0.7],
  ['a WAVE file that ends early', toneOf(2).subarray(0, 44 + 32_000), 'audio/wav', 1],
  ['Opus in Ogg', oggOf(72_000), 'audio/ogg', 1.5],
  ['Opus in Ogg of a day', oggOf(86_400 * 48_000), 'audio/ogg', 86_400],
])('readAudio reads %s', (_, content, type, seconds) => {
  expect(readAudio(content)).toEqual({ media_type: type, seconds: expect.closeTo(seconds, 2) });
});

it.each([
  ['MPEG-1 layer III at 32 kHz and 64 kbit/s', [0xff, 0xfb, 0x58], 288, 1152 / 32_000],
  ['MPEG-2 layer III at 22.05 kHz and 80 kbit/s', [0xff, 0xf3, 0x90], 261, 576 / 22_050],
  ['MPEG-2 layer III at 22.05 kHz and 64 kbit/s', [0xff, 0xf3, 0x80], 208, 576 / 22_050],
  ['MPEG-2.5 layer III at 8 kHz and 8 kbit/s', [0xff, 0xe3, 0x18], 72, 576 / 8000],
] as const)('readAudio reads %s', (_, header, frameBytes, seconds) => {
  expect(readAudio(mpegOf(header, frameBytes, 1000))).toEqual({
    media_type: 'audio/mpeg',
    seconds: expect.closeTo(1000 * seconds, 2),
  });
});

it.each([
  // The second byte of the header, samples of a frame, rate of index 2, and ISO/IEC 11172-3 and 13818-3: bitrates in kbit/s.
  [0xfb, 1152, 32_000, '32 40 48 56 64 80 96 112 128 160 192 224 256 320'],
  [0xf3, 576, 16_000, '8 16 24 32 40 48 56 64 80 96 112 128 144 160'],
])('readAudio knows the bitrates of MPEG frames with the byte %i', (byte, samples, rate, bitrates) => {
  const read = bitrates.split(' ').map((kilobits, at) => {
    const bytes = Math.floor((samples * Number(kilobits) * 125) / rate);
    return readAudio(mpegOf([0xff, byte, ((at + 1) << 4) | 8], bytes, 100)).seconds;
  });
  expect(read).toEqual(read.map(() => expect.closeTo((100 * samples) / rate, 2)));
});

it.each([
  ['a page', PAGE],
  ['a page in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(PAGE.toString(), 'utf16le')])],
  ['MPEG frames of free bitrate', mpegOf([0xff, 0xfb, 0x02], 4, 1000)],
  ['MPEG frames of layer II', mpegOf([0xff, 0xfd, 0x80], 417, 1000)],
  ['two MPEG frames', mp3Of(2)],
  ['MPEG frames and more other bytes', Buffer.concat([mp3Of(40), OTHER, Buffer.alloc(1)])],
  ['one MPEG frame and a page', Buffer.concat([mp3Of(1), PAGE])],
  ['some MPEG frames and a long page', Buffer.concat([mp3Of(5), PAGE, PAGE])],
  ['a page behind an ID3 tag', Buffer.concat([id3Of(20), PAGE])],
  ['an ID3 tag that never ends', id3Of(90).subarray(0, 50)],
  ['MP4, which no list has', Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A '), Buffer.alloc(5000)])],
  ['Ogg of no duration', oggOf(0)],
  ['the name of Ogg and zeros', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(500)])],
  ['Ogg of more than a day', oggOf(86_401 * 48_000)],
  ['Ogg of years', oggOf(2 ** 50)],
  ['a WAVE file without sound', toneOf(0)],
  ['RIFF of another kind', Buffer.from('RIFF0000AVI LIST')],
  ['nothing', Buffer.alloc(0)],
])('readAudio refuses %s', (_, content) => {
  expect(() => readAudio(content)).toThrow(NotAudioError);
});

describe('of a recording with many WAVE chunks', () => {
  const sound = toneOf(0.7);
  const withPieces = (count: number) =>
    Buffer.concat([sound.subarray(0, 12), Buffer.alloc(count * 8, 'LIST\0\0\0\0'), sound.subarray(12)]);

  it('9,900 are looked at', () => expect(isAudio(withPieces(9_900))).toBe(true));
  it('10,001 are not', () => expect(isAudio(withPieces(10_001))).toBe(false));
});

it.each([
  ['an MPEG frame and sync bytes', hostile(mp3Of(1), Buffer.from([0xff]))],
  ['MPEG headers that no frame follows', hostile(mp3Of(1), Buffer.from([0xff, 0xfb, 0x90, 0]))],
  ['the smallest MPEG frames', hostile(mp3Of(1), Buffer.from([0xff, 0xe3, 0x18, 0]))],
  ['empty ID3 tags', hostile(id3Of(0), id3Of(0))],
  ['empty WAVE chunks', hostile(toneOf(1).subarray(0, 12), Buffer.from('LIST\0\0\0\0'))],
  ['empty Ogg pages', hostile(oggOf(100), oggOf(100).subarray(47, 75))],
])('looks through megabytes of %s at once', (_, content) => {
  const startedAt = process.cpuUsage();
  isAudio(content);
  const { user } = process.cpuUsage(startedAt);
  expect(user / 1e6).toBeLessThan(MEGABYTES / 4);
});

describe('audioTypeOfBytes', () => {
  it.each([
    [mp3Of(3), 'audio/mpeg'],
    [mp3Of(1), 'audio/mpeg'],
    [Buffer.concat([mp3Of(1), PAGE]), undefined],
    [Buffer.from([0xff, 0xfe, 0x3c, 0, 0x21, 0]), undefined],
    [Buffer.from('xxxxxxxxWAVE'), undefined],
  ])('tells the type of case %#', (start, type) => {
    expect(audioTypeOfBytes(start)).toBe(type);
  });
});
