import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { breaksRule, findMatches, replaceMatches, type Search } from '#web/features/editor/replace/find-matches.ts';
import { numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const SEARCH: Search = { kind: 'text', find: '桜', replacement: '梅', matchesCase: false, language: null };
const S1 = numberedUlid(1);
const S2 = numberedUlid(2);
const POPUP = numberedUlid(9);

const DOCUMENT: SiteDocument = {
  ...EMPTY_CONTENT,
  settings: siteSettings({ name: '庭園' }),
  grid: { numberHorizontal: 1, numberVertical: 2, cells: { A1: S1, B1: S2 } },
  sheets: {
    [S1]: {
      jp: {
        ...EMPTY_SHEET,
        mainText: '桜の庭と桜餅',
        emphases: [{ role: 'headline', start: 4, length: 2 }],
        linkDestinationUrl: 'https://sakura.example/桜',
      },
      en: { ...EMPTY_SHEET, mainText: 'Cherry garden' },
    },
    [S2]: { jp: { ...EMPTY_SHEET, mainText: '庭', imageAlt: '桜の写真' } },
  },
  company: { jp: { ...EMPTY_COMPANY, companyProfile: '<p title="桜">桜 &amp; 株式会社</p>' } },
  popups: { [POPUP]: { ...newPopup('timeLimit'), content: { jp: { ...EMPTY_POPUP_CONTENT, linkButtonText: '桜を見る' } } } },
};
const found = (search: Partial<Search>) => findMatches(DOCUMENT, { ...SEARCH, ...search });
const after = (search: Partial<Search>): SiteDocument => replaceMatches(DOCUMENT, found(search));

describe('findMatches', () => {
  it('finds texts of sheets, sections and popups, but no links, and no attributes of markup', () => {
    expect(found({}).map(({ part, path, after: text }) => [part, path.join('.'), text])).toEqual([
      [`sheet/${S1}/jp`, 'mainText', '梅の庭と梅餅'],
      [`sheet/${S2}/jp`, 'imageAlt', '梅の写真'],
      ['company/jp', 'companyProfile', '<p title="桜">梅 &amp; 株式会社</p>'],
      [`popup/${POPUP}`, 'content.jp.linkButtonText', '梅を見る'],
    ]);
  });
  it('finds links only where links are, and colours only as a whole', () => {
    expect(found({ kind: 'link', find: 'sakura.example', replacement: 'ume.example' }).map(({ after: text }) => text)).toEqual([
      'https://ume.example/桜',
    ]);
    const colours = found({ kind: 'colour', find: EMPTY_SHEET.mainTextColor.toUpperCase(), replacement: '#112233' });
    expect(colours).toContainEqual(expect.objectContaining({ part: `sheet/${S1}/jp`, path: ['mainTextColor'], after: '#112233' }));
    expect(found({ kind: 'colour', find: '#11', replacement: '#112233' })).toEqual([]);
  });
  it('finds colours in all languages, because the dialog offers no language for them', () => {
    const search = { kind: 'colour', find: EMPTY_SHEET.mainTextColor, replacement: '#112233' } as const;
    expect(found({ ...search, language: 'en' })).toEqual(found(search));
  });
  it('distinguishes case only on request, and takes the characters of patterns literally', () => {
    expect(found({ find: 'cherry' })).toHaveLength(1);
    expect(found({ find: 'cherry', matchesCase: true })).toEqual([]);
    expect(found({ find: '.*' })).toEqual([]);
  });
  it('searches one language only, also in popups', () => {
    expect(found({ language: 'en', find: 'e' })).toHaveLength(1);
    expect(found({ language: 'en' })).toEqual([]);
  });
  it('finds nothing for blank text, an unfinished colour, and a replacement that changes nothing', () => {
    expect(found({ find: ' ' })).toEqual([]);
    expect(found({ kind: 'colour', find: EMPTY_SHEET.mainTextColor, replacement: '#12' })).toEqual([]);
    expect(found({ replacement: '桜' })).toEqual([]);
  });
});

describe('replaceMatches', () => {
  it('keeps everything else by identity, and moves the emphasis with its text', () => {
    const result = after({ find: '桜の', replacement: '満開の桜の' });
    expect(result.sheets[S1]?.jp).toMatchObject({ mainText: '満開の桜の庭と桜餅', emphases: [{ role: 'headline', start: 7, length: 2 }] });
    expect(result.sheets[S1]?.en).toBe(DOCUMENT.sheets[S1]?.en);
  });
  it('writes the replacement into markup as text', () => {
    expect(after({ replacement: '<b>&' }).company.jp?.companyProfile).toBe('<p title="桜">&lt;b&gt;&amp; &amp; 株式会社</p>');
  });
  it('leaves no match unless the replacement contains the text, and changes nothing without matches', () => {
    expect(replaceMatches(DOCUMENT, [])).toBe(DOCUMENT);
    fc.assert(
      fc.property(fc.constantFrom('桜', '庭', 'e', '写真', ' '), fc.string(), (find, replacement) => {
        const result = after({ find, replacement });
        const left = findMatches(result, { ...SEARCH, find, replacement: `${replacement}x` });
        return replacement.toLowerCase().includes(find.toLowerCase()) || left.every(({ before }) => before.includes(replacement));
      }),
    );
  });
});

describe('breaksRule', () => {
  it('finds the match whose text would become too long', () => {
    const long = found({ replacement: '梅'.repeat(TEXT_MAX.button) });
    expect(long.filter((match) => breaksRule(DOCUMENT, match)).map(({ path }) => path.at(-1))).toEqual(['linkButtonText']);
  });
});
