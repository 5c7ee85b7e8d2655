import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { copyTranslation, copyMissingTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import { addLanguage, changeDefaultLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { stampTranslations } from '#web/features/editor/model/translation/stamp-translations.ts';
import type { TranslationState } from '#shared/model/sites/translation-state.ts';
import {
  contentInLanguage,
  markTranslationCurrent,
  type Translatable,
  translatables,
  translationState,
  textDigest,
} from '#web/features/editor/model/translation/translation.ts';
import { anySiteDocument, numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const SHEET_ID = numberedUlid(1);
const POPUP_ID = numberedUlid(50);
const SHEET: Translatable = { kind: 'sheet', sheetId: SHEET_ID };
const POPUP: Translatable = { kind: 'popup', popupId: POPUP_ID };
const tea = (mainText: string, patch: Partial<Sheet> = {}): Sheet => ({ ...EMPTY_SHEET, mainText, ...patch });

const SITE: SiteDocument = {
  settings: siteSettings({ languages: ['jp', 'en', 'cn'] }),
  grid: { numberHorizontal: 1, numberVertical: 1, cells: { A1: SHEET_ID } },
  ...EMPTY_CONTENT,
  sheets: { [SHEET_ID]: { jp: tea('お茶') } },
};

const withSheet = (document: SiteDocument, language: Language, sheet: Sheet): SiteDocument => ({
  ...document,
  sheets: { ...document.sheets, [SHEET_ID]: { ...document.sheets[SHEET_ID], [language]: sheet } },
});
/** Applies an edit as the editor does. */
const edited = (before: SiteDocument, change: (document: SiteDocument) => SiteDocument): SiteDocument =>
  stampTranslations(before, change(before));
const write = (document: SiteDocument, language: Language, mainText: string, patch: Partial<Sheet> = {}): SiteDocument =>
  edited(document, (site) => withSheet(site, language, { ...(site.sheets[SHEET_ID]?.[language] ?? EMPTY_SHEET), mainText, ...patch }));
const states = (document: SiteDocument, item: Translatable = SHEET): TranslationState[] =>
  document.settings.languages.map((language) => translationState(document, item, language));

describe('translationState', () => {
  const translated = write(SITE, 'en', 'Tea');

  it('returns missing before a translation, done after it, and older once the original changes', () => {
    expect(states(SITE)).toEqual(['done', 'missing', 'missing']);
    expect(states(translated)).toEqual(['done', 'done', 'missing']);
    expect(states(write(translated, 'jp', '新茶'))).toEqual(['done', 'older', 'missing']);
  });

  it('returns done again once the translation is rewritten or marked as current, or the original is restored', () => {
    const older = write(translated, 'jp', '新茶');
    expect(states(write(older, 'en', 'New tea'))[1]).toBe('done');
    expect(states(markTranslationCurrent(older, SHEET, 'en'))[1]).toBe('done');
    expect(states(write(older, 'jp', 'お茶'))[1]).toBe('done');
  });

  it('ignores changes of colours and positions', () => {
    expect(states(write(translated, 'jp', 'お茶', { linkButtonColor: '#000000', price: 300 }))[1]).toBe('done');
    const older = write(translated, 'jp', '新茶');
    expect(states(write(older, 'en', 'Tea', { mainTextColor: '#000000' }))[1]).toBe('older');
  });

  it('returns older after a change of a text that needs a theme, in the sheet or a variation', () => {
    for (const patch of [{ eyebrow: '春' }, { secondText: '香り高い' }]) {
      expect(states(write(translated, 'jp', 'お茶', patch))[1]).toBe('older');
      const variations = [{ id: numberedUlid(9), name: '', isOn: true, share: 1, fields: {} }];
      const varied = write(translated, 'jp', 'お茶', { variations });
      const done = markTranslationCurrent(varied, SHEET, 'en');
      expect(states(write(done, 'jp', 'お茶', { variations: variations.map((one) => ({ ...one, fields: patch })) }))[1]).toBe('older');
    }
    expect(states(write(translated, 'jp', 'お茶', { eyebrow: '', secondText: '' }))[1]).toBe('done');
  });

  it('ignores changes of layout and text styles', () => {
    const styled = { layout: 'quote', textStyles: { headline: { step: 1, isBold: null, align: null, colour: null } } } as const;
    expect(states(write(translated, 'jp', 'お茶', styled))[1]).toBe('done');
  });

  it('returns for a copied translation the state of its source', () => {
    const older = write(translated, 'jp', '新茶');
    const ofOlder = edited(older, (site) => copyTranslation(site, SHEET, 'cn', 'en'));
    expect(states(ofOlder)).toEqual(['done', 'older', 'older']);
    const ofDefault = edited(older, (site) => copyTranslation(site, SHEET, 'cn', 'jp'));
    expect(states(ofDefault)).toEqual(['done', 'older', 'done']);
    expect(copyTranslation(ofDefault, SHEET, 'cn', 'en')).toBe(ofDefault);
    expect(copyTranslation(SITE, SHEET, 'cn', 'en')).toBe(SITE);
  });

  it('returns done for a copy from a language that became the default', () => {
    const english = addLanguage(changeDefaultLanguage(translated, 'en'), 'jp');
    expect(states(edited(english, (site) => copyTranslation(site, SHEET, 'jp', 'en')))).toEqual(['done', 'done']);
    expect(states(edited(english, (site) => copyMissingTranslations(site, 'jp')))).toEqual(['done', 'done']);
  });
});

describe('translationState of missing content', () => {
  it('is missing for every sheet, but for other items only if the default language has them', () => {
    expect(states({ ...SITE, sheets: { [SHEET_ID]: { en: tea('Tea') } } })).toEqual(['missing', 'done', 'missing']);
    expect(states(SITE, { kind: 'company' })).toEqual(['unneeded', 'unneeded', 'unneeded']);
    expect(states({ ...SITE, company: { jp: EMPTY_COMPANY } }, { kind: 'company' })).toEqual(['done', 'missing', 'missing']);
  });
});

it('translationState returns older after a change of company texts, but not of company settings', () => {
  const company: Translatable = { kind: 'company' };
  const before = edited({ ...SITE, company: { jp: EMPTY_COMPANY } }, (site) => copyTranslation(site, company, 'en', 'jp'));
  const shown = edited(before, (site) => ({ ...site, company: { ...site.company, jp: { ...EMPTY_COMPANY, contractAgreement: true } } }));
  expect(states(shown, company)[1]).toBe('done');
  const told = edited(shown, (site) => ({ ...site, company: { ...site.company, jp: { ...EMPTY_COMPANY, companyProfile: '<p>茶</p>' } } }));
  expect(states(told, company)[1]).toBe('older');
});

it('translationState returns older after a change of popups and SEO settings', () => {
  const said = { ...EMPTY_POPUP_CONTENT, linkButtonText: '申込' };
  const popup = { ...newPopup('timeLimit'), content: { jp: said } };
  const filled = copyMissingTranslations({ ...SITE, popups: { [POPUP_ID]: popup }, seo: { jp: { ...EMPTY_SEO, title: '茶' } } }, 'en');
  expect([states(filled, POPUP)[1], states(filled, { kind: 'seo' })[1]]).toEqual(['done', 'done']);
  const after = edited(filled, (site) => ({
    ...site,
    popups: { [POPUP_ID]: { ...popup, content: { ...site.popups[POPUP_ID]?.content, jp: { ...said, linkButtonText: '予約' } } } },
    seo: { ...site.seo, jp: { ...EMPTY_SEO, title: '新茶' } },
  }));
  expect([states(after, POPUP)[1], states(after, { kind: 'seo' })[1]]).toEqual(['older', 'older']);
});

describe('translation of any document', () => {
  const itemsOf = (document: SiteDocument): Translatable[] => translatables(document, Object.keys(document.sheets));
  const anyLanguage = fc.constantFrom(...LANGUAGES);

  it('copyMissingTranslations fills all gaps as done and keeps existing content', () => {
    fc.assert(
      fc.property(anySiteDocument, anyLanguage, (document, language) => {
        const filled = copyMissingTranslations(document, language);
        const { defaultLanguage } = document.settings;
        expect(SiteDocument.safeParse(filled).success).toBe(true);
        for (const item of itemsOf(document)) {
          const before = contentInLanguage(document, item, language);
          if (before) expect(contentInLanguage(filled, item, language)).toBe(before);
          else if (language !== defaultLanguage && contentInLanguage(document, item, defaultLanguage)) {
            expect(translationState(filled, item, language)).toBe('done');
            expect(textDigest(filled, item, language)).toBe(textDigest(document, item, defaultLanguage));
          }
        }
        expect(copyMissingTranslations(filled, language)).toBe(filled);
      }),
    );
  });

  it('markTranslationCurrent clears the state older of every item and changes no text', () => {
    fc.assert(
      fc.property(anySiteDocument, anyLanguage, (document, language) => {
        const marked = itemsOf(document).reduce((site, item) => markTranslationCurrent(site, item, language), document);
        for (const item of itemsOf(document)) {
          expect(translationState(marked, item, language)).not.toBe('older');
          expect(textDigest(marked, item, language)).toBe(textDigest(document, item, language));
        }
      }),
    );
  });

  it('stampTranslations changes basedOn of edited translations only', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, (before, other) => {
        const after: SiteDocument = { ...other, settings: before.settings };
        const stamped = stampTranslations(before, after);
        expect(stampTranslations(before, before)).toBe(before);
        for (const item of itemsOf(after))
          for (const language of LANGUAGES) {
            expect(textDigest(stamped, item, language)).toBe(textDigest(after, item, language));
            const isSame = textDigest(before, item, language) === textDigest(after, item, language);
            if (isSame) expect(contentInLanguage(stamped, item, language)).toBe(contentInLanguage(after, item, language));
          }
      }),
    );
  });
});
