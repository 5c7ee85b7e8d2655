import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '#shared/model/sites/site.ts';
import { gridWith, settingsWith } from '#shared/rules/sites/site-fields.ts';

const SETTINGS: SiteSettings = {
  ...DEFAULT_SITE_SETTINGS,
  name: 'Tea',
  viewMode: 'PC',
  logo: { mediaId: '01J00000000000000000000000', width: 10, height: 10, colour: '#112233' },
  favicon: null,
  languages: ['jp'],
  defaultLanguage: 'jp',
};

describe('settingsWith', () => {
  it('keeps fields that are not given', () => expect(settingsWith(SETTINGS, { name: undefined })).toEqual(SETTINGS));

  it('replaces given fields; `logoSetting: null` removes the logo', () =>
    expect(settingsWith(SETTINGS, { name: 'Coffee', logoSetting: null })).toEqual({ ...SETTINGS, name: 'Coffee', logo: null }));

  it('adds a new default language to the languages of the site', () =>
    expect(settingsWith(SETTINGS, { defaultLanguage: 'en' })).toMatchObject({ languages: ['jp', 'en'], defaultLanguage: 'en' }));

  it('keeps the given languages even without the default language', () =>
    expect(settingsWith(SETTINGS, { defaultLanguage: 'en', languages: ['kr'] })).toMatchObject({ languages: ['kr'] }));
});

it('gridWith changes the given size and keeps the sheets', () =>
  expect(gridWith({ numberHorizontal: 1, numberVertical: 2, cells: { A1: 'sheet' } }, { numberHorizontal: 3 })).toEqual({
    numberHorizontal: 3,
    numberVertical: 2,
    cells: { A1: 'sheet' },
  }));
