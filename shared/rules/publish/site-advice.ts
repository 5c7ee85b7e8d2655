import type { Language } from '#shared/model/language.ts';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';
import type { Sheet, SiteDocument } from '#shared/model/site/site.ts';
import { hasReadableContrast } from '#shared/rules/colour/colour.ts';
import { INTERNAL_PAGES, type InternalPage, parseDestination } from '#shared/rules/site/destination.ts';
import { isShownOnAnySheet, occupiedCells, sheetAt } from '#shared/rules/publish/publish-check.ts';
import type { SiteLocation } from '#shared/rules/publish/publish-fault.ts';
import { type MediaSizeOf, sheetWeight } from '#shared/rules/sheet/sheet-weight.ts';
import { menuAndPopupLinks, sheetLinks } from '#shared/rules/site/site-links.ts';

export const ADVICE_RULES = [
  'alt-missing',
  'popup-alt-missing',
  'button-contrast',
  'product-contrast',
  'product-button-contrast',
  'popup-contrast',
  'seo-title-missing',
  'seo-h1-missing',
  'seo-description-missing',
  'page-missing',
  'members-without-form',
  'popup-over',
  'popup-nowhere',
  'popup-without-end',
  'popup-relaunched',
  'heavy-sheet',
] as const;
export type AdviceRule = (typeof ADVICE_RULES)[number];

/** A recommendation for a site. It never blocks publishing. */
export interface Advice extends SiteLocation {
  rule: AdviceRule;
  /** Of `page-missing`: the number of links to the page. Of `heavy-sheet`: its size and budget in bytes. */
  figures: { count?: number; bytes?: number; budget?: number };
}

/** Inputs of the advice besides the document. */
export interface AdviceContext {
  now: Date;
  /** Whether the plan includes SEO; without it, missing SEO settings are not reported. */
  canSetSeo: boolean;
  bytesOf: MediaSizeOf;
}

const NOWHERE: SiteLocation = { part: 'settings', cell: null, language: null, subject: null, name: null };

const advice = (rule: AdviceRule, place: Partial<SiteLocation>, figures: Advice['figures'] = {}): Advice => ({
  ...NOWHERE,
  ...place,
  rule,
  figures,
});

const isBlank = (text: string): boolean => text.trim() === '';
const nameOf = (text: string): string | null => (isBlank(text) ? null : text.trim());

type Remark = Pick<Advice, 'rule' | 'subject' | 'name'>;

