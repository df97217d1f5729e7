/** Words that tell which noun an adjective of a description describes. Source: providers' descriptions, November 2026. */

/** Nouns for a voice and its parts: "a calm tone". An adjective before one of them is a style of the voice. */
const VOICE_NOUNS =
  'affect attitude aura balance cadence character core delivery demeanor demeanour depth diction drawl edge ending energy feel flow ' +
  'inflection inflexion intonation lilt manner mood notes pace paced pacing performance personality pitch pitched polish ' +
  'precision presence projection pronunciation quality range read register resonance rhythm sound sounding speech spoken speed ' +
  'spirit style talking tempo texture timbre tonality tone toned touch undertone vibe vocals voice voiced';

/** Nouns for a speaker: "a calm narrator". */
const SPEAKER_NOUNS =
  'actor actress adult agent announcer assistant baritone broadcaster brother caster character companion dad daughter ' +
  'elder expert father female friend gentleman girl grandfather grandma grandmother grandpa guide guy hero host hostess ' +
  'human instructor lady male man mentor mom mother narrator newscaster newsreader orator pal person persona podcaster ' +
  'presenter professional reader salesman salesperson sister soul speaker storyteller talker teacher teen teenager ' +
  'villain voiceover woman youth';

/** Nouns for a voice or a speaker, in the singular or with a plural of their own. */
export const DESCRIBED: ReadonlySet<string> = new Set(`${VOICE_NOUNS} ${SPEAKER_NOUNS}`.split(' '));

/** Words that end the words described by an adjective: "calm under pressure", "a warm voice designed to please". */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about across after all also always an any are around as at be because been both bring brings built by can ' +
    'carries combines conveys crafted delivering delivers designed during even every feel feels for from full gives giving ' +
    'great has have he her his ideal ideally if in into is it its just like made making near of on over perfect perfectly ' +
    'remains she so sound sounds suitable suited than that the their they this through throughout to under underneath until using ' +
    'very was well were when where which while who whose will with within without you your'
  ).split(' '),
);

/** Words and signs that join two adjectives: "warm and friendly", "warm, friendly". */
export const JOINTS: ReadonlySet<string> = new Set([',', '/', '&', '+', 'and', 'or', 'but', 'yet']);
