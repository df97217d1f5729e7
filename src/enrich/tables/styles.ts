import { STYLE_SYNONYMS, STYLES, type Style } from '../../vocabulary/styles.ts';

type Wordings = Readonly<Partial<Record<Style, readonly Lowercase<string>[]>>>;

/**
 * Providers' wordings of styles, as slugs, beside the synonyms by which people search. They are no synonyms of a search,
 * because some are also names of voices ("Sunny") and others are rare. Source: providers' lists and documentation, November
 * 2026.
 */
const WORDINGS: Wordings = {
  deep: ['deeper', 'lower', 'rumbling', 'chesty'],
  'high-pitched': ['higher', 'piercing'],
  bright: ['brighter', 'crystalline'],
  resonant: ['thunderous', 'ringing'],
  soft: ['softer', 'muted'],
  raspy: ['coarse', 'rough'],
  gravelly: ['guttural', 'weathered'],
  clear: ['clarity', 'clearer'],
  articulate: ['enunciation', 'enunciated', 'articulation', 'articulated'],
  robotic: ['synthetic', 'artificial'],
  melodic: ['dulcet'],
  fast: ['faster', 'swift', 'speedy', 'rapid-fire', 'snappy', 'hurried'],
  slow: ['slower', 'languid', 'drawling'],
  steady: ['intentional', 'stable', 'level', 'controlled'],
  calm: ['calmness', 'composure', 'poise', 'collected', 'placid'],
  relaxed: ['easy', 'unstuffy', 'carefree', 'nonchalant'],
  reassuring: ['reassurance'],
  warm: ['warmth', 'warmer'],
  approachable: ['folksy', 'neighbourly'],
  friendly: ['friendliness', 'outgoing', 'cordial', 'affable'],
  caring: ['kindness', 'fatherly', 'motherlike', 'grandmotherly', 'grandfatherly'],
  empathetic: ['empathy', 'compassion'],
  sweet: ['honeyed'],
  charming: ['charm', 'charisma', 'allure'],
  polite: ['politeness'],
  cheerful: ['sunny', 'jolly', 'merry', 'buoyant', 'jubilant'],
  lively: ['animated', 'exuberant', 'effervescent', 'sprightly', 'spunky'],
  energetic: ['punchy', 'zippy'],
  enthusiastic: ['enthusiasm', 'zealous', 'impassioned', 'fervent'],
  playful: ['silly'],
  confident: ['confidence'],
  assertive: ['aggressive'],
  authoritative: ['authority', 'gravitas'],
  professional: ['professionalism', 'business-like'],
  elegant: ['elegance', 'regal', 'royal', 'noble', 'posh', 'stately'],
  knowledgeable: ['informative', 'logical', 'scholarly'],
  sinister: ['intimidating', 'foreboding'],
  dreamy: ['mystical'],
  whispering: ['murmuring'],
  sad: ['disappointed', 'pessimistic'],
};

/**
 * Wordings that name a style in a label, such as a tag or a tagline, but often something else in a sentence: "fear" in
 * "overcome your fear". Source: providers' lists, November 2026.
 */
const LABELS: Wordings = {
  // Azure names its newer styles by nouns.
  cheerful: ['joy', 'happiness', 'sunshine'],
  sad: ['sadness', 'sobbing'],
  angry: ['anger'],
  fearful: ['fear'],
  surprised: ['surprise'],
  disgusted: ['disgust'],
  excited: ['excitement', 'excitable'],
  optimistic: ['hope', 'optimist', 'postive'],
  relieved: ['relief'],
  confused: ['confusion'],
  jealous: ['jealousy'],
  apologetic: ['regret'],
  shy: ['embarrassment'],
  assertive: ['determination', 'forward', 'assetive'],
  // Azure writes styles without blanks, because they are SSML identifiers.
  soft: ['softvoice'],
  poetic: ['poetry', 'poet'],
  // PlayHT's field `texture` has the value "thick".
  rich: ['thick'],
  // Murf has the style "Luxury" for advertisements.
  elegant: ['luxury'],
  enthusiastic: ['passion'],
  // Taglines name a voice's style by a person: "Dreamy Whisperer".
  whispering: ['whisperer'],
  charming: ['charmer'],
  humorous: ['comedian', 'clown'],
  soothing: ['soother', 'comfort'],
  reassuring: ['encourager'],
  inspiring: ['motivator', 'pep-talker'],
  empathetic: ['empath'],
  direct: ['straight-talker', 'plain-talker', 'plain'],
  energetic: ['ball-of-energy', 'enegertic'],
  playful: ['mischief', 'troublemaker', 'crazy', 'nutty'],
  caring: ['doting'],
  casual: ['causual'],
  dramatic: ['dramatist'],
  knowledgeable: ['knowledgable', 'scholar'],
  authoritative: ['authorative', 'commander'],
  confident: ['confidenty'],
  deep: ['barritone'],
  bright: ['radient'],
};

/** Words of a style that mean something else before a preposition: "even in long texts", "a kind of", "easy to hear". */
export const ADVERBS: ReadonlySet<string> = new Set(['direct', 'easy', 'even', 'full', 'kind', 'strong']);

/** Styles by the slug of each wording in a sentence: `warmth` → warm. */
export const STYLES_IN_PROSE = stylesByWording((style) => [
  style,
  ...(STYLE_SYNONYMS.get(style)?.codes ?? []),
  ...(WORDINGS[style] ?? []),
]);

/** Styles by the slug of each wording in a label, such as a tag or a tagline: `warmth` → warm, `joy` → cheerful. */
export const STYLES_IN_LABELS: ReadonlyMap<string, Style> = new Map([
  ...STYLES_IN_PROSE,
  ...stylesByWording((style) => LABELS[style] ?? []),
]);

function stylesByWording(wordingsOf: (style: Style) => readonly string[]): ReadonlyMap<string, Style> {
  return new Map(STYLES.flatMap((style) => wordingsOf(style).map((wording) => [wording, style] as const)));
}
