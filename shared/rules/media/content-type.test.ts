import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contentType } from '#shared/rules/media/content-type.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

const plain = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } });

describe('contentType', () => {
  it('recognises the pictures that uploads accept', async () => {
    expect(contentType(await plain().png().toBuffer())).toBe('image/png');
    expect(contentType(await plain().jpeg().toBuffer())).toBe('image/jpeg');
    expect(contentType(fixtureFile('upright.heic'))).toMatch(/^image\/hei[cf]$/);
  });

  it('recognises the videos that uploads accept', () => {
    expect(contentType(fixtureFile('camera.mov'))).toBe('video/quicktime');
    expect(contentType(fixtureFile('sound.mp4'))).toBe('video/mp4');
    // XAVC, the brand of Sony's cameras.
    expect(contentType(Buffer.from('\0\0\0\u001CftypXAVC\0\0\0\0XAVCmp42iso2', 'latin1'))).toBe('video/mp4');
  });

  it('returns undefined for types that uploads do not accept', async () => {
    for (const bytes of [
      await plain().webp().toBuffer(),
      await plain().gif().toBuffer(),
      await plain().avif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('a text'),
      Buffer.from('\u0089PN'),
      Buffer.alloc(0),
      Buffer.alloc(100),
    ])
      expect(contentType(bytes)).toBeUndefined();
  });
});
