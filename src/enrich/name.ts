import { type Draft, withVoice } from './draft.ts';

/** "Roger - Laid-Back, Casual" and "Yinet -Upbeat": what follows the dash is a tagline, not the name. */
const TAGLINE = /\s+[-–—]\s*(?=\S)/;

/** The name without its tagline and without blanks around it. */
export function addName(draft: Draft): Draft {
  const [name = ''] = splitTagline(draft.stated.name);
  return withVoice(draft, { name: name || draft.stated.nativeId.trim() });
}

/** A name and the tagline that follows it, if any. */
export function splitTagline(name: string): [name: string, tagline?: string] {
  const trimmed = name.trim().replaceAll(/\s+/g, ' ');
  const dash = TAGLINE.exec(trimmed);
  if (!dash || dash.index === 0) return [trimmed];
  return [trimmed.slice(0, dash.index), trimmed.slice(dash.index + dash[0].length)];
}
