import { isBlank } from '#shared/values/text/normalise-text.ts';
import type { AdviceRule } from '#shared/model/sites/advice-rule.ts';
import type { Language } from '#shared/model/language.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { runningVariations, variedSheet } from '#shared/rules/sheets/variations.ts';
import { hasReadableContrast } from '#shared/values/colour.ts';
import { isFormPage, parseDestination } from '#shared/model/sites/destination.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { offerState } from '#shared/rules/popups/offer-state.ts';
import { isShownOnAnySheet, occupiedCells, sheetAt } from '#shared/rules/publishing/publish-check.ts';
import type { SiteLocation } from '#shared/rules/publishing/publish-fault.ts';
import { type MediaSizeOf, sheetWeight } from '#web/features/editor/model/faults/sheet-weight.ts';

/** A recommendation for a site. It never blocks publishing. */
export interface Advice extends SiteLocation {
  rule: AdviceRule;
  /** For `heavy-sheet`: the size of the sheet and its budget, in bytes. */
  figures: { bytes?: number; budget?: number };
  /** The kind of element that contains a dead link. */
  kind?: DeadLink['kind'];
}

/** Inputs of the advice, except the document. */
export interface AdviceContext {
  now: Date;
  /** Whether the plan includes SEO; without it, missing SEO settings are not reported. */
  canSetSeo: boolean;
  bytesOf: MediaSizeOf;
  /** The number of applicants of a popup. */
  applicantsOf: (popupId: string) => number;
}

const WHOLE_SITE: SiteLocation = { part: 'settings', cell: null, language: null, subject: null, name: null };

const advice = (rule: AdviceRule, place: Partial<SiteLocation>, figures: Advice['figures'] = {}): Advice => ({
  ...WHOLE_SITE,
  ...place,
  rule,
  figures,
});

const nameOf = (text: string): string | null => (isBlank(text) ? null : text.trim());

type SheetAdvice = Pick<Advice, 'rule' | 'subject' | 'name'>;

const WHOLE_SHEET = { subject: null, name: null };

const creativeAdvice = ({ image, imageAlt }: Sheet, subject: Omit<SheetAdvice, 'rule'>): SheetAdvice[] =>
  image && isBlank(imageAlt) ? [{ rule: 'alt-missing', ...subject }] : [];

const buttonAdvice = ({ linkButtonText, linkTextColor, linkButtonColor }: Sheet, subject: Omit<SheetAdvice, 'rule'>): SheetAdvice[] =>
  !isBlank(linkButtonText) && !hasReadableContrast(linkTextColor, linkButtonColor) ? [{ rule: 'button-contrast', ...subject }] : [];

/** Returns advice on the overrides of an active variation. */
function variationAdvice(of: Sheet, variation: Variation): SheetAdvice[] {
  const { fields, id, name } = variation;
  const sheet = variedSheet(of, variation);
  const subject = { subject: id, name: nameOf(name) };
  const hasButton = 'linkButtonText' in fields || 'linkTextColor' in fields || 'linkButtonColor' in fields;
  return [
    ...('image' in fields || 'imageAlt' in fields ? creativeAdvice(sheet, subject) : []),
    ...(hasButton ? buttonAdvice(sheet, subject) : []),
  ];
}

function findSheetAdvice(sheet: Sheet): SheetAdvice[] {
  const { products } = sheet;
  return [
    ...creativeAdvice(sheet, WHOLE_SHEET),
    ...buttonAdvice(sheet, WHOLE_SHEET),
    ...runningVariations(sheet).flatMap((variation) => variationAdvice(sheet, variation)),
    ...products.flatMap((product) => {
      const subject = { subject: product.id, name: nameOf(product.productName) };
      const hasButton = !isBlank(product.linkButtonText);
      return [
        ...(hasReadableContrast(product.textColor, product.backgroundColor) ? [] : [{ rule: 'product-contrast' as const, ...subject }]),
        ...(hasButton && !hasReadableContrast(product.linkTextColor, product.linkButtonColor)
          ? [{ rule: 'product-button-contrast' as const, ...subject }]
          : []),
      ];
    }),
  ];
}

const sheetAdvice = new WeakMap<Sheet, readonly SheetAdvice[]>();

/** Returns the advice on a sheet. Memoised per sheet object, because an edit keeps the other sheets identical. */
function sheetAdviceOf(sheet: Sheet): readonly SheetAdvice[] {
  const known = sheetAdvice.get(sheet) ?? findSheetAdvice(sheet);
  sheetAdvice.set(sheet, known);
  return known;
}

