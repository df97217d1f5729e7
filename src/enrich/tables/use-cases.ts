/**
 * Use cases of the directory. The vocabulary is closed, so that a filter by use case finds voices of every provider.
 */
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

/**
 * Wordings of each use case, as slugs; a wording that fits two use cases stands at the narrower one.
 * Source: providers' lists, November 2026.
 */
const WORDINGS: Readonly<Partial<Record<UseCase, readonly Lowercase<string>[]>>> = {
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
  // Edge states the kind of text that a voice reads, such as a novel.
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
    // LMNT states kinds of agents in the place of a use case.
    'support-agent',
    'healthcare-agent',
    'call-center',
    'callcenter',
    'contact-center',
  ],
  documentary: ['documentaries'],
  // ElevenLabs joins two words; Speechify and Murf use the words of e-learning.
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
  // Murf divides news into several styles, such as casual and formal newscasts.
  news: ['newscast', 'newscast-casual', 'newscast-formal', 'newscasting', 'news-anchor', 'newsreader'],
  podcast: ['podcasts', 'podcasting'],
  'social-media': ['social', 'short-videos'],
  sports: ['sports-commentary', 'sport'],
  storytelling: ['narrative-story', 'narration-story', 'story-telling', 'story', 'stories', 'storyteller'],
};

/** Use cases by the slugs of all their wordings. */
export const USE_CASES: ReadonlyMap<string, string> = new Map(
  VOCABULARY.flatMap((useCase) =>
    [useCase, ...(WORDINGS[useCase] ?? [])].map((wording) => [wording, useCase] as const),
  ),
);

/** Slugs that stand in the place of a use case and name none. Source: providers' lists, November 2026. */
export const NON_USE_CASES: ReadonlySet<string> = new Set(['all', 'any', 'dialect', 'general']);

/** Slugs that name a use case in a list and something else in a sentence, as in "informative chats". */
export const AMBIGUOUS_IN_PROSE: ReadonlySet<string> = new Set([
  'animated',
  'informative',
  'social',
  'support',
]);
