/** The use cases that the directory knows; every wording below is one of them. */
const VOCABULARY = [
  'advertising',
  'announcements',
  'asmr',
  'assistant',
  'audiobook',
  'characters',
  'conversational',
  'customer-service',
  'documentary',
  'educational',
  'entertainment',
  'gaming',
  'interview',
  'ivr',
  'meditation',
  'narration',
  'news',
  'podcast',
  'social-media',
  'sports',
  'storytelling',
] as const;
type UseCase = (typeof VOCABULARY)[number];

/** Wordings seen in providers' lists, as slugs. Where two of our words fit, it is the narrower one. */
const WORDINGS: Readonly<Partial<Record<UseCase, readonly string[]>>> = {
  advertising: [
    'advertisement',
    'advertisements',
    'ads',
    'ad',
    'commercial',
    'commercials',
    'promo',
    'promos',
    'promotion',
    'promotions',
  ],
  announcements: ['announcement', 'public-announcement'],
  assistant: [
    'assistants',
    'virtual-assistant',
    'virtual-assistants',
    'voice-assistant',
    'digital-assistant',
    'digital-assistants',
    'copilot',
  ],
  // Edge names the kind of text.
  audiobook: ['audiobooks', 'audio-book', 'novel', 'book'],
  characters: [
    'character',
    'characters-animation',
    'animation',
    'animated',
    'cartoon',
    'acting',
    'voice-acting',
    'roleplay',
  ],
  conversational: [
    'casual-chat',
    'casual-conversation',
    'conversation',
    'conversations',
    'chat',
    'chats',
    'convo',
    'dialogue',
  ],
  'customer-service': [
    'customer-support',
    'customer-care',
    'customer-support-agent',
    'customerservice',
    'support',
    // LMNT's agents.
    'support-agent',
    'healthcare-agent',
    'call-center',
    'callcenter',
    'contact-center',
  ],
  documentary: ['documentaries'],
  // ElevenLabs writes both words at once, Speechify and Murf the school's.
  educational: [
    'informative-educational',
    'informative',
    'e-learning',
    'elearning',
    'education',
    'training',
    'e-learning-training',
    'explainer',
    'explainers',
    'tutorial',
    'tutorials',
  ],
  entertainment: [
    'entertainment-tv',
    'interactive-media',
    'movies',
    'movie',
    'movie-trailer',
    'trailer',
    'tv',
  ],
  gaming: ['game', 'games', 'video-games'],
  interview: ['interviews'],
  ivr: ['phone', 'telephony'],
  meditation: ['meditative', 'meditations', 'relaxation', 'wellness'],
  narration: ['narrations', 'narrator', 'narrative', 'voiceover', 'voiceovers', 'voice-over'],
  // Murf has the style twice over.
  news: ['newscast', 'newscast-casual', 'newscast-formal', 'newscasting', 'news-anchor', 'newsreader'],
  podcast: ['podcasts', 'podcasting'],
  'social-media': ['social', 'short-videos'],
  sports: ['sports-commentary', 'sport'],
  storytelling: ['narrative-story', 'narration-story', 'story-telling', 'story', 'stories', 'storyteller'],
};

/** Slug of a wording → the use case that we publish. */
export const USE_CASES: ReadonlyMap<string, string> = new Map(
  VOCABULARY.flatMap((useCase) =>
    [useCase, ...(WORDINGS[useCase] ?? [])].map((wording) => [wording, useCase] as const),
  ),
);

/** Slugs in the place of a use case that name none. */
export const NO_USE_CASES: ReadonlySet<string> = new Set(['all', 'any', 'dialect', 'general']);

/** Wordings that are a use case in a list, and in a sentence something else: "conversational support", "informative chats". */
export const NOT_IN_PROSE: ReadonlySet<string> = new Set(['animated', 'informative', 'social', 'support']);
