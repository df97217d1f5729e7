import { describe, expect, it } from '@jest/globals';
import { extensionOfType, extensionOfUrl } from '../../src/previews/media-types.ts';
import { previewFilename } from '../../src/previews/preview-filename.ts';

describe('the file name of a preview', () => {
  it.each([
    ['polly/Joanna/neural', '.mp3', 'polly-joanna-neural.mp3'],
    ['azure/en-US-Ava:DragonHDLatestNeural', '.mp3', 'azure-en-us-ava-dragonhdlatestneural.mp3'],
    ['minimax/../../etc/passwd', '.wav', 'minimax-etc-passwd.wav'],
    ['minimax/青涩', '.mp3', expect.stringMatching(/^minimax-[0-9a-f]{8}\.mp3$/)],
    [`x/${'long'.repeat(60)}`, '.mp3', expect.stringMatching(/^x-(?:long){49}lo-[0-9a-f]{8}\.mp3$/)],
  ])('the file of %s with the extension %s is %s', (id, extension, filename) => {
    expect(previewFilename(id, extension)).toEqual(filename);
  });

  it.each([
    ['audio/mpeg', '.mp3'],
    ['audio/wav', '.wav'],
    ['audio/ogg', '.ogg'],
    ['audio/unheard-of', '.mp3'],
  ])('the extension of %s is %s', (type, extension) => {
    expect(extensionOfType(type)).toBe(extension);
  });

  it.each([
    ['https://a.test/b.OGG?x=.mp3', '.ogg'],
    ['https://a.test/b.php', undefined],
    ['https://a.test/', undefined],
  ])('the extension in %s is %s', (url, extension) => {
    expect(extensionOfUrl(url)).toBe(extension);
  });
});
