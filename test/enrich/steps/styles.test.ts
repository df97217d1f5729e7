import { expect, it } from '@jest/globals';
import { addStyles } from '../../../src/enrich/steps/styles.ts';
import { draft } from '../../support/draft.ts';

it('the styles of tagline, tags and sentences are apart from those on request, each once and in this order', () => {
  const stated = {
    name: 'Roger - Velvet Gentleman',
    tags: ['Deep', 'masculine', 'smooth'],
    description: 'A deep, wry voice for calm stories.',
    styles: ['whispering', 'newscast-casual', 'assistant', 'deep'],
  };
  expect(addStyles(draft(stated)).voice).toEqual({
    styles: ['smooth', 'deep', 'sarcastic'],
    styles_on_request: ['whispering', 'newscast', 'casual', 'deep'],
  });
});

it.each([
  ['a tag', { tags: ['calm'] }],
  ['a tagline', { name: 'Roger - Calm' }],
])('styles of %s are stated', (_, stated) => {
  expect(addStyles(draft(stated)).voice).toEqual({ styles: ['calm'] });
});

it('styles of a sentence alone are derived', () => {
  const { voice } = addStyles(draft({ tags: ['feminine'], description: 'A calm voice' }));
  expect(voice).toEqual({ styles: ['calm'], provenance: { styles: 'derived' } });
});

it('styles that the list holds in the place of a sentence are taken before the sentence', () => {
  const { voice } = addStyles(draft({ read: { styles: ['warm'] }, description: 'A calm voice' }));
  expect(voice.styles).toEqual(['warm']);
});

it('styles on request alone are no styles of the voice, and are added up to a bound', () => {
  const styles = 'angry cheerful excited sad shy strict fearful relieved tired polite formal'.split(' ');
  expect(addStyles(draft({ styles })).voice).toEqual({ styles_on_request: styles });
  expect(addStyles(draft({ styles: [...Array(1000).fill('x'), 'calm'] })).voice).toEqual({});
});

it('a voice has no styles without a source', () => {
  expect(addStyles(draft({ tags: ['neutral', 'young'], styles: ['chat'] })).voice).toEqual({});
});
