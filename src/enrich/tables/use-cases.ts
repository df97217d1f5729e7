/**
 * Use cases that a voice of the directory can have. The list is fixed, so that a filter by one use case finds the
 * voices of every provider.
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
 * Providers' wordings of each use case, as slugs: "Voice Over" → `voice-over`. A wording that fits two use cases is
 * listed under the narrower one. Source: providers' lists, November 2026.
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
  // Edge's field `ContentCategories` names the kind of text that a voice suits: "Novel".
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
    'customer-experience',
    'customer-experiences',
    'customer-support-agent',
    'customerservice',
    'support',
    // LMNT's tags name the kind of agent that a voice suits: "support agent", "healthcare agent".
    'support-agent',
    'healthcare-agent',
    'call-center',
    'callcenter',
    'contact-center',
  ],
  documentary: ['documentaries'],
  // ElevenLabs writes `informative_educational` as one use case; Speechify and Murf call educational voices `e-learning`.
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
  // Murf's list has several styles for news: "Newscast Casual", "Newscast Formal".
  news: ['newscast', 'newscast-casual', 'newscast-formal', 'newscasting', 'news-anchor', 'newsreader'],
  podcast: ['podcasts', 'podcasting'],
  'social-media': ['social', 'short-videos'],
  sports: ['sports-commentary', 'sport'],
  storytelling: ['narrative-story', 'narration-story', 'story-telling', 'story', 'stories', 'storyteller'],
};

/** Use cases by the slug of each wording, including the use case's own slug: `ads` → advertising, `news` → news. */
export const USE_CASES: ReadonlyMap<string, string> = new Map(
  VOCABULARY.flatMap((useCase) =>
    [useCase, ...(WORDINGS[useCase] ?? [])].map((wording) => [wording, useCase] as const),
  ),
);

/** Slugs that providers list among use cases although the words name none: "General". Source: providers' lists, November 2026. */
export const NON_USE_CASES: ReadonlySet<string> = new Set(['all', 'any', 'dialect', 'general']);

/** Slugs that name a use case in a provider's list of use cases, but mean a character among tags and in a description: "informative chats". */
export const AMBIGUOUS: ReadonlySet<string> = new Set(['animated', 'informative', 'social', 'support']);
