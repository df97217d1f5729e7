/** Actions of keys, in the order in which the page lists them, each with its keys. A word in angle brackets is the name of a key. */
export const KEY_ACTIONS = {
  search: ['/'],
  move: ['↓ j', '↑ k'],
  open: ['<enter>'],
  play: ['<space>'],
  stop: ['<escape>'],
  copy: ['c'],
  favourite: ['f'],
  compare: ['v'],
  keys: ['?'],
} as const;
export type KeyAction = keyof typeof KEY_ACTIONS;
