/**
 * Measures the errors of src/previews/measure/, and writes them to docs/heard.md. eSpeak NG speaks the greetings of many languages with many voices, at
 * many pitches and paces. Needs the programs espeak-ng and ffmpeg; compares with Praat if `praat` is installed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDecoder, type Sound } from '../src/previews/measure/decode.ts';
import { quantileOf } from '../src/previews/measure/intensity.ts';
import { METHOD, measureSound } from '../src/previews/measure/measure-sound.ts';
import { sentenceIn } from '../src/providers/greeting-of.ts';
import { type Figures, toPage } from './docs/heard.ts';

/** Voices by language. The ids are whole, because eSpeak NG ignores a variant after a short name such as `en-gb`. */
const VOICES =
  'en=gmw/en en-US=gmw/en-US de=gmw/de nl=gmw/nl sv=gmq/sv fr=roa/fr es=roa/es it=roa/it pt=roa/pt-BR ro=roa/ro ca=roa/ca pl=zlw/pl cs=zlw/cs ru=zle/ru fi=urj/fi hu=urj/hu tr=trk/tr el=grk/el hi=inc/hi id=poz/id ar=sem/ar vi=aav/vi sw=bnt/sw ko=ko';
const VARIANTS = ' +f2 +m3 +f4 +whisper +m7 +klatt2 +Alicia +croak +f5 +whisperf +m1 +Andy +f3'.split(' ');
const PITCHES = [10, 30, 45, 60, 75, 90];
const SPEEDS = [90, 120, 160, 190, 220, 250, 280];
const PER_LANGUAGE = 10;
/** Letters of IPA for vowels, and the mark of a syllabic consonant. */
const NUCLEUS = /[aeiouyɑæɐɒʌəɚɜɝɛɘɤɞɪɨʊʉɯɔœøɵɶʏᵻᵿ]|\u0329/u;
/** Known changes of pitch: a file that is played this much faster has a pitch that much higher. */
const RATIOS = [0.84, 1.19];
/** Root mean square of the noise that is added, as a share of that of the sound: -10 dB. */
const NOISE = 10 ** -0.5;
const PRAAT = `form Files
 sentence list
endform
files = Read Strings from raw text file: list$
count = Get number of strings
for index to count
 selectObject: files
 name$ = Get string: index
 sound = Read from file: name$
 first = To Pitch: 0, 45, 600
 low = Get quantile: 0, 0, 0.25, "Hertz"
 high = Get quantile: 0, 0, 0.75, "Hertz"
 selectObject: sound
 second = To Pitch: 0, if low = undefined then 45 else low * 0.75 fi, if high = undefined then 600 else high * 1.5 fi
 median = Get quantile: 0, 0, 0.5, "Hertz"
 bottom = Get quantile: 0, 0, 0.1, "Hertz"
 top = Get quantile: 0, 0, 0.9, "Hertz"
 appendInfoLine: median, " ", bottom, " ", top
 removeObject: sound, first, second
endfor
`;

interface Recording {
  readonly path: string;
  readonly isWhisper: boolean;
  readonly nuclei: number;
}

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8' });
const ffmpeg = (...args: readonly string[]) =>
  spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-y', ...args], { encoding: 'utf8' }).stderr;
const versionOf = (command: string, option: string) =>
  /\d[\w.]+/.exec(spawnSync(command, [option], { encoding: 'utf8' }).stdout ?? '')?.[0];
const semitones = (hertz = Number.NaN, other = Number.NaN) => 12 * Math.log2(hertz / other);

const folder = mkdtempSync(join(tmpdir(), 'heard-'));
const { decode } = await findDecoder();
try {
  const recordings = speakAll();
  process.stdout.write(`${recordings.length} recordings\n`);
  const page = toPage(await measureAll(recordings, refereeOf(recordings)));
  writeFileSync(new URL('../docs/heard.md', import.meta.url), page);
  process.stdout.write(page);
} finally {
  rmSync(folder, { recursive: true });
}

/** Speaks the greetings, and counts the syllable nuclei of the phonemes. */
function speakAll(): readonly Recording[] {
  return VOICES.split(' ').flatMap((each, row) => {
    const [language = '', id] = each.split('=');
    const text = sentenceIn(language) ?? '';
    return Array.from({ length: PER_LANGUAGE }, (_, column) => {
      const at = row * PER_LANGUAGE + column;
      const variant = VARIANTS[at % VARIANTS.length] ?? '';
      const path = join(folder, `${at}.wav`);
      const [pitch, speed] = [PITCHES[(at * 5) % PITCHES.length], SPEEDS[(at * 3) % SPEEDS.length]];
      const voice = ['-b', '1', '-v', `${id}${variant}`];
      run('espeak-ng', ...voice, '-p', `${pitch}`, '-s', `${speed}`, '-w', path, text);
      const phonemes = run('espeak-ng', ...voice, '-q', '--ipa', '--sep=_', text).split(/[_\s]+/);
      const nuclei = phonemes.filter((phoneme) => NUCLEUS.test(phoneme)).length;
      return { path, isWhisper: variant.startsWith('+whisper'), nuclei };
    });
  });
}

