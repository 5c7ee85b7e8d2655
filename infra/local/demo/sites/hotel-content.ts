import { ulid } from 'ulid';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import type { Sheet, SiteChanges, SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import type { HotelGood } from '#infra/local/demo/artwork/hotel-scenes.ts';
import { demoProducts } from '#infra/local/demo/sites/demo-products.ts';
import { type FormWords, demoForms, inLanguages, menuIn } from '#infra/local/demo/sites/four-languages.ts';
import {
  HOTEL_MENU,
  HOTEL_PRODUCTS,
  HOTEL_TRANSLATIONS,
  INTERESTS,
  MEMBERS_REASON,
  MESSAGE_TITLE,
  WALK_OFFER,
} from '#infra/local/demo/sites/hotel-words.ts';

/** The uploaded media of the hotel beside the pictures of its sheets. */
export interface HotelMedia {
  film: VideoRef | null;
  /** The picture of the offer. */
  walk: ImageRef | null;
  goods: Readonly<Partial<Record<HotelGood, ImageRef>>>;
}

const SHOP = 'https://www.example.com/hotel/shop';
const FILM_CELL = 'B1';
const GOODS_CELL = 'A3';
const WALK_PLACES = 12;
const FORM_WORDS: FormWords = {
  email: 'shirakaba@example.com',
  companyName: '白樺高原ホテル',
  message: MESSAGE_TITLE,
  interests: INTERESTS,
  membersReason: MEMBERS_REASON,
};

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
  const productsIn = demoProducts({ goods: HOTEL_PRODUCTS, pictures: media.goods, address: SHOP });
  const sheetOf = (cell: string, language: Language): Sheet => {
    const original = sheets[grid.cells[cell] ?? '']?.jp;
    if (!original) throw new Error(`The hotel has no sheet at ${cell}`);
    return {
      ...original,
      ...(language !== 'jp' && HOTEL_TRANSLATIONS[cell]?.[language]),
      ...(cell === FILM_CELL && { video: media.film }),
      ...(cell === GOODS_CELL && { products: productsIn(language) }),
    };
  };
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
    menu: menuIn(HOTEL_MENU),
    ...demoForms(FORM_WORDS),
  };
}
