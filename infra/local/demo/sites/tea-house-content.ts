import { ulid } from 'ulid';
import type { TeaGood } from '#infra/local/demo/artwork/tea-house-goods.ts';
import { RESERVATIONS } from '#infra/local/demo/sites/demo-sheets.ts';
import { demoProducts } from '#infra/local/demo/sites/demo-products.ts';
import { demoForms, inLanguages, menuIn } from '#infra/local/demo/sites/four-languages.ts';
import { MESSAGE_TITLE } from '#infra/local/demo/sites/hotel-words.ts';
import {
  MOON_OFFER,
  TEA_HOUSE_TRANSLATIONS,
  TEA_INTERESTS,
  TEA_MEMBERS_REASON,
  TEA_MENU,
  TEA_PRODUCTS,
  TEA_SEO,
} from '#infra/local/demo/sites/tea-house-words.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { PLAIN_SURFACE } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet, SiteChanges, SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';

/** The uploaded media of the tea house beside the pictures of its sheets. */
export interface TeaHouseMedia {
  film: VideoRef | null;
  /** The picture of the offer. */
  moon: ImageRef | null;
  goods: Readonly<Partial<Record<TeaGood, ImageRef>>>;
}

const SHOP = 'https://www.example.com/komorebi/shop';
const FILM_CELL = 'C1';
const GOODS_CELL = 'A3';
const OFFER_CELL = 'B3';
const MOON_PLACES = 2;

/** The popup of the seats under the moon, with limited places and a waiting list. */
const moonOffer = (sheetId: string, image: ImageRef | null): PopupCta => ({
  ...newPopup('applicantLimit'),
  name: '月見の席',
  limit: MOON_PLACES,
  hasWaitingList: true,
  // Below the text of the sheet.
  coordinateY: 230,
  effectiveSheets: [sheetId],
  content: inLanguages((language) => {
    const [imageAlt, linkButtonText] = MOON_OFFER[language];
    return { ...EMPTY_POPUP_CONTENT, image, imageAlt, linkButtonText, linkUrl: '/contact', isInternalLink: true };
  }),
});

/** Returns a sheet in another language. Emphases and variations belong to the texts of one language. */
function translated(original: Sheet, cell: string, language: Language): Sheet {
  const texts = language === 'jp' ? undefined : TEA_HOUSE_TRANSLATIONS[cell]?.[language];
  if (!texts) return original;
  const { emphasis, ...words } = texts;
  const start = emphasis === undefined ? -1 : words.secondText.indexOf(emphasis);
  return {
    ...original,
    ...words,
    emphases: emphasis === undefined || start < 0 ? [] : [{ role: 'second', start, length: emphasis.length }],
    variations: [],
  };
}

/** Returns the content of the fictional tea house in four languages: video, products, members-only sheet, popup, menu and forms. */
export function teaHouseContent({ settings, grid, sheets }: SiteDocument, media: TeaHouseMedia): SiteChanges {
  const productsIn = demoProducts({ goods: TEA_PRODUCTS, pictures: media.goods, address: SHOP });
  const sheetOf = (cell: string, language: Language): Sheet => {
    const original = sheets[grid.cells[cell] ?? '']?.jp;
    if (!original) throw new Error(`The tea house has no sheet at ${cell}`);
    return {
      ...translated(original, cell, language),
      ...(cell === FILM_CELL && { video: media.film }),
      ...(cell === GOODS_CELL && { products: productsIn(language) }),
    };
  };
  return {
    settings: {
      ...settings,
      languages: [...LANGUAGES],
      displayGlobalMenu: true,
      goals: [RESERVATIONS],
      theme: { ...curatedTheme('paper'), transition: 'cover' },
      styles: [{ id: ulid(), name: 'お品書き', look: { layout: 'framed', surface: PLAIN_SURFACE } }],
    },
    sheets: Object.fromEntries(
      Object.keys(TEA_HOUSE_TRANSLATIONS).map((cell) => [grid.cells[cell] ?? '', inLanguages((language) => sheetOf(cell, language))]),
    ),
    popups: { [ulid()]: moonOffer(grid.cells[OFFER_CELL] ?? '', media.moon) },
    menu: menuIn(TEA_MENU),
    seo: inLanguages((language) => ({ ...TEA_SEO[language], basedOn: null })),
    sns: inLanguages(() => ({
      entries: [
        { snsType: 'instagram', snsUrl: 'https://www.instagram.com/komorebi.example' },
        { snsType: 'line', snsUrl: 'https://lin.ee/komorebi' },
        { snsType: 'phone_number', snsUrl: '03-1234-5678' },
      ],
    })),
    ...demoForms({
      email: 'komorebi@example.com',
      companyName: '喫茶 こもれび',
      message: MESSAGE_TITLE,
      interests: TEA_INTERESTS,
      membersReason: TEA_MEMBERS_REASON,
    }),
  };
}
