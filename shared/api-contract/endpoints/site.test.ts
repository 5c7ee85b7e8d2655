import { expect, it } from 'vitest';
import { site } from '#shared/api-contract/endpoints/site.ts';

it('site.export defaults to Japanese if no language is given', () => {
  expect(site.export.query.parse({}).language).toBe('jp');
  expect(site.export.query.parse({ language: 'en' }).language).toBe('en');
});
