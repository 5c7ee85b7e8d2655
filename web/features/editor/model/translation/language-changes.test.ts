import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { enteredFields, findDataLosses } from '#web/features/editor/model/translation/data-losses.ts';
import { addLanguage, changeDefaultLanguage, removeLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { copyMissingTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import { isConsistentGrid } from '#shared/rules/sites/site-merge.ts';
import { canonicalJson, LANGUAGE_KINDS, splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { anySiteDocument, numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const IMAGE = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#336699' };
const sheet = (patch: Partial<Sheet>): Sheet => ({ ...EMPTY_SHEET, ...patch });

/** A Japanese and English site with these sheets in the first row. */
const siteOf = (...sheets: Partial<Record<'jp' | 'en' | 'cn', Sheet>>[]): SiteDocument => ({
  settings: siteSettings(),
  grid: {
    numberHorizontal: 1,
    numberVertical: 5,
    cells: Object.fromEntries(sheets.map((_, index) => [`${'ABCDE'[index]}1`, numberedUlid(index + 1)])),
  },
  ...EMPTY_CONTENT,
  sheets: Object.fromEntries(sheets.map((byLanguage, index) => [numberedUlid(index + 1), byLanguage])),
});
const first = (document: SiteDocument) => document.sheets[numberedUlid(1)];

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyRule = fc.constantFrom(addLanguage, changeDefaultLanguage, removeLanguage, copyMissingTranslations);

describe('language changes', () => {
  it('return a valid, consistent site, never mutate their input, and return it unchanged for a no-op', () => {
    fc.assert(
      fc.property(anySiteDocument, anyRule, anyLanguage, (site, rule, language) => {
        const before = structuredClone(site);
        const after = rule(site, language);
        expect(site).toEqual(before);
        expect(SiteDocument.safeParse(after).success).toBe(true);
        expect(isConsistentGrid(after.grid, splitIntoParts(after).keys())).toBe(true);
        expect(rule(after, language)).toBe(after);
      }),
    );
  });

  it('lose exactly the content outside of sheets that findDataLosses reports', () => {
    fc.assert(
      fc.property(anySiteDocument, anyRule, anyLanguage, (site, rule, language) => {
        const after = rule(site, language);
        const heir = rule === changeDefaultLanguage ? language : undefined;
        const told = new Set(
          findDataLosses(site, after, heir).flatMap((loss) =>
            loss.kind === 'sheet' ? [] : [`${loss.kind}/${loss.kind === 'popup' ? loss.name : ''}/${loss.language}`],
          ),
        );
        const saysStill = (of: Partial<Record<Language, object>> | undefined, spoken: Language, said: object) =>
          [spoken, ...(heir ? [heir] : [])].some(
            (one) => canonicalJson({ ...of?.[one], basedOn: 0 }) === canonicalJson({ ...said, basedOn: 0 }),
          );
        for (const spoken of LANGUAGES) {
          for (const kind of LANGUAGE_KINDS) {
            const said = site[kind][spoken];
            if (said) expect(told.has(`${kind}//${spoken}`)).toBe(!saysStill(after[kind], spoken, said));
          }
          for (const [popupId, popup] of Object.entries(site.popups)) {
            const said = popup.content[spoken];
            if (said && !saysStill(after.popups[popupId]?.content, spoken, said)) expect(told).toContain(`popup/${popup.name}/${spoken}`);
          }
        }
      }),
    );
  });

  it('keep the parts of the new default language, and inherit missing parts from the former default', () => {
    const menu = (name: string) => ({
      items: [{ id: numberedUlid(1), name, linkDestinationUrl: '/A1', isInternalLink: true }],
      basedOn: null,
    });
    const site = { ...siteOf({ jp: sheet({}) }), menu: { jp: menu('茶'), en: menu('Tea') }, sns: { jp: { entries: [] } } };
    const after = changeDefaultLanguage(site, 'en');
    expect(after.menu).toEqual({ en: menu('Tea') });
    expect(after.sns).toEqual({ en: { entries: [] } });
    expect(findDataLosses(site, after, 'en')).toEqual([{ kind: 'menu', language: 'jp' }]);
    expect(findDataLosses(site, removeLanguage(site, 'en'))).toEqual([{ kind: 'menu', language: 'en' }]);
  });

  it('lose only fields of sheets that findDataLosses reports', () => {
    fc.assert(
      fc.property(anySiteDocument, anyRule, anyLanguage, (site, rule, language) => {
        const after = rule(site, language);
        const heir = rule === changeDefaultLanguage ? language : undefined;
        const told = new Map(
          findDataLosses(site, after, heir).flatMap((loss) =>
            loss.kind !== 'sheet' ? [] : [[`${loss.cell}/${loss.language}`, new Set(loss.fields)]],
          ),
        );
        for (const [cell, sheetId] of Object.entries(site.grid.cells)) {
          for (const spoken of LANGUAGES) {
            const before = site.sheets[sheetId]?.[spoken];
            if (!before) continue;
            for (const field of enteredFields(before)) {
              if (told.get(`${cell}/${spoken}`)?.has(field)) continue;
              const left = [spoken, heir ?? spoken].map((kept) => after.sheets[sheetId]?.[kept]?.[field]);
              expect(left).toContainEqual(before[field]);
            }
          }
        }
      }),
    );
  });
});

describe('addLanguage', () => {
  it('keeps all content and the order of languages', () => {
    const site = siteOf({ jp: sheet({ mainText: 'お茶' }) });
    const after = addLanguage(addLanguage(site, 'kr'), 'cn');
    expect(after.settings.languages).toEqual(['jp', 'en', 'cn', 'kr']);
    expect(after.sheets).toBe(site.sheets);
  });
});

describe('copyMissingTranslations', () => {
  it('copies only missing translations', () => {
    const site = siteOf({ jp: sheet({ mainText: 'お茶' }), en: sheet({ mainText: 'Tea' }) }, { jp: sheet({ mainText: '菓子' }) });
    const after = copyMissingTranslations(site, 'en');
    expect(Object.values(after.sheets).map(({ en }) => en?.mainText)).toEqual(['Tea', '菓子']);
    expect(findDataLosses(site, after)).toEqual([]);
  });
});

describe('changeDefaultLanguage', () => {
  it('keeps only the new language with its content', () => {
    const after = changeDefaultLanguage(siteOf({ jp: sheet({ mainText: 'お茶' }), en: sheet({ mainText: 'Tea', image: IMAGE }) }), 'en');
    expect(after.settings).toMatchObject({ languages: ['en'], defaultLanguage: 'en' });
    expect(first(after)).toEqual({ en: sheet({ mainText: 'Tea', image: IMAGE }) });
  });

  it('fills a sheet without content from the former default or any other language', () => {
    const jp = sheet({ mainText: 'お茶', image: IMAGE });
    const site = siteOf({ jp }, { jp, en: EMPTY_SHEET }, { cn: jp }, { jp: EMPTY_SHEET });
    const after = changeDefaultLanguage(site, 'en');
    expect(Object.values(after.sheets)).toEqual([{ en: jp }, { en: jp }, { en: jp }, { en: EMPTY_SHEET }]);
    expect(findDataLosses(site, after, 'en')).toEqual([]);
  });

  it('fills a missing picture from the former default language, and keeps members-only sheets locked', () => {
    const site = siteOf({ jp: sheet({ mainText: 'お茶', image: IMAGE, membersOnlyLock: true }), en: sheet({ mainText: 'Tea' }) });
    const after = changeDefaultLanguage(site, 'en');
    expect(first(after)).toEqual({ en: sheet({ mainText: 'Tea', image: IMAGE, membersOnlyLock: true }) });
    expect(findDataLosses(site, after, 'en')).toEqual([{ kind: 'sheet', cell: 'A1', language: 'jp', fields: ['mainText'] }]);
  });
});

describe('removeLanguage', () => {
  it('removes the content of the language, and the sheets that have no other language', () => {
    const site = siteOf({ jp: sheet({ mainText: 'お茶' }), en: sheet({ mainText: 'Tea' }) }, { en: sheet({ price: 100 }) });
    const after = removeLanguage(site, 'en');
    expect(after.settings.languages).toEqual(['jp']);
    expect(after.grid.cells).toEqual({ A1: numberedUlid(1) });
    expect(after.sheets).toEqual({ [numberedUlid(1)]: { jp: sheet({ mainText: 'お茶' }) } });
    expect(findDataLosses(site, after)).toEqual([
      { kind: 'sheet', cell: 'A1', language: 'en', fields: ['mainText'] },
      { kind: 'sheet', cell: 'B1', language: 'en', fields: ['price'] },
    ]);
  });

  it('ignores the default language and languages the site does not have', () => {
    const site = siteOf({ jp: sheet({}) });
    expect(removeLanguage(site, 'jp')).toBe(site);
    expect(removeLanguage(site, 'kr')).toBe(site);
  });
});

describe('findDataLosses', () => {
  it('enteredFields omits isInternalLink, with and without a destination', () => {
    expect(enteredFields(sheet({ isInternalLink: true }))).toEqual([]);
    expect(enteredFields(sheet({ isInternalLink: true, linkDestinationUrl: '/contact' }))).toEqual(['linkDestinationUrl']);
  });

  it('reports the entered fields of a removed sheet per language, but nothing for empty or moved sheets', () => {
    const site = siteOf(
      { jp: sheet({ mainText: 'お茶' }), en: sheet({ imageAlt: 'Tea' }) },
      { jp: EMPTY_SHEET },
      { jp: sheet({ price: 1 }) },
    );
    const after: SiteDocument = {
      ...site,
      grid: { ...site.grid, cells: { E1: numberedUlid(3) } },
      sheets: { [numberedUlid(3)]: site.sheets[numberedUlid(3)] ?? {} },
    };
    expect(findDataLosses(site, after)).toEqual([
      { kind: 'sheet', cell: 'A1', language: 'jp', fields: ['mainText'] },
      { kind: 'sheet', cell: 'A1', language: 'en', fields: ['imageAlt'] },
    ]);
  });
});
