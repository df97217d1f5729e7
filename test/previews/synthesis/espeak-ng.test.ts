import { describe, expect, it } from '@jest/globals';
import type { StoredVoice } from '../../../src/domain/voice.ts';
import { openRecordingStore } from '../../../src/previews/recording-store.ts';
import { findEspeakNg } from '../../../src/previews/synthesis/espeak-ng.ts';
import { planSpeech } from '../../../src/previews/synthesis/plan-speech.ts';
import { speakAll } from '../../../src/previews/synthesis/speak-all.ts';
import type { BlobStore } from '../../../src/storage/blob-store.ts';
import { createFileStore } from '../../../src/storage/file.ts';
import { createS3Store } from '../../../src/storage/s3.ts';
import { withFolder } from '../../support/folder.ts';
import { isInstalled } from '../../support/installed.ts';
import { longTests } from '../../support/long-tests.ts';
import { describeOnS3, withBucket } from '../../support/s3.ts';
import { NEVER } from '../../support/speech-host.ts';
import { voice } from '../../support/voice.ts';

const hasProgram = isInstalled('espeak-ng');
const describeWithProgram = hasProgram ? describe : describe.skip;

/** Voices of a short run, in eight languages of seven scripts, because the program takes the same path for every voice. */
const FEW = Object.entries({
  'gmw/de': 'de',
  'gmw/en-US': 'en-US',
  'zle/ru': 'ru',
  'sem/ar': 'ar',
  'inc/hi': 'hi',
  'sit/cmn': 'zh',
  'jpx/ja': 'ja-JP',
  'grk/grc': 'grc',
}).map(([id, language]) => voice({ id: `espeak-ng/${id}`, language }));
/** Share of full scale above which the root mean square of speech lies: -40 dB. */
const MIN_RMS = 0.01;
const WAVE_HEADER_BYTES = 44;

/** Returns all voices of the bundled list, or a few. */
async function someVoices(): Promise<readonly StoredVoice[]> {
  if (longTests(false, true)) return FEW;
  const { bundledOf } = await import('../../support/snapshot.ts');
  return (await bundledOf('espeak-ng')).voices;
}

async function program() {
  const found = await findEspeakNg();
  if (!found) throw new Error('espeak-ng is not installed');
  return found;
}

/** Records the voices, and checks each recording as the place has it: longer than half a second, and not silent. */
async function expectRecordings(voices: readonly StoredVoice[], place: BlobStore): Promise<void> {
  const { speeches } = planSpeech(voices, [{ synthesizer: await program() }]);
  const options = { concurrency: 2, signal: NEVER };
  const { failures } = await speakAll(speeches, await openRecordingStore(place), options);
  // Voices of a few constructed and rare languages can read no numbers.
  expect(failures.filter(({ reason }) => reason !== 'no audio: it is silent')).toEqual([]);

  const { recordings } = await openRecordingStore(place);
  const languages = voices
    .filter(({ id }) => recordings.has(id))
    .map(({ language }) => language.split('-')[0]);
  expect(recordings.size).toBeGreaterThanOrEqual(longTests(100, FEW.length));
  expect(new Set(languages).size).toBeGreaterThanOrEqual(longTests(60, FEW.length));
  for (const [id, { key, seconds, bytes, ...rest }] of recordings) {
    const { body } = (await place.get(key)) ?? { body: Buffer.alloc(0) };
    const heard = { id, ...decode(body) };
    expect(heard).toEqual({ id, seconds: expect.closeTo(seconds ?? 0, 1), rms: expect.any(Number) });
    expect({ id, isLong: heard.seconds > 0.5, isLoud: heard.rms > MIN_RMS }).toEqual({
      id,
      isLong: true,
      isLoud: true,
    });
    expect(rest).toEqual({ media_type: 'audio/wav', spoken_by: 'espeak-ng', text: expect.any(String) });
    expect(bytes).toBe(body.byteLength);
  }
}

/** Decodes a WAVE file of 16-bit samples of one channel, by the lengths that its header states. */
function decode(file: Uint8Array): { readonly seconds: number; readonly rms: number } {
  const buffer = Buffer.from(file);
  expect(buffer.readUInt16LE(34)).toBe(16);
  const samples = buffer.readUInt32LE(40) / 2;
  let squares = 0;
  for (let at = 0; at < samples; at++)
    squares += (buffer.readInt16LE(WAVE_HEADER_BYTES + 2 * at) / 0x80_00) ** 2;
  return { seconds: samples / buffer.readUInt32LE(24), rms: Math.sqrt(squares / samples) };
}

describeWithProgram('espeak-ng (needs the program)', () => {
  it('reads the sentence of each voice in its language, or is refused', async () => {
    const synthesizer = await program();
    const voices = [...(await someVoices()), voice({ id: 'espeak-ng/sai/gn', language: 'gn' })];
    const { speeches } = planSpeech(voices, [{ synthesizer }]);
    const switched = new Set<string>();
    for (const speech of speeches) {
      const phonemes = await synthesizer.readPhonemes({ ...speech, signal: NEVER });
      if (/\([a-z-]+\)/i.test(phonemes)) switched.add(speech.voice.id);
    }
    // The program's Guarani counts in Spanish.
    expect([...switched]).toEqual(['espeak-ng/sai/gn']);
    const odd = speeches.filter(({ voice: { id } }) => switched.has(id));
    for (const speech of odd)
      await expect(synthesizer.speak({ ...speech, signal: NEVER })).rejects.toThrow('another language (es)');
  });

  it('records voices in a folder', () =>
    withFolder(async (folder) => expectRecordings(await someVoices(), createFileStore(folder))));

  it.each(['nosuch', '-h', '--version', '; echo x', '$(echo gmw/en)'])(
    'is given the id %p as a voice and as nothing else',
    async (id) => {
      const { speak } = await program();
      const odd = voice({ id: 'espeak-ng/odd', provider_voice_id: id });
      const spoken = speak({ voice: odd, text: '--help', language: 'en', signal: NEVER });
      await expect(spoken).rejects.toThrow('espeak-ng failed: ');
    },
  );

  it('ends when the run is stopped', async () => {
    const { speak } = await program();
    const english = voice({ id: 'espeak-ng/gmw/en' });
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(speak({ voice: english, text: 'Hi', language: 'en', signal })).rejects.toThrow('stopped');
  });
});

describeOnS3('espeak-ng on a real S3 server (AWS_ENDPOINT_URL_S3, needs the program)', () => {
  (hasProgram ? it : it.skip)('records voices in a bucket', () =>
    withBucket(async (bucket, client) => {
      await expectRecordings(await someVoices(), createS3Store(client, { bucket, prefix: 'previews/' }));
    }),
  );
});

describe('a program that is not installed', () => {
  it('is no synthesizer', async () => {
    expect(await findEspeakNg('voice-directory-no-such-program')).toBeUndefined();
  });
});
