/**
 * Share of the sounding hops with a voice below which speech is whispered. Whispers of eSpeak NG have at most 0.09, its other voices at least 0.45
 * (docs/heard.md); the limit lies near the whispers, because a voice must never be called whispered.
 */
const MAX_VOICED_SHARE = 0.15;
/** Syllables per second of speech, with or without voice, from which a sound without voice is speech and not steady noise. */
const MIN_SYLLABLES = 1;

/** Tells whether a sound is whispered: syllables without periodic voice. */
export function isWhispered(voicedShare: number, syllablesPerSecond: number): boolean {
  return voicedShare < MAX_VOICED_SHARE && syllablesPerSecond >= MIN_SYLLABLES;
}
