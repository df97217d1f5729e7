import { describe, expect, it } from '@jest/globals';
import type { StatedVoice } from '../../../src/enrich/draft.ts';
import { addAge } from '../../../src/enrich/steps/age.ts';
import { addDescription } from '../../../src/enrich/steps/description.ts';
import { draft } from '../../support/draft.ts';

const describing = (stated: Partial<StatedVoice>) => addDescription(addAge(draft(stated))).voice.description;
const shortened = (description: string) => describing({ description });

describe('the description', () => {
  it('is the stated one after the tagline of the name, else the tags on style', () => {
    const [description, name, tags] = ['A warm voice.', 'Roger - Laid-Back', ['calm', 'deep']];
    expect(describing({ description, name, tags })).toBe('Laid-Back. A warm voice.');
    expect(describing({ description: 'Laid-Back and warm', name })).toBe('Laid-Back and warm');
    expect(describing({ description })).toBe('A warm voice.');
    expect(describing({ description: ' ', name, tags })).toBe('Laid-Back');
    expect(describing({ tags })).toBe('Calm, deep');
  });

  it('leaves out tags on gender and age, and tags said before', () => {
    expect(describing({ tags: ['masculine', 'soft_spoken', 'Mature', 'clear', 'clear'] })).toBe(
      'Soft spoken, clear · middle-aged',
    );
  });

  it.each<[string, Partial<StatedVoice>]>([
    ['nothing is stated', {}],
    ['it is empty', { description: '' }],
    ['it is blank', { description: ' \n\t' }],
    ['it is only markup', { description: '<p><br/></p>' }],
    ['it is only an age', { description: 'Middle-aged.' }],
    ['it says that it says nothing', { description: 'n/a' }],
    ['tags say nothing new', { tags: ['masculine', 'senior', ' '] }],
  ])('is absent where %s', (_, stated) => {
    expect(addDescription(addAge(draft(stated))).voice).not.toHaveProperty('description');
  });

  it('is composed of styles and use cases, with age and tier beside them', () => {
    const voice = { age: 'young', use_cases: ['customer-service', 'ivr'] } as const;
    const voiceOf = (stated: Partial<StatedVoice>) =>
      addDescription(draft(stated, { voice: { ...voice, use_cases: [...voice.use_cases] } })).voice;
    expect(voiceOf({ tags: ['calm', 'customerservice', 'livecommercial'], model: 'neural' })).toMatchObject({
      description: 'Calm, live commercial · customer service, IVR · young · neural',
      provenance: { description: 'derived' },
    });
    expect(voiceOf({})).toMatchObject({ description: 'Customer service, IVR · young' });
    expect(voiceOf({ styles: ['Angry', 'sad'] })).toMatchObject({
      description: 'Styles: angry, sad · customer service, IVR · young',
    });
    expect(addDescription(draft({ model: 'neural' }, { voice: { age: 'young' } })).voice).toEqual({
      age: 'young',
    });
  });

  it.each([
    ['&lt;b&gt;Warm&lt;/b&gt; &amp; calm&nbsp;voice, caf&eacute;', 'Warm & calm voice, café'],
    ['<p>A <b>warm</b> voice</p>', 'A warm voice'],
    ['**Warm** and `calm`, _very_ calm', 'Warm and calm, very calm'],
    ['# Roger\nis calm', 'Roger is calm'],
    ['Warm,\r\n\tcalm\u0000 and   deep', 'Warm, calm and deep'],
    ['Fluent in C# and 5 * 3 < 20', 'Fluent in C# and 5 * 3 < 20'],
  ])('is plain text: %j', (stated, plain) => {
    expect(shortened(stated)).toBe(plain);
  });
});

describe('a long description', () => {
  it.each([
    ['letters', 'x'],
    ['letters with combining marks', 'e\u0301'],
    ['emoji of several characters', '👩‍👩‍👧‍👦'],
    ['flags', '🇳🇿'],
    ['a script without blanks', '声'],
  ])('is counted in the characters a person sees: %s', (_, character) => {
    expect(shortened(character.repeat(90))).toBe(character.repeat(90));
    expect(shortened(character.repeat(91))).toBe(`${character.repeat(89)}…`);
  });

  it('ends at a word', () => {
    expect(shortened(`${'warm '.repeat(17)}and unforgettable`)).toBe(`${'warm '.repeat(16)}warm…`);
  });

  it('keeps a word that just fits', () => {
    expect(shortened(`${'x'.repeat(40)} ${'y'.repeat(48)} z`)).toBe(`${'x'.repeat(40)} ${'y'.repeat(48)}…`);
  });

  it('does not end in punctuation before the ellipsis', () => {
    expect(shortened(`${'x'.repeat(80)}, - unforgettable`)).toBe(`${'x'.repeat(80)}…`);
  });

  it('without blanks is not cut at a blank near its start', () => {
    expect(shortened(`小晓 ${'声'.repeat(100)}`)).toBe(`小晓 ${'声'.repeat(86)}…`);
  });
});