function remarksOnSheet(sheet: Sheet): Remark[] {
  const { image, imageAlt, linkButtonText, linkTextColor, linkButtonColor, products } = sheet;
  const ofSheet = { subject: null, name: null };
  return [
    ...(image && isBlank(imageAlt) ? [{ rule: 'alt-missing' as const, ...ofSheet }] : []),
    ...(!isBlank(linkButtonText) && !hasReadableContrast(linkTextColor, linkButtonColor)
      ? [{ rule: 'button-contrast' as const, ...ofSheet }]
      : []),
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

const remarks = new WeakMap<Sheet, readonly Remark[]>();

/** Memoised per sheet object: an edit replaces one sheet and keeps the others identical. */
function remarksOn(sheet: Sheet): readonly Remark[] {
  const known = remarks.get(sheet) ?? remarksOnSheet(sheet);
  remarks.set(sheet, known);
  return known;
}

function adviceOnSheet(sheet: Sheet, place: Pick<SiteLocation, 'cell' | 'language'>, bytesOf: MediaSizeOf): Advice[] {
  const weight = sheetWeight(sheet, bytesOf);
  return [
    ...remarksOn(sheet).map(({ rule, ...subject }) => advice(rule, { part: 'sheet', ...place, ...subject })),
    ...(weight.bytes > weight.budget ? [advice('heavy-sheet', { part: 'sheet', ...place }, { ...weight })] : []),
  ];
}

const adviceOnSheets = (document: SiteDocument, bytesOf: MediaSizeOf): Advice[] =>
  occupiedCells(document).flatMap((cell) =>
    document.settings.languages.flatMap((language) => {
      const sheet = sheetAt(document, cell, language);
      return sheet ? adviceOnSheet(sheet, { cell, language }, bytesOf) : [];
    }),
  );

const SEO_RULES = { title: 'seo-title-missing', h1: 'seo-h1-missing', description: 'seo-description-missing' } as const;

/** Missing SEO settings of each language. */
const adviceOnSeo = ({ settings, seo }: SiteDocument): Advice[] =>
  settings.languages.flatMap((language) =>
    (['title', 'h1', 'description'] as const)
      .filter((field) => isBlank(seo[language]?.[field] ?? ''))
      .map((field) => advice(SEO_RULES[field], { part: 'seo', language })),
  );

const FORM_OF_PAGE = { contact: 'contactForm', form: 'homepageForm', membership: 'membershipForm' } as const satisfies Record<
  InternalPage,
  string
>;

const writtenSheets = (document: SiteDocument): Sheet[] =>
  occupiedCells(document).flatMap((cell) => Object.values(document.sheets[document.grid.cells[cell] ?? ''] ?? {}));

/** Linked pages that the site does not have because their form is missing. */
function adviceOnPages(document: SiteDocument): Advice[] {
  const { defaultLanguage: language } = document.settings;
  const sheets = writtenSheets(document);
  const counts = new Map<InternalPage, number>();
  for (const { url, isInternalLink } of [...sheets.flatMap(sheetLinks), ...menuAndPopupLinks(document)]) {
    const destination = parseDestination(url, isInternalLink);
    if (destination.kind === 'page') counts.set(destination.page, (counts.get(destination.page) ?? 0) + 1);
  }
  const missing = INTERNAL_PAGES.filter((page) => counts.has(page) && !document[FORM_OF_PAGE[page]][language]);
  const areMembersLost = sheets.some(({ membersOnlyLock }) => membersOnlyLock) && !document.membershipForm[language];
  return [
    ...(areMembersLost ? [advice('members-without-form', { part: 'membershipForm', language })] : []),
    ...missing.map((page) => advice('page-missing', { part: FORM_OF_PAGE[page], language }, { count: counts.get(page) ?? 0 })),
  ];
}

function adviceOnContent({ linkButtonColor, linkTextColor }: PopupCta, said: PopupContent, place: Partial<SiteLocation>): Advice[] {
  return [
    ...(said.image && isBlank(said.imageAlt) ? [advice('popup-alt-missing', place)] : []),
    ...(!isBlank(said.linkButtonText) && !hasReadableContrast(linkTextColor, linkButtonColor) ? [advice('popup-contrast', place)] : []),
  ];
}

function adviceOnPopup(document: SiteDocument, subject: string, popup: PopupCta, now: Date): Advice[] {
  const place = { part: 'popup' as const, subject, name: nameOf(popup.name) };
  const end = popup.endDate === null ? null : Date.parse(popup.endDate);
  const isOver = end !== null && end < now.getTime();
  const contents = document.settings.languages.flatMap((language): [Language, PopupContent][] => {
    const said = popup.content[language];
    return said ? [[language, said]] : [];
  });
  return [
    ...(isShownOnAnySheet(document, popup) ? [] : [advice('popup-nowhere', place)]),
    ...(isOver ? [advice('popup-over', place)] : []),
    ...(popup.kind === 'timeLimit' && end === null ? [advice('popup-without-end', place)] : []),
    ...(popup.earlierEnds.length > 0 && !isOver ? [advice('popup-relaunched', place)] : []),
    ...contents.flatMap(([language, said]) => adviceOnContent(popup, said, { ...place, language })),
  ];
}

/** All advice on a site, part by part. Advice that applies to all languages has `language: null`. */
export const siteAdvice = (document: SiteDocument, { now, canSetSeo, bytesOf }: AdviceContext): Advice[] => [
  ...adviceOnPages(document),
  ...(canSetSeo ? adviceOnSeo(document) : []),
  ...Object.entries(document.popups).flatMap(([popupId, popup]) => adviceOnPopup(document, popupId, popup, now)),
  ...adviceOnSheets(document, bytesOf),
];
