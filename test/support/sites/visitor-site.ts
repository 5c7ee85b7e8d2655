/** A site with everything that visitors can see, in four languages, created and published through the product's API. */
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { visitor as cn } from '#shared/messages/cn/visitor/visitor.ts';
import { visitor as en } from '#shared/messages/en/visitor/visitor.ts';
import { visitor as jp } from '#shared/messages/jp/visitor/visitor.ts';
import { visitor as kr } from '#shared/messages/kr/visitor/visitor.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_SHEET, type Sheet, type SiteChanges, type SiteSettings } from '#shared/model/sites/site.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { picture, uploadCreatives, uploadPopupPicture } from '#test/support/media/upload.ts';

/** The catalogues of the pages, by language. */
export const MESSAGES = { jp, en, cn, kr } as const;

/** The text of each sheet. C1 is members-only. */
export const SHEET_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  jp: { A1: '港の朝', B1: '本日の定食', A2: '店のこと', B2: '席のご案内', C1: '常連さんの裏メニュー' },
  en: { A1: 'Morning at the harbour', B1: 'Lunch of the day', A2: 'About us', B2: 'Find a table', C1: 'Regulars only' },
  cn: { A1: '港口的早晨', B1: '今日套餐', A2: '关于本店', B2: '座位介绍', C1: '熟客菜单' },
  kr: { A1: '항구의 아침', B1: '오늘의 정식', A2: '가게 이야기', B2: '좌석 안내', C1: '단골 메뉴' },
};
const CELLS = ['A1', 'B1', 'C1', 'A2', 'B2'] as const;
export const LOCKED_CELL = 'C1';
export const DESTINATION = 'owner-of-forms@example.com';
export const COMPANY_NAME = '港の食堂株式会社';
const POPUP_ID = numberedUlid(90);
const COLOURS = ['#0277bd', '#ad5b00', '#7b1fa2', '#2e7d32', '#37474f'] as const;

export interface VisitorSite {
  id: string;
  url: string;
  /** The picture of the members-only sheet. */
  secret: ImageRef;
}

const form = (kind: FormKind, language: Language) =>
  defaultForm(kind, MESSAGES[language].form.fields, (key) =>
    numberedUlid(100 + ['email', 'company', 'password', 'confirm_password'].indexOf(key)),
  );

function delivered(kind: FormKind, language: Language): EmailedForm {
  const { fields, ...rest } = form(kind, language) as EmailedForm;
  const message = {
    id: numberedUlid(110),
    key: null,
    typeInput: 'TEXT_BOX' as const,
    title: { jp: 'ご用件', en: 'Your message', cn: '留言', kr: '문의 내용' }[language],
    isRequired: true,
    placeholder: '',
    options: [],
    validation: { format: 'multi-line' as const, min: null, max: 500 },
  };
  return { ...rest, fields: [...fields, message], destinationEmail: DESTINATION, companyName: COMPANY_NAME };
}

const inEach = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

function contents(images: readonly ImageRef[], offer: ImageRef, settings: SiteSettings): SiteChanges {
  const sheet = (cell: string, index: number, language: Language): Sheet => ({
    ...EMPTY_SHEET,
    image: images[index] ?? null,
    imageAlt: SHEET_TEXTS[language][cell] ?? '',
    mainText: SHEET_TEXTS[language][cell] ?? '',
    membersOnlyLock: cell === LOCKED_CELL,
    ...(cell === 'B2' && {
      linkButtonText: MESSAGES[language].form.title.contact.slice(0, 20),
      linkDestinationUrl: '/contact',
      isInternalLink: true,
    }),
    ...(cell === 'B1' && { products: [{ ...newProduct(numberedUlid(80)), productName: SHEET_TEXTS[language].B1 ?? '', price: 1_180 }] }),
  });
  return {
    settings,
    grid: {
      numberHorizontal: 2,
      numberVertical: 3,
      cells: Object.fromEntries(CELLS.map((cell, index) => [cell, numberedUlid(index + 1)])),
    },
    sheets: Object.fromEntries(CELLS.map((cell, index) => [numberedUlid(index + 1), inEach((language) => sheet(cell, index, language))])),
    contactForm: inEach((language) => delivered('contact', language)),
    homepageForm: inEach((language) => delivered('homepage', language)),
    membershipForm: inEach((language) => form('membership', language)),
    company: inEach(() => ({ ...EMPTY_COMPANY, termsOfService: '<p>利用規約の全文</p>', privacyPolicy: '<p>個人情報の取り扱い</p>' })),
    popups: {
      [POPUP_ID]: {
        ...newPopup('applicantLimit'),
        name: '先着',
        limit: 50,
        effectiveSheets: [numberedUlid(4)],
        content: inEach(() => ({
          ...EMPTY_POPUP_CONTENT,
          image: offer,
          imageAlt: '先着のご案内',
          linkButtonText: '申し込む',
          linkUrl: '/contact',
          isInternalLink: true,
        })),
      },
    },
  };
}

/** Creates and publishes the site. `customPath`: the first segment of its URLs. */
export async function createVisitorSite(session: ConsoleSession, name: string, { customPath = '' } = {}): Promise<VisitorSite> {
  const { site } = await session.call(sites.create, { body: { name, numberHorizontal: 2, numberVertical: 3, viewMode: 'MOBILE' } });
  const files = await Promise.all(COLOURS.map((colour, index) => picture(CELLS[index] ?? '', colour, 720, 1280)));
  const images = await uploadCreatives(session, site.id, files);
  const offer = await uploadPopupPicture(session, site.id, await picture('', '#b71c1c', 300, 250));
  const { document } = await session.call(sites.get, { params: { id: site.id } });
  const settings = { ...document.settings, languages: [...LANGUAGES], customPath };
  const saved = await session.call(sites.update, {
    params: { id: site.id },
    body: { base: site.working, changes: contents(images, offer, settings) },
  });
  await publishAndWait(session, site.id, saved.site.working);
  const secret = images[CELLS.indexOf(LOCKED_CELL)];
  if (!secret) throw new Error('The members-only sheet has no picture');
  return { id: site.id, url: saved.site.url, secret };
}
