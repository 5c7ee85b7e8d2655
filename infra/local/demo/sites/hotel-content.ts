import { ulid } from 'ulid';
import { visitor as cn } from '#shared/messages/cn/visitor/visitor.ts';
import { visitor as en } from '#shared/messages/en/visitor/visitor.ts';
import { visitor as jp } from '#shared/messages/jp/visitor/visitor.ts';
import { visitor as kr } from '#shared/messages/kr/visitor/visitor.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { EmailedForm, SiteForm } from '#shared/model/forms/site-form.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import type { Sheet, SiteChanges, SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import type { HotelGood } from '#infra/local/demo/artwork/hotel-scenes.ts';
import {
  HOTEL_MENU,
  HOTEL_PRODUCTS,
  HOTEL_TRANSLATIONS,
  INTERESTS,
  MEMBERS_REASON,
  MESSAGE_TITLE,
  ORDER_BUTTON,
  WALK_OFFER,
} from '#infra/local/demo/sites/hotel-words.ts';

/** The uploaded media of the hotel beside the pictures of its sheets. */
export interface HotelMedia {
  film: VideoRef | null;
  /** The picture of the offer. */
  walk: ImageRef | null;
  goods: Readonly<Partial<Record<HotelGood, ImageRef>>>;
}

const CATALOGUES = { jp, en, cn, kr } as const;
const SHOP = 'https://www.example.com/hotel/shop';
const FILM_CELL = 'B1';
const GOODS_CELL = 'A3';
const WALK_PLACES = 12;

/** Returns the same value for each language, by language. */
const inLanguages = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

const field = (id: string, more: Pick<FormField, 'title' | 'typeInput' | 'options' | 'validation' | 'isRequired'>): FormField => ({
  id,
  key: null,
  placeholder: '',
  ...more,
});

/** Returns forms with the same fields in every language, so that their answers share a column. */
function formsOf(kind: FormKind): Record<Language, SiteForm> {
  const ids: Record<string, string> = {};
  const idOf = (name: string): string => (ids[name] ??= ulid());
  const messageField = (language: Language): FormField =>
    field(idOf('message'), {
      title: MESSAGE_TITLE[language],
      typeInput: 'TEXT_BOX',
      options: [],
      validation: { format: 'multi-line', min: null, max: 1_000 },
      isRequired: true,
    });
  const interestField = (language: Language): FormField =>
    field(idOf('interests'), {
      title: INTERESTS[language].title,
      typeInput: 'SELECT_OPTIONS',
      options: INTERESTS[language].options.map((value) => ({ value })),
      validation: null,
      isRequired: false,
    });
  return inLanguages((language) => {
    const form = defaultForm(kind, CATALOGUES[language].form.fields, idOf);
    if (kind === 'membership') return { ...form, lockedText: MEMBERS_REASON[language] };
    const fields = [...form.fields, messageField(language), ...(kind === 'homepage' ? [interestField(language)] : [])];
    return { ...form, fields, destinationEmail: 'shirakaba@example.com', companyName: '白樺高原ホテル' };
  });
}

/** Returns what the hotel sells, in one language. */
const productsIn = (language: Language, ids: Readonly<Record<HotelGood, string>>, { goods }: HotelMedia): Product[] =>
  (Object.keys(HOTEL_PRODUCTS) as HotelGood[]).map((good) => {
    const { price, words } = HOTEL_PRODUCTS[good];
    const [productName, description] = words[language];
    return {
      ...newProduct(ids[good]),
      image: goods[good] ?? null,
      productName,
      description,
      price,
      linkButtonText: ORDER_BUTTON[language],
      linkButtonUrl: `${SHOP}/${good}`,
    };
  });

/** The popup of the walk under the stars, whose places are limited. */
const walkOffer = (sheetId: string, image: ImageRef | null): PopupCta => ({
  ...newPopup('applicantLimit'),
  name: '星空の散策',
  limit: WALK_PLACES,
  hasWaitingList: true,
  coordinateY: 300,
  effectiveSheets: [sheetId],
  content: inLanguages((language) => {
    const [imageAlt, linkButtonText] = WALK_OFFER[language];
    return { ...EMPTY_POPUP_CONTENT, image, imageAlt, linkButtonText, linkUrl: '/form', isInternalLink: true };
  }),
});

/** Returns the content of the hotel in four languages: video, products, members-only sheet, popup, menu and forms. */
export function hotelContent({ settings, grid, sheets }: SiteDocument, media: HotelMedia): SiteChanges {
  const goodIds = Object.fromEntries(Object.keys(HOTEL_PRODUCTS).map((good) => [good, ulid()])) as Record<HotelGood, string>;
  const sheetOf = (cell: string, language: Language): Sheet => {
    const original = sheets[grid.cells[cell] ?? '']?.jp;
    if (!original) throw new Error(`The hotel has no sheet at ${cell}`);
    return {
      ...original,
      ...(language !== 'jp' && HOTEL_TRANSLATIONS[cell]?.[language]),
      ...(cell === FILM_CELL && { video: media.film }),
      ...(cell === GOODS_CELL && { products: productsIn(language, goodIds, media) }),
    };
  };
  const menuIds = HOTEL_MENU.map(() => ulid());
  return {
    settings: {
      ...settings,
      languages: [...LANGUAGES],
      displayGlobalMenu: true,
      theme: { ...curatedTheme('indigo'), transition: 'fade' },
    },
    sheets: Object.fromEntries(
      Object.keys(HOTEL_TRANSLATIONS).map((cell) => [grid.cells[cell] ?? '', inLanguages((language) => sheetOf(cell, language))]),
    ),
    popups: { [ulid()]: walkOffer(grid.cells[FILM_CELL] ?? '', media.walk) },
    menu: inLanguages((language) => ({
      items: HOTEL_MENU.map(({ to, names }, index) => ({
        id: menuIds[index] ?? '',
        name: names[language],
        linkDestinationUrl: to,
        isInternalLink: true,
      })),
      basedOn: null,
    })),
    contactForm: formsOf('contact') as Record<Language, EmailedForm>,
    homepageForm: formsOf('homepage') as Record<Language, EmailedForm>,
    membershipForm: formsOf('membership'),
  };
}