/** Measures the median, the 10th and the 90th percentile of the pitch with Praat; undefined if Praat is not installed. */
function refereeOf(recordings: readonly Recording[]): readonly (readonly number[])[] | undefined {
  if (versionOf('praat', '--version') === undefined) return undefined;
  const [script, list] = [join(folder, 'pitch.praat'), join(folder, 'list.txt')];
  writeFileSync(script, PRAAT);
  writeFileSync(list, recordings.map(({ path }) => `${path}\n`).join(''));
  const lines = run('praat', '--run', script, list).trim().split('\n');
  return lines.map((line) => line.split(' ').map(Number));
}

async function measureAll(
  recordings: readonly Recording[],
  referee: readonly (readonly number[])[] | undefined,
): Promise<Figures> {
  const figures = {
    median: [],
    range: [],
    shift: [],
    noisy: [],
    coded: [],
    loudness: [],
  } as Figures['errors'];
  const pace: [truth: number, found: number][] = [];
  const whispers = { hits: 0, of: 0, falseAlarms: 0, noisyAlarms: 0, others: 0, unheard: 0 };
  let [seconds, busyMs] = [0, 0];
  for (const [index, { path, isWhisper, nuclei }] of recordings.entries()) {
    const sound = await soundOf(path);
    const start = process.cpuUsage();
    const found = await measureSound(sound);
    busyMs += process.cpuUsage(start).user / 1000;
    seconds += sound.seconds;
    figures.loudness.push((found.loudness ?? Number.NaN) - integratedLoudnessOf(path));
    if (isWhisper) {
      whispers.of++;
      whispers.hits += found.whispered ? 1 : 0;
      continue;
    }
    whispers.others++;
    const { noisy, coded, shifts } = await measureChanged(path, sound);
    whispers.falseAlarms += found.whispered ? 1 : 0;
    whispers.noisyAlarms += noisy.whispered ? 1 : 0;
    whispers.unheard += found.pitch_hz === undefined ? 1 : 0;
    figures.noisy.push(semitones(noisy.pitch_hz, found.pitch_hz));
    figures.coded.push(semitones(coded.pitch_hz, found.pitch_hz));
    for (const [ratio, { pitch_hz }] of shifts)
      figures.shift.push(semitones(pitch_hz, found.pitch_hz) - semitones(ratio, 1));
    const [median, bottom, top] = referee?.[index] ?? [];
    figures.median.push(semitones(found.pitch_hz, median));
    figures.range.push((found.range_semitones ?? Number.NaN) - semitones(top, bottom));
    pace.push([nuclei / speechSecondsOf(path, sound.seconds), found.syllables_per_second ?? Number.NaN]);
  }
  const programs = {
    'eSpeak NG': versionOf('espeak-ng', '--version'),
    ffmpeg: versionOf('ffmpeg', '-version'),
    Praat: versionOf('praat', '--version'),
  };
  return {
    method: METHOD,
    programs,
    recordings: recordings.length,
    errors: figures,
    pace,
    whispers,
    timesRealTime: seconds / (busyMs / 1000),
    quantileOf,
  };
}

/** Measures a recording with noise, as a small MP3 file, and played faster or slower. */
async function measureChanged(path: string, sound: Sound) {
  const changed = join(folder, 'changed');
  const power = sound.samples.reduce((sum, sample) => sum + sample ** 2, 0) / sound.samples.length;
  // A uniform distribution from -1 to 1 has a root mean square of √(1/3).
  const peak = Math.sqrt(3 * power) * NOISE;
  const samples = sound.samples.map((sample) => sample + peak * (2 * Math.random() - 1));
  ffmpeg('-i', path, '-b:a', '32k', `${changed}.mp3`);
  const shifts: [number, Awaited<ReturnType<typeof measureSound>>][] = [];
  for (const ratio of RATIOS) {
    ffmpeg('-i', path, '-af', `asetrate=${22_050 * ratio}`, `${changed}.wav`);
    shifts.push([ratio, await measureSound(await soundOf(`${changed}.wav`))]);
  }
  const noisy = await measureSound({ ...sound, samples });
  return { noisy, coded: await measureSound(await soundOf(`${changed}.mp3`)), shifts };
}

async function soundOf(path: string): Promise<Sound> {
  const sound = await decode(readFileSync(path), AbortSignal.timeout(60_000));
  if (!sound) throw new Error(`${path} cannot be decoded`);
  return sound;
}

function integratedLoudnessOf(path: string): number {
  return Number(
    /I: +(-?[\d.]+) LUFS(?![\s\S]*I: )/.exec(ffmpeg('-i', path, '-af', 'ebur128', '-f', 'null', '-'))?.[1],
  );
}

/** Returns the length of a recording without the silences that ffmpeg finds: at least 0.3 s below -45 dB of full scale. */
function speechSecondsOf(path: string, seconds: number): number {
  const told = ffmpeg('-i', path, '-af', 'silencedetect=n=-45dB:d=0.3', '-f', 'null', '-');
  return Array.from(told.matchAll(/silence_duration: ([\d.]+)/g)).reduce(
    (left, [, each]) => left - Number(each),
    seconds,
  );
}
