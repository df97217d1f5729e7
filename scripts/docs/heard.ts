/** Errors of each recording: in semitones, and of the loudness in LU. NaN if a figure or the referee's is absent. */
type Errors = Record<'median' | 'range' | 'shift' | 'noisy' | 'coded' | 'loudness', number[]>;

export interface Figures {
  readonly method: string;
  readonly programs: Readonly<Record<string, string | undefined>>;
  readonly recordings: number;
  readonly errors: Errors;
  /** Syllables per second: of the phonemes, and as measured. */
  readonly pace: readonly (readonly [truth: number, found: number])[];
  readonly whispers: Readonly<
    Record<'hits' | 'of' | 'falseAlarms' | 'noisyAlarms' | 'others' | 'unheard', number>
  >;
  readonly timesRealTime: number;
  readonly quantileOf: (values: readonly number[], share: number) => number;
}

/** Writes the page of the methods and their errors. */
export function toPage({
  method,
  programs,
  recordings,
  errors,
  pace,
  whispers,
  timesRealTime,
  quantileOf,
}: Figures): string {
  const row = (name: string, all: readonly number[], unit: string, digits = 2) => {
    const sizes = all.map(Math.abs).filter((size) => !Number.isNaN(size));
    const told = (share: number) => `${quantileOf(sizes, share).toFixed(digits)} ${unit}`;
    return sizes.length === 0
      ? `| ${name} | not installed | | 0 |`
      : `| ${name} | ${told(0.5)} | ${told(0.95)} | ${sizes.length} |`;
  };
  const deviations = pace.map(([truth, found]) => 100 * (found / truth - 1));
  const versions = Object.entries(programs).map(
    ([name, version]) => `${name} ${version ?? '(not installed)'}`,
  );
  return `# Facts that are heard

Pitch, pace, whisper and loudness are measured from the sound of a sample (\`src/previews/measure/\`, method \`${method}\`). The page states the methods,
and the errors that \`npm run heard-errors\` measured on ${new Date().toISOString().slice(0, 10)} with ${versions.join(', ')}.

| Fact | Method | Source |
|---|---|---|
| \`pitch_hz\`, \`range_semitones\` | YIN at 8 kHz, 45 to 600 Hz, window 20 ms, hop 10 ms; a second pass within ¾ of the lower and 1½ of the upper quartile. Median, and distance from the 10th to the 90th percentile, of the voiced hops less than 25 dB below the loudest. | de Cheveigné & Kawahara, JASA 111(4), 2002; De Looze & Hirst, Speech Prosody 2008 |
| \`syllables_per_second\` | Voiced peaks of the intensity between dips of 2 dB, per second of speech without pauses of 0.3 s. | de Jong & Wempe, Behavior Research Methods 41(2), 2009 |
| \`whispered\` | Syllables, and a voice in less than 15 % of the hops that sound. | own |
| \`loudness\` | Integrated loudness of the mean of all channels, in LUFS. | ITU-R BS.1770-4 |

A fact is absent if the sound does not tell it: pitch and pace of less than half a second of speech, of steady noise, or of a sound with a voice in less
than 25 % of its hops; the pitch of a whisper; the loudness of silence. At most the first minute is measured.

## Errors

${recordings} recordings of eSpeak NG: the greetings of 24 languages, 14 variants of the voice, six pitches, seven speeds.

| Compared | Median of the error | 95th percentile | Comparisons |
|---|---|---|---|
${row('Pitch with Praat (autocorrelation, two passes)', errors.median, 'semitones')}
${row('Pitch of a file played 0.84 and 1.19 times as fast with the known change', errors.shift, 'semitones')}
${row('Pitch with white noise 10 dB below the sound with that without', errors.noisy, 'semitones')}
${row('Pitch of an MP3 file of 32 kbit/s with that of the WAVE file', errors.coded, 'semitones')}
${row('Range of the pitch with Praat', errors.range, 'semitones')}
${row("Pace with the vowels and syllabic consonants of eSpeak's phonemes", deviations, '%', 1)}
${row('Loudness with the filter `ebur128` of ffmpeg', errors.loudness, 'LU')}

- **Pace**: the correlation with the phonemes is ${correlationOf(pace).toFixed(3)}; the median deviation with its sign is ${quantileOf(deviations, 0.5).toFixed(1)} %.
- **Whisper**: ${whispers.hits} of ${whispers.of} whispers found; ${whispers.falseAlarms} of ${whispers.others} other voices called whispered, and ${whispers.noisyAlarms} with white noise 10 dB below the sound.
- **Absent**: ${whispers.unheard} of ${whispers.others} voices have no pitch.
- **Speed**: ${Math.round(timesRealTime)} seconds of sound per second of CPU time, without decoding.

## Limits

- The pitch that eSpeak NG is told (\`-p\`) is no frequency, so that Praat is the referee of absolute pitch, and a known change of speed that of
  differences.
- The window of 20 ms was chosen on other recordings of eSpeak NG. The largest errors of the pace there were too few syllables of creaky
  and of deep, fast voices, and too many of slow, high ones.
- On the same other recordings, at most 9 % of the hops of a whisper had a voice, and at least 45 % of those of other voices. Whispers of people were
  not measured; those with some voice are not called whispered.
- Music is measured as if it were speech.
- MP4 files with their index at the end, which cannot be read as a stream, are not decoded.
`;
}

/** Computes Pearson's correlation. */
function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const known = pairs.filter(([, found]) => !Number.isNaN(found));
  const meanOf = (at: 0 | 1) => known.reduce((sum, pair) => sum + pair[at], 0) / known.length;
  const means = [meanOf(0), meanOf(1)] as const;
  const products = (one: 0 | 1, other: 0 | 1) =>
    known.reduce((sum, pair) => sum + (pair[one] - means[one]) * (pair[other] - means[other]), 0);
  return products(0, 1) / Math.sqrt(products(0, 0) * products(1, 1));
}
