import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { popups as popupsCn } from '#shared/messages/cn/editor/popups.ts';
import { profile as profileCn } from '#shared/messages/cn/console/profile.ts';
import { sites as sitesCn } from '#shared/messages/cn/console/sites.ts';
import { popups as popupsEn } from '#shared/messages/en/editor/popups.ts';
import { profile as profileEn } from '#shared/messages/en/console/profile.ts';
import { sites as sitesEn } from '#shared/messages/en/console/sites.ts';
import { popups as popupsJp } from '#shared/messages/jp/editor/popups.ts';
import { profile as profileJp } from '#shared/messages/jp/console/profile.ts';
import { sites as sitesJp } from '#shared/messages/jp/console/sites.ts';
import { popups as popupsKr } from '#shared/messages/kr/editor/popups.ts';
import { profile as profileKr } from '#shared/messages/kr/console/profile.ts';
import { sites as sitesKr } from '#shared/messages/kr/console/sites.ts';

const CATALOGUES = {
  jp: { popups: popupsJp, profile: profileJp, sites: sitesJp },
  en: { popups: popupsEn, profile: profileEn, sites: sitesEn },
  cn: { popups: popupsCn, profile: profileCn, sites: sitesCn },
  kr: { popups: popupsKr, profile: profileKr, sites: sitesKr },
} as const;

const figuresIn = (text: string): number[] => Array.from(text.matchAll(/\d+/g), ([figure]) => Number(figure));

describe.each(LANGUAGES)('the recommended sizes in %s (R-7.10, R-12.9)', (language) => {
  const { popups, profile, sites } = CATALOGUES[language];

  it.each([
    ['profile picture', profile.picture.help, [250, 250, 2]],
    ['logo', sites.create.logoHelp, [250, 150]],
    ['logo of an account', profile.brand.logoHelp, [250, 150]],
    ['favicon', sites.create.faviconHelp, [256, 256]],
    ['picture of a popup', popups.imageHelp, [300, 250]],
  ])('states the %s', (_what, text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });
});
