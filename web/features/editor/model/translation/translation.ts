import type { TranslationState } from '#shared/model/sites/translation-state.ts';
import type { Language } from '#shared/model/language.ts';
import type { LanguageKind, LanguagePart, Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { GlobalMenu } from '#shared/model/sites/global-menu.ts';
import type { PopupContent } from '#shared/model/sites/popup.ts';
import type { SeoConfig } from '#shared/model/sites/seo.ts';
import type { Company } from '#shared/model/sites/company.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';

/** Parts that need a translation. Other parts fall back to the default language. */
export const TRANSLATED_KINDS = [
  'menu',
  'seo',
  'contactForm',
  'membershipForm',
  'homepageForm',
  'company',
] as const satisfies readonly LanguageKind[];
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];
export const isTranslatedKind = (kind: string): kind is TranslatedKind => TRANSLATED_KINDS.some((one) => one === kind);

const formTexts = (form: SiteForm) => [
  // The digest of a field without a title of a page excludes it, so that existing translations stay current.
  form.fields.map(({ title, placeholder, options, pageBreak }) => [
    title,
    placeholder,
    options,
    ...(pageBreak?.title ? [pageBreak.title] : []),
  ]),
  'companyName' in form ? form.companyName : '',
];
/** Returns the texts that only sites with a theme show. The digest of a sheet without them excludes them, so that existing translations stay current. */
const themedTexts = ({ eyebrow = '', secondText = '' }: Pick<Variation['fields'], 'eyebrow' | 'secondText'>) =>
  eyebrow === '' && secondText === '' ? [] : [{ eyebrow, secondText }];
const variedTexts = (fields: Variation['fields']) => [
  fields.image?.mediaId ?? null,
  fields.imageAlt ?? null,
  fields.mainText ?? null,
  fields.linkButtonText ?? null,
  ...themedTexts(fields),
];
const sheetTexts = ({ image, imageAlt, mainText, linkButtonText, imageLinkPoints, products, variations, ...further }: Sheet) => [
  image?.mediaId ?? null,
  imageAlt,
  mainText,
  linkButtonText,
  imageLinkPoints.map(({ name }) => name),
  products.map(({ productName, description, linkButtonText: button, image: picture }) => [
    productName,
    description,
    button,
    picture?.mediaId,
  ]),
  ...themedTexts(further),
  // The digest of a sheet without variations excludes them, so that existing translations stay current.
  ...(variations.length === 0 ? [] : [variations.map(({ fields }) => variedTexts(fields))]),
];
const companyTexts = ({ companyWebsite, companyProfile, companyClause, termsOfService, privacyPolicy }: Company) => [
  companyWebsite,
  companyProfile,
  companyClause,
  termsOfService,
  privacyPolicy,
];
/** The place came later: without one, the digest of a popup stays what it was. */
const popupTexts = ({ image, imageAlt, linkButtonText, place }: PopupContent) => [
  image?.mediaId ?? null,
  imageAlt,
  linkButtonText,
  ...(place === '' ? [] : [place]),
];

/** Returns the translatable content of a part, for its digest. */
function translatableTexts(kind: Translatable['kind'], part: Content): unknown {
  if (kind === 'sheet') return sheetTexts(part as Sheet);
  if (kind === 'popup') return popupTexts(part as PopupContent);
  if (kind === 'menu') return (part as GlobalMenu).items.map(({ name }) => name);
  if (kind === 'contactForm' || kind === 'homepageForm' || kind === 'membershipForm') return formTexts(part as SiteForm);
  if (kind === 'company') return companyTexts(part as Company);
  const { title, h1, description } = part as SeoConfig;
  return [title, h1, description];
}

/** Returns the cyrb53 digest of a text (53 bits, non-cryptographic), which only has to distinguish versions of one part. */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A translatable item: a sheet, a popup, or a part that exists once per language. */
export type Translatable = { kind: 'sheet'; sheetId: string } | { kind: 'popup'; popupId: string } | { kind: TranslatedKind };

