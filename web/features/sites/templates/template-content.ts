import type { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/site/popup.ts';
import { newProduct } from '#shared/model/site/product.ts';
import type { EmailedForm } from '#shared/model/form/site-form.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/site/site.ts';
import { defaultForm, type ProtectedFieldLabels } from '#shared/rules/form/default-form.ts';
import type { SheetDesign, TemplateDesign, TemplateTexts } from '#web/features/sites/templates/template-design.ts';

/** Artwork of a template that is there as pictures, by number. */
export interface TemplateMedia {
  creatives: ReadonlyMap<number, ImageRef>;
  products: ReadonlyMap<number, ImageRef>;
  popup: ImageRef | null;
}

export interface TemplateContext {
  language: Language;
  /** What the plan has not got is left out. */
  limits: SiteLimits;
  now: Date;
  newId: () => string;
  /** Where its forms send what they are sent. */
  email: string;
  companyName: string;
  fieldWords: ProtectedFieldLabels;
}

const DAY_MS = 24 * 3_600_000;

function sheetOf(
  { art, to, price, look, points = [], products = [] }: SheetDesign,
  design: TemplateDesign,
  words: TemplateTexts['sheets'][number],
  media: TemplateMedia,
  newId: () => string,
): Sheet {
  return {
    ...EMPTY_SHEET,
    ...design.colours,
    ...look,
    image: media.creatives.get(art) ?? null,
    imageAlt: words.alt,
    mainText: words.text,
    price: price ?? null,
    ...(to !== undefined && words.button !== undefined && { linkButtonText: words.button, linkDestinationUrl: to, isInternalLink: true }),
    imageLinkPoints: points.map(({ x, y, to: destination }, index) => ({
      id: newId(),
      name: words.points?.[index] ?? '',
      coordinateX: x,
      coordinateY: y,
      linkDestinationUrl: destination,
      isInternalLink: true,
    })),
    products: products.map(({ art: picture, to: destination, ...given }, index) => ({
      ...newProduct(newId()),
      ...given,
      productName: words.products?.[index]?.name ?? '',
      description: words.products?.[index]?.description ?? '',
      linkButtonText: words.products?.[index]?.button ?? '',
      linkButtonUrl: destination,
      isInternalLink: true,
      image: media.products.get(picture) ?? null,
    })),
  };
}

function popupOf(
  { popup }: TemplateDesign,
  words: TemplateTexts['popup'],
  media: TemplateMedia,
  sheetIds: ReadonlyMap<string, string>,
  { language, now }: TemplateContext,
): PopupCta | undefined {
  if (!popup || !words) return undefined;
  const { kind, animation, limit, coordinateX, coordinateY } = popup;
  return {
    ...newPopup(kind),
    name: words.name,
    animation,
    coordinateX,
    coordinateY,
    limit: limit ?? null,
    endDate: new Date(now.getTime() + popup.days * DAY_MS).toISOString(),
    effectiveSheets: popup.cells.flatMap((cell) => sheetIds.get(cell) ?? []),
    content: {
      [language]: {
        ...EMPTY_POPUP_CONTENT,
        image: media.popup,
        imageAlt: words.alt,
        linkButtonText: words.button,
        linkUrl: popup.to,
        isInternalLink: true,
      },
    },
  };
}

/** The content of a site that begins from a template, in one language, with what its plan has. */
export function templateContent(
  design: TemplateDesign,
  words: TemplateTexts,
  media: TemplateMedia,
  circumstances: TemplateContext,
): SiteDocument {
  const { language, limits, newId, email, companyName, fieldWords } = circumstances;
  const sheetIds = new Map(design.sheets.map(({ cell }) => [cell, newId()]));
  const sheets = design.sheets.map((sheet, index) => [
    sheetIds.get(sheet.cell) ?? '',
    { [language]: sheetOf(sheet, design, words.sheets[index] ?? { text: '', alt: '' }, media, newId) },
  ]);
  const popup = limits.popupCta ? popupOf(design, words.popup, media, sheetIds, circumstances) : undefined;
  const form = (kind: 'contact' | 'homepage') =>
    limits.formContact
      ? { [language]: { ...(defaultForm(kind, fieldWords, newId) as EmailedForm), destinationEmail: email, companyName } }
      : {};
  return {
    ...EMPTY_CONTENT,
    settings: {
      name: words.title,
      viewMode: design.viewMode,
      logo: null,
      favicon: null,
      languages: [language],
      defaultLanguage: language,
      ...DEFAULT_SITE_SETTINGS,
      displayLanguageIcon: false,
      displayGlobalMenu: true,
      globalMenuTextColor: design.menuTextColor,
    },
    grid: { numberHorizontal: design.rows, numberVertical: design.columns, cells: Object.fromEntries(sheetIds) },
    sheets: Object.fromEntries(sheets) as SiteDocument['sheets'],
    menu: {
      [language]: {
        items: design.menu.map((to, index) => ({
          id: newId(),
          name: words.menu[index] ?? '',
          linkDestinationUrl: to,
          isInternalLink: true,
        })),
        basedOn: null,
      },
    },
    seo: limits.tagSeo ? { [language]: { ...words.seo, basedOn: null } } : {},
    contactForm: form('contact'),
    homepageForm: form('homepage'),
    popups: popup ? { [newId()]: popup } : {},
  };
}
