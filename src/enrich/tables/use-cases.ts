/** Wordings of one and the same use case, as slugs, to the one we publish. */
export const USE_CASES: ReadonlyMap<string, string> = new Map([
  ['narrative-story', 'storytelling'],
  ['narration-story', 'storytelling'],
  ['story-telling', 'storytelling'],
  ['audiobooks', 'audiobook'],
  // Edge names the kind of text.
  ['novel', 'audiobook'],
  ['cartoon', 'characters'],
  ['casual-chat', 'conversational'],
  ['casual-conversation', 'conversational'],
  ['conversation', 'conversational'],
  ['chat', 'conversational'],
  ['convo', 'conversational'],
  ['customer-support', 'customer-service'],
  ['call-center', 'customer-service'],
  ['callcenter', 'customer-service'],
  ['commercial', 'advertising'],
  ['advertisement', 'advertising'],
  ['characters-animation', 'characters'],
  ['animation', 'characters'],
  ['informative-educational', 'informative'],
]);