function adviceOnSheet(
  sheet: Sheet,
  place: Pick<SiteLocation, 'cell' | 'language'>,
  { bytesOf, hasTheme }: { bytesOf: MediaSizeOf; hasTheme: boolean },
): Advice[] {
  const size = sheetWeight(sheet, bytesOf);
  // With a theme, the text colour of a button follows from the button's colour.
  const found = sheetAdviceOf(sheet).filter(({ rule }) => !hasTheme || rule !== 'button-contrast');
  return [
    ...found.map(({ rule, ...subject }) => advice(rule, { part: 'sheet', ...place, ...subject })),
    ...(size.bytes > size.budget ? [advice('heavy-sheet', { part: 'sheet', ...place }, { ...size })] : []),
  ];
}

const adviceOnSheets = (document: SiteDocument, bytesOf: MediaSizeOf): Advice[] =>
  occupiedCells(document).flatMap((cell) =>
    document.settings.languages.flatMap((language) => {
      const sheet = sheetAt(document, cell, language);
      return sheet ? adviceOnSheet(sheet, { cell, language }, { bytesOf, hasTheme: document.settings.theme !== null }) : [];
    }),
  );

const SEO_RULES = { title: 'seo-title-missing', h1: 'seo-h1-missing', description: 'seo-description-missing' } as const;

/** Returns advice on the missing SEO settings of each language. */
const adviceOnSeo = ({ settings, seo }: SiteDocument): Advice[] =>
  settings.languages.flatMap((language) =>
    (['title', 'h1', 'description'] as const)
      .filter((field) => isBlank(seo[language]?.[field] ?? ''))
      .map((field) => advice(SEO_RULES[field], { part: 'seo', language })),
  );

function adviceOnContent({ linkButtonColor, linkTextColor }: PopupCta, content: PopupContent, place: Partial<SiteLocation>): Advice[] {
  return [
    ...(content.image && isBlank(content.imageAlt) ? [advice('popup-alt-missing', place)] : []),
    ...(!isBlank(content.linkButtonText) && !hasReadableContrast(linkTextColor, linkButtonColor) ? [advice('popup-contrast', place)] : []),
  ];
}

function leadsToForm({ linkUrl, isInternalLink }: PopupContent): boolean {
  const destination = parseDestination(linkUrl, isInternalLink);
  return destination.kind === 'page' && isFormPage(destination.page);
}

/** Returns advice for a popup that can never appear, else for each cell on which it cannot appear. */
function adviceOnEffectiveSheets(document: SiteDocument, popup: PopupCta, place: Partial<SiteLocation>): Advice[] {
  if (popup.effectiveSheets.length === 0) return [advice('popup-nowhere', place)];
  if (!isShownOnAnySheet(document, popup)) return [advice('popup-sheets-gone', place)];
  const { defaultLanguage } = document.settings;
  if (document.membershipForm[defaultLanguage]) return [];
  // Without membership, no visitor sees a members-only sheet.
  return occupiedCells(document)
    .filter((cell) => popup.effectiveSheets.includes(document.grid.cells[cell] ?? ''))
    .filter((cell) => sheetAt(document, cell, defaultLanguage)?.membersOnlyLock)
    .map((cell) => advice('popup-sheet-locked', { ...place, cell }));
}

function adviceOnPopup(document: SiteDocument, subject: string, popup: PopupCta, { now, applicantsOf }: AdviceContext): Advice[] {
  const place = { part: 'popup' as const, subject, name: nameOf(popup.name) };
  const end = popup.endDate === null ? null : Date.parse(popup.endDate);
  const hasEnded = end !== null && end < now.getTime();
  const contents = document.settings.languages.flatMap((language): [Language, PopupContent][] => {
    const content = popup.content[language];
    return content ? [[language, content]] : [];
  });
  return [
    ...adviceOnEffectiveSheets(document, popup, place),
    ...(hasEnded ? [advice('popup-over', place)] : []),
    ...(offerState(popup, applicantsOf(subject), now) === 'full' ? [advice('popup-full', place)] : []),
    ...(popup.kind === 'applicantLimit' && contents.length > 0 && !contents.some(([, content]) => leadsToForm(content))
      ? [advice('popup-without-form', place)]
      : []),
    ...(popup.kind === 'timeLimit' && end === null ? [advice('popup-without-end', place)] : []),
    ...(popup.earlierEnds.length > 0 && !hasEnded ? [advice('popup-relaunched', place)] : []),
    ...contents.flatMap(([language, content]) => adviceOnContent(popup, content, { ...place, language })),
  ];
}

/** Returns all advice on a site, part by part. Advice that applies to all languages has `language: null`. */
export const siteAdvice = (document: SiteDocument, context: AdviceContext): Advice[] => [
  ...deadLinks(document, document.settings.languages).map((dead) => ({ ...dead, figures: {} })),
  ...(context.canSetSeo ? adviceOnSeo(document) : []),
  ...Object.entries(document.popups).flatMap(([popupId, popup]) => adviceOnPopup(document, popupId, popup, context)),
  ...adviceOnSheets(document, context.bytesOf),
];
