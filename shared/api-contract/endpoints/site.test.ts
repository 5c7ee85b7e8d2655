import { expect, it } from 'vitest';
import { site } from '#shared/api-contract/endpoints/site.ts';

it('exports the site list in Japanese unless a language is given', () => {
  expect(site.export.query.parse({}).language).toBe('jp');
  expect(site.export.query.parse({ language: 'en' }).language).toBe('en');
});
