import type { Synonyms } from './synonyms.ts';

/**
 * Styles that a voice of the directory can have: how it sounds, at which pace it speaks, its character, its mood and its
 * manner. The list is fixed, so that a filter by one style finds the voices of every provider. Each style has the other
 * words that people use for it. Source: providers' lists and documentation, November 2026.
 */
const OTHER_WORDS = {
  // Sound.
  deep: ['low', 'low-pitched', 'deep-voiced', 'baritone', 'bass', 'bassy'],
  'high-pitched': ['high-pitch', 'squeaky', 'shrill', 'falsetto'],
  bright: ['radiant', 'brilliant', 'sparkling'],
  rich: ['full', 'full-bodied', 'round', 'rounded', 'well-rounded', 'lush'],
  resonant: ['sonorous', 'booming'],
  smooth: ['silky', 'velvet', 'velvety', 'mellow', 'suave', 'mellifluous', 'buttery'],
  soft: ['soft-spoken', 'softly-spoken', 'quiet', 'hushed'],
  breathy: ['airy'],
  husky: ['smoky', 'throaty'],
  raspy: ['hoarse', 'scratchy', 'croaky', 'creaky'],
  gravelly: ['gruff', 'gritty', 'growly', 'growling', 'rugged', 'grizzled'],
  nasal: ['nasally', 'twangy'],
  clear: ['crisp', 'crystal-clear'],
  articulate: ['enunciating', 'well-spoken', 'eloquent', 'precise'],
  robotic: ['robot', 'mechanical', 'metallic'],
  melodic: ['melodious', 'musical', 'lilting', 'sing-song', 'rhythmic'],
  // Pace.
  fast: ['quick', 'brisk', 'rapid', 'fast-paced'],
  slow: ['unhurried', 'slow-paced', 'leisurely'],
  steady: [
    'measured',
    'even',
    'even-paced',
    'well-paced',
    'deliberate',
    'balanced',
    'consistent',
    'methodical',
  ],
  // Character of a calm voice.
  calm: ['composed', 'poised', 'serene', 'tranquil', 'peaceful', 'even-keeled', 'level-headed', 'zen'],
  relaxed: ['laid-back', 'laidback', 'easygoing', 'easy-going', 'chill', 'cool', 'comfortable', 'breezy'],
  soothing: ['calming', 'comforting', 'relaxing'],
  reassuring: ['supportive', 'encouraging'],
  gentle: ['tender', 'mild', 'delicate'],
  grounded: ['earthy'],
  patient: [],
  // Character of a kind voice.
  warm: ['warmhearted', 'warm-hearted', 'cozy', 'cosy'],
  friendly: ['amiable', 'personable', 'genial', 'sociable'],
  approachable: ['welcoming', 'inviting', 'hospitable', 'neighborly', 'relatable', 'down-to-earth'],
  caring: ['kind', 'kind-hearted', 'kindhearted', 'nurturing', 'motherly', 'maternal', 'considerate'],
  empathetic: ['empathic', 'compassionate', 'sympathetic', 'understanding'],
  affectionate: ['loving', 'romantic', 'sentimental'],
  sweet: ['cute', 'lovely', 'adorable'],
  charming: ['charismatic', 'enchanting', 'magnetic', 'attractive'],
  pleasant: ['agreeable', 'likeable', 'nice'],
  polite: ['courteous', 'respectful', 'gracious', 'well-mannered'],
  sincere: ['genuine', 'authentic', 'honest', 'earnest', 'heartfelt'],
  natural: ['effortless', 'unforced'],
  trustworthy: ['reliable', 'dependable', 'trusted', 'credible', 'steadfast', 'loyal'],
  // Character of a lively voice.
  cheerful: ['happy', 'joyful', 'cheery', 'jovial', 'chirpy', 'lighthearted', 'light-hearted'],
  upbeat: ['peppy', 'perky'],
  optimistic: ['positive', 'hopeful'],
  lively: ['vibrant', 'spirited', 'vivacious', 'bubbly'],
  energetic: ['high-energy', 'dynamic', 'vigorous', 'hype'],
  enthusiastic: ['passionate', 'eager'],
  inspiring: ['inspirational', 'motivational', 'motivating', 'uplifting'],
  playful: ['fun', 'mischievous', 'naughty', 'cheeky', 'whimsical', 'quirky', 'goofy'],
  humorous: ['funny', 'witty', 'comedic', 'comical', 'amused'],
  curious: ['inquisitive', 'questioning'],
  // Character of a self-possessed voice.
  confident: ['self-confident', 'assured', 'self-assured'],
  assertive: [
    'firm',
    'bold',
    'decisive',
    'determined',
    'strong-willed',
    'dominant',
    'bossy',
    'brave',
    'heroic',
  ],
  powerful: ['strong', 'forceful', 'intense', 'fierce', 'loud'],
  authoritative: ['commanding', 'imposing'],
  direct: ['straightforward', 'matter-of-fact', 'no-nonsense', 'plainspoken', 'frank', 'candid', 'concise'],
  strict: ['stern', 'tough', 'severe', 'harsh'],
  serious: ['solemn', 'grave', 'stoic'],
  formal: ['official', 'ceremonial'],
  professional: ['businesslike', 'corporate', 'executive', 'competent', 'capable', 'efficient'],
  polished: ['refined'],
  elegant: ['graceful', 'sophisticated', 'dignified', 'classy', 'luxurious'],
  casual: ['informal', 'colloquial', 'chatty', 'talkative'],
  knowledgeable: [
    'wise',
    'smart',
    'clever',
    'intelligent',
    'intellectual',
    'analytical',
    'rational',
    'insightful',
  ],
  thoughtful: ['reflective', 'contemplative', 'pensive', 'mindful'],
  engaging: ['captivating', 'compelling', 'fascinating', 'attention-grabbing'],
  persuasive: ['convincing'],
  // Character on a stage.
  expressive: ['emotive', 'emotional'],
  dramatic: ['theatrical', 'epic', 'cinematic'],
  mysterious: ['enigmatic', 'eerie', 'spooky', 'haunting', 'brooding'],
  sinister: ['evil', 'villainous', 'menacing', 'ominous', 'creepy'],
  dreamy: ['ethereal', 'hypnotic', 'angelic'],
  nostalgic: ['vintage', 'retro', 'retro-style', 'old-time', 'old-radio', 'wistful'],
  poetic: ['lyrical'],
  seductive: ['sultry', 'sensual', 'flirtatious', 'flirty', 'alluring', 'sexy'],
  sarcastic: ['ironic', 'wry', 'sardonic', 'snarky'],
  sassy: ['feisty', 'cocky', 'arrogant', 'haughty', 'pompous', 'rebellious', 'edgy'],
  cold: ['unfriendly', 'aloof', 'distant', 'indifferent', 'hostile'],
  monotone: ['flat', 'deadpan', 'expressionless', 'emotionless'],
  // Manner.
  whispering: ['whisper', 'whispered', 'whispery'],
  shouting: ['shouty', 'yelling', 'screaming'],
  newscast: ['newscasting', 'news-style'],
  // Mood.
  sad: [
    'melancholic',
    'melancholy',
    'sorrowful',
    'gloomy',
    'mournful',
    'somber',
    'depressed',
    'lonely',
    'upset',
  ],
  angry: ['furious', 'mad', 'enraged', 'bad-tempered'],
  disgruntled: ['complaining', 'grumpy', 'annoyed', 'irritated', 'frustrated'],
  fearful: ['scared', 'terrified', 'frightened', 'afraid'],
  anxious: ['nervous', 'worried', 'stressed', 'tense'],
  excited: ['exciting', 'thrilled'],
  surprised: ['astonished', 'shocked', 'amazed'],
  disgusted: ['disgusting', 'revolted'],
  shy: ['timid', 'bashful', 'reserved', 'embarrassed'],
  apologetic: ['sorry', 'regretful', 'guilty', 'remorseful'],
  jealous: ['envious'],
  confused: ['puzzled', 'bewildered'],
  relieved: [],
  tired: ['sleepy', 'weary', 'exhausted', 'drowsy'],
} as const satisfies Readonly<Record<string, readonly Lowercase<string>[]>>;

/** Style of a voice as a lower-case slug: `warm`, `high-pitched`. */
export type Style = keyof typeof OTHER_WORDS;

/** All styles, in the order of the table above. */
export const STYLES = Object.keys(OTHER_WORDS) as readonly Style[];

/**
 * Synonyms of styles, by style. All are `codes`, not `names`, so that a search for a voice called Serena does not find serene
 * voices as a similar word.
 */
export const STYLE_SYNONYMS: ReadonlyMap<string, Synonyms> = new Map(
  STYLES.map((style) => [style, { codes: OTHER_WORDS[style] }]),
);
