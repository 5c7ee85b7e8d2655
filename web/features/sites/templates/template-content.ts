import type { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { readableBackdropFor } from '#shared/rules/colour/legible-colour.ts';
import { type NewFormLabels, startingForm } from '#shared/rules/forms/default-form.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { textColourOn } from '#shared/values/colour.ts';
import type { SheetDesign, TemplateDesign, TemplateTexts } from '#web/features/sites/templates/template-design.ts';

/** The uploaded pictures of a template, by the number of the drawing. */
export interface TemplateMedia {
  creatives: ReadonlyMap<number, ImageRef>;
  products: ReadonlyMap<number, ImageRef>;
  popup: ImageRef | null;
}

export interface TemplateContext {
  language: Language;
  /** The limits of the plan. Features that the plan does not include are omitted. */
  limits: SiteLimits;
  now: Date;
  newId: () => string;
  /** The address that receives submissions of the site's forms. */
  email: string;
  companyName: string;
  formLabels: NewFormLabels;
}

const DAY_MS = 24 * 3_600_000;

/** Returns the colours of the texts over a drawing: those of the sheet, which on other sheets follow from the theme. */
function coloursOver({ isBright = false }: SheetDesign, { palette }: SiteTheme): Partial<Pick<Sheet, 'mainTextColor' | 'priceTextColor'>> {
  if (!isBright) return {};
  const dark = readableBackdropFor(palette.text) === '#202020' ? palette.background : palette.text;
  return { mainTextColor: dark, priceTextColor: dark };
}

/** Returns the colours of a product's card in the palette of the theme. */
const cardColours = ({ palette }: SiteTheme): Pick<Product, 'textColor' | 'backgroundColor' | 'linkButtonColor' | 'linkTextColor'> => ({
  textColor: palette.text,
  backgroundColor: palette.surface,
  linkButtonColor: palette.accent,
  linkTextColor: textColourOn(palette.accent),
});

function sheetOf(
  design: SheetDesign,
  theme: SiteTheme,
  texts: TemplateTexts['sheets'][number],
  media: TemplateMedia,
  newId: () => string,
): Sheet {
  const { layout, art, focus, surface, textStyles, textPlace, textBackdrop, to, price, sliderTime, points = [], products = [] } = design;
  return {
    ...EMPTY_SHEET,
    ...coloursOver(design, theme),
    layout,
    ...(focus && { focalPoint: focus }),
    ...(surface && { surface }),
    ...(textStyles && { textStyles }),
    ...(textPlace && { textPlace }),
    ...(textBackdrop && { textBackdrop }),
    ...(sliderTime !== undefined && { sliderTime }),
    image: (art === undefined ? undefined : media.creatives.get(art)) ?? null,
    imageAlt: texts.alt ?? '',
    mainText: texts.text,
    eyebrow: texts.eyebrow ?? '',
    secondText: texts.second ?? '',
    price: price ?? null,
    ...(to !== undefined && texts.button !== undefined && { linkButtonText: texts.button, linkDestinationUrl: to, isInternalLink: true }),
    imageLinkPoints: points.map(({ x, y, to: destination }, index) => ({
      id: newId(),
      name: texts.points?.[index] ?? '',
      coordinateX: x,
      coordinateY: y,
      linkDestinationUrl: destination,
      isInternalLink: true,
    })),
    products: products.map(({ art: picture, to: destination, ...given }, index) => ({
      ...newProduct(newId()),
      ...cardColours(theme),
      ...given,
      productName: texts.products?.[index]?.name ?? '',
      description: texts.products?.[index]?.description ?? '',
      linkButtonText: texts.products?.[index]?.button ?? '',
      linkButtonUrl: destination,
      isInternalLink: true,
      image: media.products.get(picture) ?? null,
    })),
  };
}

function popupOf(
  { popup }: TemplateDesign,
  { palette }: SiteTheme,
  texts: TemplateTexts['popup'],
  media: TemplateMedia,
  sheetIds: ReadonlyMap<string, string>,
  { language, now }: TemplateContext,
): PopupCta | undefined {
  if (!popup || !texts) return undefined;
  const { kind, animation, limit, coordinateX, coordinateY } = popup;
  return {
    ...newPopup(kind),
    linkButtonColor: palette.accent,
    linkTextColor: textColourOn(palette.accent),
    name: texts.name,
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
        imageAlt: texts.alt,
        linkButtonText: texts.button,
        linkUrl: popup.to,
        isInternalLink: true,
      },
    },
  };
}

/** Returns the content of a site created from a template, in one language, with the features of its plan. */
export function templateContent(
  design: TemplateDesign,
  texts: TemplateTexts,
  media: TemplateMedia,
  context: TemplateContext,
): SiteDocument {
  const { language, limits, newId, email, companyName, formLabels } = context;
  const theme = curatedTheme(design.theme);
  const sheetIds = new Map(design.sheets.map(({ cell }) => [cell, newId()]));
  const sheets = design.sheets.map((sheet, index) => [
    sheetIds.get(sheet.cell) ?? '',
    { [language]: sheetOf(sheet, theme, texts.sheets[index] ?? { text: '' }, media, newId) },
  ]);
  const popup = limits.popupCta ? popupOf(design, theme, texts.popup, media, sheetIds, context) : undefined;
  const form = (kind: 'contact' | 'homepage') =>
    limits.formContact
      ? { [language]: { ...(startingForm(kind, formLabels, newId) as EmailedForm), destinationEmail: email, companyName } }
      : {};
  return {
    ...EMPTY_CONTENT,
    settings: {
      name: texts.title,
      viewMode: design.viewMode,
      logo: null,
      favicon: null,
      languages: [language],
      defaultLanguage: language,
      ...DEFAULT_SITE_SETTINGS,
      displayLanguageIcon: false,
      // Only the owner of a site decides on third-party code.
      tagManager: false,
      displayGlobalMenu: true,
      globalMenuTextColor: theme.palette.text,
      theme,
    },
    grid: { numberHorizontal: design.rows, numberVertical: design.columns, cells: Object.fromEntries(sheetIds) },
    sheets: Object.fromEntries(sheets) as SiteDocument['sheets'],
    menu: {
      [language]: {
        items: design.menu.map((to, index) => ({
          id: newId(),
          name: texts.menu[index] ?? '',
          linkDestinationUrl: to,
          isInternalLink: true,
        })),
        basedOn: null,
      },
    },
    seo: limits.tagSeo ? { [language]: { ...texts.seo, basedOn: null } } : {},
    contactForm: form('contact'),
    homepageForm: form('homepage'),
    popups: popup ? { [newId()]: popup } : {},
  };
}
