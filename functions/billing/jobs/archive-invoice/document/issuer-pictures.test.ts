import { expect, it } from 'vitest';
import { issuerPictures } from '#functions/billing/jobs/archive-invoice/document/issuer-pictures.ts';

const picturesOf = issuerPictures({ read: (key) => Promise.resolve(key.includes('gone') ? undefined : Buffer.from(key)) });

it('issuerPictures reads the printed variants of logo and seal, and throws if a file is missing (R-22.151)', async () => {
  expect(await picturesOf({})).toEqual({ logo: undefined, seal: undefined });
  expect(String((await picturesOf({ logo: 'a', seal: null })).logo)).toBe('ready/a/500.png');
  await expect(picturesOf({ seal: 'gone' })).rejects.toThrow('is missing');
});
