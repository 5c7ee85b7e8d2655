import { FILL_IN_TEXT } from '#shared/model/sites/company.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { MenuItem } from '#shared/model/sites/global-menu.ts';
import type { Language } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupContent, type PopupCta } from '#shared/model/sites/popup.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { furtherLanguageFaults, publishedLanguages, publishFaults } from '#shared/rules/publishing/publish-check.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';
import { numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const IMAGE = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#336699' };
const SHEET = { ...EMPTY_SHEET, image: IMAGE };
const [SHEET_ID, ONE, TWO] = [numberedUlid(1), numberedUlid(11), numberedUlid(12)];

/** Returns a publishable site of one sheet, in Japanese and English, with the content under test. */
function siteWith(content: Partial<SiteDocument> = {}, settings: Partial<SiteDocument['settings']> = {}): SiteDocument {
  return {
    settings: siteSettings(settings),
    grid: { numberHorizontal: 1, numberVertical: 1, cells: { A1: SHEET_ID } },
    ...EMPTY_CONTENT,
    sheets: { [SHEET_ID]: { jp: SHEET, en: SHEET } },
    ...content,
  };
}

const faultRow = ({ rule, part, subject, name }: PublishFault) => [rule, part, subject, name];
const blocks = (document: SiteDocument) => publishFaults(document).map(faultRow);
const heldBack = (document: SiteDocument) => furtherLanguageFaults(document).map(faultRow);

it('publishFaults accepts a site that has sheets only', () => {
  expect(blocks(siteWith())).toEqual([]);
  expect(publishedLanguages(siteWith())).toEqual(['en', 'jp']);
});

describe('publishFaults of products', () => {
  const withProduct = (patch: Partial<Product>) =>
    publishFaults(siteWith({ sheets: { [SHEET_ID]: { jp: { ...SHEET, products: [{ ...newProduct(ONE), ...patch }] } } } })).map(faultRow);

  it('requires a name, and a button with both text and destination or without both', () => {
    expect(withProduct({ productName: '茶' })).toEqual([]);
    expect(withProduct({})).toEqual([['product-without-name', 'sheet', ONE, null]]);
    expect(withProduct({ productName: '茶', linkButtonText: '買う' })).toEqual([['product-without-destination', 'sheet', ONE, '茶']]);
    expect(withProduct({ productName: '茶', linkButtonUrl: 'https://example.com/' })).toEqual([
      ['product-without-text', 'sheet', ONE, '茶'],
    ]);
    const toCell = { productName: '茶', linkButtonText: '買う', isInternalLink: true };
    expect(withProduct({ ...toCell, linkButtonUrl: '/B1' })).toEqual([['product-unknown-cell', 'sheet', ONE, '茶']]);
    expect(withProduct({ ...toCell, linkButtonUrl: '/A1' })).toEqual([]);
  });
});

describe('publishFaults of the global menu', () => {
  const item = (patch: Partial<MenuItem> = {}): MenuItem => ({
    id: ONE,
    name: '茶',
    linkDestinationUrl: '/A1',
    isInternalLink: true,
    ...patch,
  });
  const withMenu = (items: MenuItem[], language: Language = 'jp', displayGlobalMenu = true) =>
    siteWith(
      { menu: { ...(language === 'en' && { jp: { items: [item()], basedOn: null } }), [language]: { items, basedOn: null } } },
      { displayGlobalMenu },
    );

  it('requires items only if the menu is shown', () => {
    expect(blocks(siteWith({}, { displayGlobalMenu: true }))).toEqual([['menu-without-items', 'menu', null, null]]);
    expect(blocks(withMenu([]))).toEqual([['menu-without-items', 'menu', null, null]]);
    expect(blocks(withMenu([], 'jp', false))).toEqual([]);
    expect(blocks(withMenu([item({ name: '' })], 'jp', false))).toEqual([]);
  });

  it('requires items with unique names and existing destinations', () => {
    expect(blocks(withMenu([item()]))).toEqual([]);
    expect(blocks(withMenu([item({ name: ' ' })]))).toEqual([['menu-item-without-name', 'menu', ONE, null]]);
    expect(blocks(withMenu([item({ name: '\u200B' })]))).toEqual([['menu-item-without-name', 'menu', ONE, null]]);
    expect(blocks(withMenu([item(), item({ id: TWO, name: ' 茶 ' })]))).toEqual([['menu-item-twice', 'menu', TWO, '茶']]);
    for (const [name, same] of [
      ['Tea', 'Ｔｅａ'],
      ['カフェ', 'ｶﾌｪ'],
      ['Tea', 'T\u200Bea'],
      ['Tea time', 'Tea\u3000time'],
    ] as const)
      expect(blocks(withMenu([item({ name }), item({ id: TWO, name: same })]))).toEqual([['menu-item-twice', 'menu', TWO, same]]);
    expect(blocks(withMenu([item({ name: '' }), item({ id: TWO, name: '' })]))).toHaveLength(2);
    expect(blocks(withMenu([item({ linkDestinationUrl: '' })]))).toEqual([['menu-item-without-destination', 'menu', ONE, '茶']]);
    expect(blocks(withMenu([item({ linkDestinationUrl: '/B1' })]))).toEqual([['menu-item-unknown-cell', 'menu', ONE, '茶']]);
  });

  it('blocks only the language with the incomplete menu', () => {
    expect(heldBack(withMenu([item()]))).toEqual([]);
    expect(heldBack(withMenu([item({ name: '' })], 'en'))).toEqual([['menu-item-without-name', 'menu', ONE, null]]);
    expect(blocks(withMenu([item({ name: '' })], 'en'))).toEqual([]);
  });
});

describe('publishFaults of popups', () => {
  const content: PopupContent = { ...EMPTY_POPUP_CONTENT, image: IMAGE };
  const withPopup = (patch: Partial<PopupCta>) =>
    siteWith({
      popups: { [ONE]: { ...newPopup('timeLimit'), name: '秋', effectiveSheets: [SHEET_ID], content: { jp: content }, ...patch } },
    });

  it('ignores popups that no sheet shows', () => {
    expect(blocks(withPopup({ content: {}, effectiveSheets: [] }))).toEqual([]);
    expect(blocks(withPopup({ content: {}, effectiveSheets: [numberedUlid(99)] }))).toEqual([]);
  });

  it('requires a picture, and a button with both text and destination or without both', () => {
    expect(blocks(withPopup({}))).toEqual([]);
    expect(blocks(withPopup({ content: {} }))).toEqual([['popup-without-picture', 'popup', ONE, '秋']]);
    expect(blocks(withPopup({ name: '', content: { jp: EMPTY_POPUP_CONTENT } }))).toEqual([['popup-without-picture', 'popup', ONE, null]]);
    expect(blocks(withPopup({ content: { jp: { ...content, linkButtonText: '申込' } } }))).toEqual([
      ['popup-without-destination', 'popup', ONE, '秋'],
    ]);
    const link = { linkUrl: '/B1', isInternalLink: true };
    expect(blocks(withPopup({ content: { jp: { ...content, ...link } } }))).toEqual([
      ['popup-without-text', 'popup', ONE, '秋'],
      ['popup-unknown-cell', 'popup', ONE, '秋'],
    ]);
  });

  it('requires the limit of a popup with an applicant limit, reported once for all languages', () => {
    const site = withPopup({ kind: 'applicantLimit' });
    expect(publishFaults(site).map(({ rule, language }) => [rule, language])).toEqual([['popup-without-limit', null]]);
    expect(heldBack(site)).toEqual([]);
    expect(blocks(withPopup({ kind: 'applicantLimit', limit: 5 }))).toEqual([]);
  });

  it('blocks an additional language because of its own content only', () => {
    expect(heldBack(withPopup({}))).toEqual([]);
    expect(heldBack(withPopup({ content: { jp: content, en: EMPTY_POPUP_CONTENT } }))).toEqual([
      ['popup-without-picture', 'popup', ONE, '秋'],
    ]);
  });
});

describe('publishFaults of forms', () => {
  const field: FormField = {
    id: ONE,
    key: null,
    typeInput: 'TEXT_BOX',
    title: '色',
    isRequired: false,
    placeholder: '',
    options: [],
    validation: null,
  };
  const delivered = (patch: Partial<FormField> = {}, destinationEmail = 'shop@example.com') => ({
    fields: [{ ...field, ...patch }],
    destinationEmail,
    companyName: '',
    basedOn: null,
  });

  it.each(['contactForm', 'homepageForm'] as const)('requires a destination e-mail for the %s', (kind) => {
    expect(blocks(siteWith({ [kind]: { jp: delivered() } }))).toEqual([]);
    expect(blocks(siteWith({ [kind]: { jp: delivered({}, '') } }))).toEqual([['form-without-email', kind, null, null]]);
    const foreign = siteWith({ [kind]: { jp: delivered(), en: delivered({}, '') } });
    expect(blocks(foreign)).toEqual([]);
    expect(heldBack(foreign)).toEqual([['form-without-email', kind, null, null]]);
  });

  it('requires titles of fields, and options of choice fields', () => {
    expect(blocks(siteWith({ contactForm: { jp: delivered({ title: ' ' }) } }))).toEqual([
      ['form-field-without-title', 'contactForm', ONE, null],
    ]);
    const membership = (patch: Partial<FormField>) =>
      siteWith({ membershipForm: { jp: { fields: [{ ...field, ...patch }], basedOn: null } } });
    for (const typeInput of ['SELECT', 'SELECT_OPTIONS'] as const) {
      expect(blocks(membership({ typeInput }))).toEqual([['form-field-without-options', 'membershipForm', ONE, '色']]);
      expect(blocks(membership({ typeInput, options: [{ value: '赤' }] }))).toEqual([]);
    }
    expect(blocks(membership({ typeInput: 'NUMBER' }))).toEqual([]);
  });

  it('requires conditions to name an option of an earlier field (R-8.40)', () => {
    const choice: FormField = { ...field, id: 'CHOICE', title: '用件', typeInput: 'RADIO', options: [{ value: '見学' }] };
    const form = (option: number | null, ...fields: FormField[]) =>
      siteWith({
        contactForm: {
          jp: { ...delivered(), fields: fields.map((one) => (one === choice ? one : { ...one, shownIf: { fieldId: 'CHOICE', option } })) },
        },
      });
    const broken = [['form-field-broken-condition', 'contactForm', ONE, '色']];
    expect(blocks(form(0, choice, field))).toEqual([]);
    expect(blocks(form(1, choice, field))).toEqual(broken);
    expect(blocks(form(null, choice, field))).toEqual(broken);
    expect(blocks(form(0, field, choice))).toEqual(broken);
    expect(blocks(form(0, field))).toEqual(broken);
  });
});

describe('publishFaults of the contract agreement', () => {
  const withCompany = (patch: object) => siteWith({ company: { jp: { ...EMPTY_COMPANY, ...patch } } });

  it('requires terms and privacy policy (R-8.14)', () => {
    expect(blocks(withCompany({}))).toEqual([]);
    expect(
      blocks(withCompany({ contractAgreement: true, termsOfService: '<p>&nbsp;</p><p><br></p>', privacyPolicy: '<p>秘密</p>' })),
    ).toEqual([['terms-missing', 'company', null, null]]);
    expect(blocks(withCompany({ contractAgreement: true, termsOfService: '<h3>規約</h3>' }))).toEqual([
      ['privacy-missing', 'company', null, null],
    ]);
  });

  it.each(Object.entries(FILL_IN_TEXT))('rejects legal texts with a %s placeholder, with or without agreement', (_, mark) => {
    const unfinished = `<h3>x</h3><p>${mark}</p>`;
    expect(blocks(withCompany({ companyClause: unfinished }))).toEqual([['clause-unfinished', 'company', null, null]]);
    expect(blocks(withCompany({ contractAgreement: true, termsOfService: unfinished, privacyPolicy: unfinished }))).toEqual([
      ['terms-unfinished', 'company', null, null],
      ['privacy-unfinished', 'company', null, null],
    ]);
    expect(blocks(withCompany({ companyProfile: unfinished }))).toEqual([]);
  });
});
