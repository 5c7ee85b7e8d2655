import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { SHEET_BUDGET_BYTES } from '#shared/model/limits.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { ADVICE_RULES, type AdviceRule } from '#shared/model/sites/advice-rule.ts';
import { type AdviceContext, siteAdvice } from '#web/features/editor/model/faults/site-advice.ts';
import { anySiteDocument, numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const IMAGE = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#336699' };
const [SHEET_ID, ONE] = [numberedUlid(1), numberedUlid(11)];
const NOW = new Date('2026-11-20T03:00:00.000Z');
const CONTEXT: AdviceContext = { now: NOW, canSetSeo: false, bytesOf: () => undefined, applicantsOf: () => 0 };
const GOOD: Sheet = { ...EMPTY_SHEET, image: IMAGE, imageAlt: '湯のみ' };

function siteWith(sheet: Partial<Sheet> = {}, content: Partial<SiteDocument> = {}): SiteDocument {
  return {
    settings: siteSettings(),
    grid: { numberHorizontal: 1, numberVertical: 1, cells: { A1: SHEET_ID } },
    ...EMPTY_CONTENT,
    sheets: { [SHEET_ID]: { jp: { ...GOOD, ...sheet } } },
    ...content,
  };
}

const rulesOf = (document: SiteDocument, context: Partial<AdviceContext> = {}): AdviceRule[] =>
  siteAdvice(document, { ...CONTEXT, ...context }).map(({ rule }) => rule);

it('siteAdvice returns nothing for a site without problems', () => {
  expect(rulesOf(siteWith())).toEqual([]);
});

describe('siteAdvice on sheets', () => {
  it('reports a picture without an alternative text', () => {
    expect(siteAdvice(siteWith({ imageAlt: ' ' }), CONTEXT)).toEqual([
      { rule: 'alt-missing', part: 'sheet', cell: 'A1', language: 'jp', subject: null, name: null, figures: {} },
    ]);
    expect(rulesOf(siteWith({ image: null, imageAlt: '' }))).toEqual([]);
  });

  it('reports a button without enough contrast', () => {
    const pale = { linkTextColor: '#FFFFFF', linkButtonColor: '#99D52A' };
    expect(rulesOf(siteWith(pale))).toEqual([]);
    expect(rulesOf(siteWith({ ...pale, linkButtonText: '買う' }))).toEqual(['button-contrast']);
    expect(rulesOf(siteWith({ ...pale, linkTextColor: '#000', linkButtonText: '買う' }))).toEqual([]);
    // The contrast is just below and just above 4.5:1 on white.
    expect(rulesOf(siteWith({ linkButtonText: '買う', linkTextColor: '#777777', linkButtonColor: '#FFFFFF' }))).toEqual([
      'button-contrast',
    ]);
    expect(rulesOf(siteWith({ linkButtonText: '買う', linkTextColor: '#767676', linkButtonColor: '#FFFFFF' }))).toEqual([]);
  });

  it('reports no contrast of buttons on a site with a theme, where the text colour follows from the colour of the button', () => {
    const site = siteWith({ linkTextColor: '#FFFFFF', linkButtonColor: '#99D52A', linkButtonText: '買う' });
    const themed = { ...site, settings: { ...site.settings, theme: curatedTheme('paper') } };
    expect(rulesOf(themed)).toEqual([]);
  });

  it('reports product cards without enough contrast', () => {
    const product = { ...newProduct(ONE), productName: '茶', textColor: '#EEEEEE', linkButtonText: '買う' };
    expect(siteAdvice(siteWith({ products: [product] }), CONTEXT).map(({ rule, subject, name }) => [rule, subject, name])).toEqual([
      ['product-contrast', ONE, '茶'],
      ['product-button-contrast', ONE, '茶'],
    ]);
  });

  it('reports sheets above the download budget of a phone', () => {
    const weighs = (bytes: number) => (id: string) => (id === IMAGE.mediaId ? bytes : undefined);
    expect(rulesOf(siteWith(), { bytesOf: weighs(SHEET_BUDGET_BYTES.picture) })).toEqual([]);
    expect(siteAdvice(siteWith(), { ...CONTEXT, bytesOf: weighs(SHEET_BUDGET_BYTES.picture + 1) })[0]).toMatchObject({
      rule: 'heavy-sheet',
      cell: 'A1',
      figures: { bytes: SHEET_BUDGET_BYTES.picture + 1, budget: SHEET_BUDGET_BYTES.picture },
    });
    const video = { mediaId: numberedUlid(8), width: 720, height: 1280, durationMs: 9_000, size: SHEET_BUDGET_BYTES.video, hasSound: true };
    expect(rulesOf(siteWith({ video }))).toEqual([]);
    expect(rulesOf(siteWith({ video: { ...video, size: SHEET_BUDGET_BYTES.video + 1 } }))).toEqual(['heavy-sheet']);
  });
});

describe('siteAdvice on SEO settings', () => {
  it('recommends every SEO setting in every language if the plan includes them', () => {
    const seo = { jp: { ...EMPTY_SEO, title: '茶', h1: '茶', description: '茶' } };
    expect(rulesOf(siteWith({}, { seo }), { canSetSeo: true })).toEqual(['seo-title-missing', 'seo-h1-missing', 'seo-description-missing']);
    expect(siteAdvice(siteWith({}, { seo }), { ...CONTEXT, canSetSeo: true })[0]).toMatchObject({ part: 'seo', language: 'en' });
  });
});

describe('siteAdvice on linked pages', () => {
  it('reports a link to a page without its form', () => {
    const link = { isInternalLink: true, linkDestinationUrl: '/contact' };
    const menu = { jp: { items: [{ id: ONE, name: 'お問い合わせ', ...link }], basedOn: null } };
    const site = siteWith({ linkButtonText: '問合せ', linkTextColor: '#000', ...link }, { menu });
    const document = { ...site, settings: { ...site.settings, displayGlobalMenu: true } };
    expect(siteAdvice(document, CONTEXT)).toMatchObject([
      { rule: 'page-missing', part: 'sheet', cell: 'A1', language: 'jp' },
      { rule: 'page-missing', part: 'menu', subject: ONE, name: 'お問い合わせ' },
    ]);
    const contactForm = { jp: { fields: [], destinationEmail: 'shop@example.com', companyName: '', basedOn: null } };
    expect(rulesOf({ ...document, contactForm })).toEqual([]);
  });

  it('reports a missing membership form if a sheet is for members only', () => {
    expect(rulesOf(siteWith({ membersOnlyLock: true }))).toEqual(['members-without-form']);
    expect(rulesOf(siteWith({ membersOnlyLock: true }, { membershipForm: { jp: { fields: [], basedOn: null } } }))).toEqual([]);
  });
});

describe('siteAdvice on popups', () => {
  const withPopup = (patch: Partial<PopupCta>) =>
    rulesOf(
      siteWith(
        {},
        { popups: { [ONE]: { ...newPopup('timeLimit'), endDate: '2026-12-01T00:00:00.000Z', effectiveSheets: [SHEET_ID], ...patch } } },
      ),
    );

  it('reports a popup that is on no sheet, has ended, or has no end', () => {
    expect(withPopup({})).toEqual([]);
    expect(withPopup({ effectiveSheets: [] })).toEqual(['popup-nowhere']);
    expect(withPopup({ effectiveSheets: [numberedUlid(99)] })).toEqual(['popup-sheets-gone']);
    expect(withPopup({ endDate: NOW.toISOString() })).toEqual([]);
    expect(withPopup({ endDate: '2026-11-20T02:59:59.999Z' })).toEqual(['popup-over']);
    expect(withPopup({ endDate: null })).toEqual(['popup-without-end']);
    expect(withPopup({ endDate: null, kind: 'applicantLimit' })).toEqual([]);
  });

  it('names the popup and the cell if a members-only sheet of a site without membership form has a popup', () => {
    const popups = { [ONE]: { ...newPopup('timeLimit'), name: '茶会', endDate: '2026-12-01T00:00:00.000Z', effectiveSheets: [SHEET_ID] } };
    const locked = siteWith({ membersOnlyLock: true }, { popups });
    expect(siteAdvice(locked, CONTEXT)[1]).toMatchObject({
      rule: 'popup-sheet-locked',
      part: 'popup',
      cell: 'A1',
      subject: ONE,
      name: '茶会',
    });
    expect(rulesOf({ ...locked, membershipForm: { jp: { fields: [], basedOn: null } } })).toEqual([]);
  });

  it('reports a popup with all places taken, unless there is a waiting list', () => {
    const offer = { ...newPopup('applicantLimit'), limit: 3, effectiveSheets: [SHEET_ID] };
    const taken = (applicants: number, popup = offer) =>
      rulesOf(siteWith({}, { popups: { [ONE]: popup } }), { applicantsOf: () => applicants });
    expect([taken(2), taken(3), taken(3, { ...offer, hasWaitingList: true })]).toEqual([[], ['popup-full'], []]);
  });

  it('reports a popup with limited places that leads to no form', () => {
    const said = (linkUrl: string) => ({ jp: { ...EMPTY_POPUP_CONTENT, image: IMAGE, imageAlt: '茶', linkUrl, isInternalLink: true } });
    expect(withPopup({ kind: 'applicantLimit', content: said('/A1') })).toEqual(['popup-without-form']);
    expect(withPopup({ content: said('/A1') })).toEqual([]);
    expect(withPopup({ kind: 'applicantLimit', content: said('/contact') })).not.toContain('popup-without-form');
  });

  it('reports a relaunched popup while it is active', () => {
    const earlierEnds = ['2026-10-01T00:00:00.000Z'];
    expect(withPopup({ earlierEnds })).toEqual(['popup-relaunched']);
    expect(withPopup({ earlierEnds, endDate: '2026-11-01T00:00:00.000Z' })).toEqual(['popup-over']);
  });

  it('reports a missing alternative text and low contrast in each language', () => {
    const said = { ...EMPTY_POPUP_CONTENT, image: IMAGE, linkButtonText: '申込' };
    expect(withPopup({ linkButtonColor: '#FFFFFF', content: { jp: said, en: { ...said, imageAlt: 'Tea' } } })).toEqual([
      'popup-alt-missing',
      'popup-contrast',
      'popup-contrast',
    ]);
  });
});

it('siteAdvice names only existing items, for any document', () => {
  fc.assert(
    fc.property(anySiteDocument, fc.date({ noInvalidDate: true }), fc.boolean(), (document, now, canSetSeo) => {
      for (const { rule, cell, language, part, subject } of siteAdvice(document, {
        now,
        canSetSeo,
        bytesOf: () => 400_000,
        applicantsOf: () => 0,
      })) {
        expect(ADVICE_RULES).toContain(rule);
        if (cell !== null) expect(document.grid.cells[cell]).toBeDefined();
        if (language !== null) expect(document.settings.languages).toContain(language);
        if (part === 'popup') expect(document.popups[subject ?? '']).toBeDefined();
        if (!canSetSeo) expect(part).not.toBe('seo');
      }
    }),
  );
});
