import { describe, expect, it } from '@jest/globals';
import type { StatedVoice } from '../../../src/enrich/draft.ts';
import { addAge } from '../../../src/enrich/steps/age.ts';
import { addDescription } from '../../../src/enrich/steps/description.ts';
import { draft } from '../../support/draft.ts';

const describing = (stated: Partial<StatedVoice>) => addDescription(addAge(draft(stated))).voice.description;
const shortened = (description: string) => describing({ description });

describe('descriptions', () => {
  it('the description is the stated one after the tagline of the name, or else the tags on style', () => {
    const [description, name, tags] = ['A warm voice.', 'Roger - Laid-Back', ['calm', 'deep']];
    expect(describing({ description, name, tags })).toBe('Laid-Back. A warm voice.');
    expect(describing({ description: 'Laid-Back and warm', name })).toBe('Laid-Back and warm');
    expect(describing({ description })).toBe('A warm voice.');
    expect(describing({ description: ' ', name, tags })).toBe('Laid-Back');
    expect(describing({ tags })).toBe('Calm, deep');
  });

  it('a description leaves out tags on gender and age, and repeated tags', () => {
    expect(describing({ tags: ['masculine', 'soft_spoken', 'Mature', 'clear', 'clear'] })).toBe(
      'Soft spoken, clear · middle-aged',
    );
  });

  it.each<[string, Partial<StatedVoice>]>([
    ['nothing is stated', {}],
    ['the stated one is empty', { description: '' }],
    ['the stated one is blank', { description: ' \n\t' }],
    ['the stated one is only markup', { description: '<p><br/></p>' }],
    ['the stated one is only an age', { description: 'Middle-aged.' }],
    ['the stated one is a word for no value', { description: 'n/a' }],
    ['the tags repeat gender and age', { tags: ['masculine', 'senior', ' '] }],
  ])('a voice has no description where %s', (_, stated) => {
    expect(addDescription(addAge(draft(stated))).voice).not.toHaveProperty('description');
  });

  it('a composed description has styles and use cases, and age and tier beside them', () => {
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
  ])('the description %j is published as plain text', (stated, plain) => {
    expect(shortened(stated)).toBe(plain);
  });
});

describe('long descriptions', () => {
  it.each([
    ['letters', 'x'],
    ['letters with combining marks', 'e\u0301'],
    ['emoji of several characters', '👩‍👩‍👧‍👦'],
    ['flags', '🇳🇿'],
    ['a script without blanks', '声'],
  ])('the length of a description is counted in grapheme clusters: %s', (_, character) => {
    expect(shortened(character.repeat(90))).toBe(character.repeat(90));
    expect(shortened(character.repeat(91))).toBe(`${character.repeat(89)}…`);
  });

  it('a cut description ends at a word', () => {
    expect(shortened(`${'warm '.repeat(17)}and unforgettable`)).toBe(`${'warm '.repeat(16)}warm…`);
  });

  it('a word that just fits stays in a cut description', () => {
    expect(shortened(`${'x'.repeat(40)} ${'y'.repeat(48)} z`)).toBe(`${'x'.repeat(40)} ${'y'.repeat(48)}…`);
  });

  it('a cut description has no punctuation before the ellipsis', () => {
    expect(shortened(`${'x'.repeat(80)}, - unforgettable`)).toBe(`${'x'.repeat(80)}…`);
  });

  it('a description without blanks is not cut at a blank near its start', () => {
    expect(shortened(`小晓 ${'声'.repeat(100)}`)).toBe(`小晓 ${'声'.repeat(86)}…`);
  });
});
