import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { popups as popupsSource } from '#shared/messages/jp/editor/popups.ts';
import type { profile as profileSource } from '#shared/messages/jp/console/profile.ts';
import type { sites as sitesSource } from '#shared/messages/jp/console/sites.ts';
import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';

const load = async <Catalogue>(language: Language, file: string): Promise<Catalogue> =>
  (await import(join(import.meta.dirname, language, `${file}.ts`))) as Catalogue;

const figuresIn = (text: string): number[] => Array.from(text.matchAll(/\d+/g), ([figure]) => Number(figure));

describe.each(LANGUAGES)('help texts in %s (R-7.10, R-12.9)', async (language) => {
  const { popups } = await load<{ popups: CatalogueOf<typeof popupsSource> }>(language, 'editor/popups');
  const { profile } = await load<{ profile: CatalogueOf<typeof profileSource> }>(language, 'console/profile');
  const { sites } = await load<{ sites: CatalogueOf<typeof sitesSource> }>(language, 'console/sites');

  it.each([
    ['profile picture', profile.picture.help, [250, 250, 2]],
    ['logo', sites.create.logoHelp, [250, 150]],
    ['logo of an account', profile.brand.logoHelp, [250, 150]],
    ['favicon', sites.create.faviconHelp, [256, 256]],
    ['picture of a popup', popups.imageHelp, [300, 250]],
  ])('state the allowed or recommended size of the %s', (_what, text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });
});
