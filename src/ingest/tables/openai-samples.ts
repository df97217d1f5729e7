/** URL of the folder of recordings in OpenAI's guide to text to speech. */
const RECORDINGS = 'https://cdn.openai.com/API/docs/audio';

/**
 * Voices of which the folder has a recording. The guide has one recording per voice, whichever model speaks. The folder has none of
 * ballad, cedar, marin and verse. Source: public programs that play the files, and notes of requests for each of them, November 2026.
 */
const RECORDED: ReadonlySet<string> = new Set('alloy ash coral echo fable nova onyx sage shimmer'.split(' '));

/** Returns the URL of the recording of a voice; undefined if there is none. */
export function openaiSample(voice: string): string | undefined {
  return RECORDED.has(voice) ? `${RECORDINGS}/${voice}.wav` : undefined;
}
