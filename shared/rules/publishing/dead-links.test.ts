import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import { anySiteDocument, numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const IMAGE = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#336699' };
const [FIRST, SECOND, ITEM] = [numberedUlid(1), numberedUlid(2), numberedUlid(11)];
const sheet = (edit: Partial<Sheet> = {}): Sheet => ({ ...EMPTY_SHEET, image: IMAGE, ...edit });
const to = (linkDestinationUrl: string) => ({ linkDestinationUrl, isInternalLink: true });
const FORM = { fields: [], destinationEmail: 'shop@example.com', companyName: '', basedOn: null };

function siteWith(first: Partial<Sheet>, content: Partial<SiteDocument> = {}, second: Partial<Sheet> = {}): SiteDocument {
  return {
    settings: siteSettings({ languages: ['jp'] }),
    grid: { numberHorizontal: 1, numberVertical: 2, cells: { A1: FIRST, B1: SECOND } },
    ...EMPTY_CONTENT,
    sheets: { [FIRST]: { jp: sheet(first) }, [SECOND]: { jp: sheet(second) } },
    ...content,
  };
}
const found = (document: SiteDocument) =>
  deadLinks(document).map(({ rule, kind, part, cell, language, subject, target }) => [rule, kind, part, cell, language, subject, target]);

describe('deadLinks', () => {
  it('returns a button to a page until the page is set up (R-9.27)', () => {
    const button = (page: string) => ({ linkButtonText: '見る', ...to(page) });
    expect(found(siteWith(button('/contact')))).toEqual([['page-missing', 'button', 'sheet', 'A1', 'jp', null, 'contact']]);
    expect(found(siteWith(button('/form')))).toEqual([['page-missing', 'button', 'sheet', 'A1', 'jp', null, 'form']]);
    expect(found(siteWith(button('/membership')))).toEqual([['page-missing', 'button', 'sheet', 'A1', 'jp', null, 'membership']]);
    expect(found(siteWith(button('/contact'), { contactForm: { jp: FORM } }))).toEqual([]);
    expect(found(siteWith(button('/form'), { homepageForm: { jp: FORM } }))).toEqual([]);
    expect(found(siteWith(button('/membership'), { membershipForm: { jp: { fields: [], basedOn: null } } }))).toEqual([]);
    expect(found(siteWith(button('/B1')))).toEqual([]);
  });

  it('omits links that visitors cannot press', () => {
    expect(found(siteWith({ linkButtonText: '', ...to('/contact') }))).toEqual([]);
    const off = { id: ITEM, name: '', isOn: false, share: 50, fields: { linkButtonText: '見る', ...to('/contact') } };
    expect(found(siteWith({ variations: [off] }))).toEqual([]);
    expect(found(siteWith({ variations: [{ ...off, isOn: true }] }))).toEqual([
      ['page-missing', 'button', 'sheet', 'A1', 'jp', ITEM, 'contact'],
    ]);
    const menu = { jp: { items: [{ id: ITEM, name: '問合せ', ...to('/contact') }], basedOn: null } };
    const shown = siteWith({}, { menu });
    expect(found(shown)).toEqual([]);
    expect(found({ ...shown, settings: { ...shown.settings, displayGlobalMenu: true } })).toEqual([
      ['page-missing', 'menu-item', 'menu', null, 'jp', ITEM, 'contact'],
    ]);
  });

  it('returns links of points, products and popups', () => {
    const point = { id: ITEM, name: '靴', coordinateX: 1, coordinateY: 1, ...to('/form') };
    const product = { ...newProduct(ITEM), productName: '茶', linkButtonText: '買う', linkButtonUrl: '/form', isInternalLink: true };
    const popup = {
      ...newPopup('timeLimit'),
      effectiveSheets: [FIRST],
      content: { jp: { ...EMPTY_POPUP_CONTENT, image: IMAGE, linkUrl: '/form', isInternalLink: true } },
    };
    expect(found(siteWith({ imageLinkPoints: [point], products: [product] }, { popups: { [ITEM]: popup } }))).toEqual([
      ['page-missing', 'point', 'sheet', 'A1', 'jp', ITEM, 'form'],
      ['page-missing', 'product', 'sheet', 'A1', 'jp', ITEM, 'form'],
      ['page-missing', 'popup', 'popup', null, 'jp', ITEM, 'form'],
    ]);
    expect(found(siteWith({}, { popups: { [ITEM]: { ...popup, effectiveSheets: [] } } }))).toEqual([]);
  });

  it('checks each published language separately, with the forms of the default language', () => {
    const button = sheet({ linkButtonText: '見る', ...to('/contact') });
    const both: SiteDocument = {
      ...siteWith({}),
      settings: siteSettings({ languages: ['jp', 'en'] }),
      sheets: { [FIRST]: { jp: button, en: button }, [SECOND]: { jp: sheet(), en: sheet() } },
    };
    const languagesOf = (document: SiteDocument) => deadLinks(document).map(({ language }) => language);
    expect(languagesOf(both).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(['en', 'jp']);
    expect(languagesOf({ ...both, contactForm: { en: FORM } })).toEqual(['jp']);
    expect(languagesOf({ ...both, contactForm: { jp: FORM } })).toEqual([]);
    const heldBack = { ...both, sheets: { ...both.sheets, [SECOND]: { jp: sheet() } } };
    expect(languagesOf(heldBack)).toEqual(['jp']);
  });

  it('returns members-only sheets, and links to them, if the site has no registration form', () => {
    const closed = siteWith(
      { linkButtonText: '見る', ...to('/B1') },
      {},
      { membersOnlyLock: true, linkButtonText: '見る', ...to('/contact') },
    );
    expect(found(closed)).toEqual([
      ['members-without-form', 'sheets', 'membershipForm', null, 'jp', null, ''],
      ['link-locked', 'button', 'sheet', 'A1', 'jp', null, 'B1'],
    ]);
    const open = { ...closed, membershipForm: { jp: { fields: [], basedOn: null } } };
    expect(found(open)).toEqual([['page-missing', 'button', 'sheet', 'B1', 'jp', null, 'contact']]);
  });

  it('returns only published languages and cells with a sheet, for any document', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const published = publishedLanguages(document);
        for (const { language, cell } of deadLinks(document)) {
          expect(published).toContain(language);
          if (cell !== null) expect(document.grid.cells[cell]).toBeDefined();
        }
      }),
    );
  });
});