/** Content of an item in one language. */
type Content = Sheet | PopupContent | LanguagePart<TranslatedKind>;

/** Returns the content of an item in one language, if it exists. */
export function contentInLanguage(document: SiteDocument, item: Translatable, language: Language): Content | undefined {
  if (item.kind === 'sheet') return document.sheets[item.sheetId]?.[language];
  return item.kind === 'popup' ? document.popups[item.popupId]?.content[language] : document[item.kind][language];
}

const digests = new WeakMap<Content, string>();

/** Returns the digest of an item's text in one language; `null` if it does not exist. */
export function textDigest(document: SiteDocument, item: Translatable, language: Language): string | null {
  const content = contentInLanguage(document, item, language);
  if (!content) return null;
  const known = digests.get(content) ?? digest(canonicalJson(translatableTexts(item.kind, content)));
  digests.set(content, known);
  return known;
}

export function translationState(document: SiteDocument, item: Translatable, language: Language): TranslationState {
  const { defaultLanguage } = document.settings;
  const content = contentInLanguage(document, item, language);
  const original = textDigest(document, item, defaultLanguage);
  // A sheet is needed in every language, whether or not the default language has it.
  if (!content) return original === null && item.kind !== 'sheet' ? 'unneeded' : 'missing';
  const isOlder = language !== defaultLanguage && content.basedOn !== null && original !== null && content.basedOn !== original;
  return isOlder ? 'older' : 'done';
}

/** Returns everything to translate in a site: parts, popups by id, then the given sheets. */
export const translatables = (document: SiteDocument, sheetIds: readonly string[]): Translatable[] => [
  ...TRANSLATED_KINDS.map((kind) => ({ kind })),
  ...Object.keys(document.popups)
    .toSorted()
    .map((popupId) => ({ kind: 'popup' as const, popupId })),
  ...sheetIds.map((sheetId) => ({ kind: 'sheet' as const, sheetId })),
];

/** New content of an item in one language. */
export interface ContentUpdate {
  item: Translatable;
  language: Language;
  content: Content;
}

/** Applies content updates to a document, copying each container only once. */
export function applyContentUpdates(document: SiteDocument, writings: readonly ContentUpdate[]): SiteDocument {
  if (writings.length === 0) return document;
  const next = { ...document, sheets: { ...document.sheets }, popups: { ...document.popups } };
  for (const { item, language, content } of writings) {
    if (item.kind === 'sheet') next.sheets[item.sheetId] = { ...next.sheets[item.sheetId], [language]: content as Sheet };
    else if (item.kind === 'popup') {
      const popup = next.popups[item.popupId];
      if (popup) next.popups[item.popupId] = { ...popup, content: { ...popup.content, [language]: content as PopupContent } };
    } else Object.assign(next, { [item.kind]: { ...next[item.kind], [language]: content } });
  }
  const isAffected = (kind: Translatable['kind']): boolean => writings.some(({ item }) => item.kind === kind);
  return {
    ...next,
    sheets: isAffected('sheet') ? next.sheets : document.sheets,
    popups: isAffected('popup') ? next.popups : document.popups,
  };
}

/** Returns the update that sets `basedOn` of a translation to the current original; empty if it is already set. */
export function translationStamp(document: SiteDocument, item: Translatable, language: Language): ContentUpdate[] {
  const { defaultLanguage } = document.settings;
  const basedOn = language === defaultLanguage ? null : textDigest(document, item, defaultLanguage);
  const content = contentInLanguage(document, item, language);
  return !content || content.basedOn === basedOn ? [] : [{ item, language, content: { ...content, basedOn } }];
}

/** Marks a translation as current: sets its `basedOn` to the digest of the current original. */
export const markTranslationCurrent = (document: SiteDocument, item: Translatable, language: Language): SiteDocument =>
  applyContentUpdates(document, translationStamp(document, item, language));
