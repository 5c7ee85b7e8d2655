/** A site document in which every field, list and language is filled, with values that differ where they can. */
import type { SavedStyle } from '#shared/model/sites/saved-style.ts';
import { type FormField, type FormKind, TEXT_FORMATS, TypeInput } from '#shared/model/forms/form-field.ts';
import { type EmailedForm, type MembershipForm } from '#shared/model/forms/site-form.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { type PopupCta, PopupKind } from '#shared/model/sites/popup.ts';
import type { Product } from '#shared/model/sites/product.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { hasControl, SHEET_FIELD_NAMES, SHEET_FIELDS, type SheetField, type SheetFieldWith } from '#shared/model/sites/sheet-fields.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import { type Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { SNS_TYPES } from '#shared/model/sites/sns-type.ts';
import { hasOptions, isBoundedType } from '#shared/rules/forms/form-fields.ts';
import { OPTIONAL_FIELD_KEYS, PROTECTED_FIELD_KEYS } from '#shared/model/forms/validate-form-fields.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/** Media of the site that the document shows. */
export interface FilledMedia {
  creative: ImageRef;
  video: VideoRef;
  logo: ImageRef;
  favicon: ImageRef;
  product: ImageRef;
  popup: ImageRef;
}

/** Number of sheets in each filled document. The first is public, the last for members only. */
const SHEET_IDS = [numberedUlid(1), numberedUlid(2)] as const;
export const [PUBLIC_SHEET_ID, MEMBERS_SHEET_ID] = SHEET_IDS;
export const FILLED_POPUP_IDS: readonly string[] = PopupKind.options.map((_, index) => numberedUlid(50 + index));
export const FILLED_POPUP = { limit: 40, startDate: '2026-01-02T03:04:00.000Z', endDate: '2099-01-02T03:04:00.000Z' } as const;

const BASED_ON = 'a1b2c3';

const inEach = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

let colours = 0;
/** A colour that no other field has. */
const nextColour = (): string => `#${(0x12_3456 + (colours += 1)).toString(16)}`;

const clip = (text: string, max: number): string => text.slice(0, max).trim();

/** A value of a field with a standard control, derived from the registry of fields. */
function standardValue(name: SheetField, label: string): unknown {
  const { control } = SHEET_FIELDS[name];
  if (control.kind === 'text') return clip(`${label} ${name}`, control.max);
  return control.kind === 'colour' ? nextColour() : Math.min(7 + name.length, control.kind === 'number' ? control.max : 0);
}

const productOf = (label: string, number: number, image: ImageRef): Product => ({
  id: numberedUlid(20 + number),
  productName: `${label} product ${number}`,
  image,
  price: 1_000 + number,
  description: `${label} description ${number}`,
  linkButtonText: clip(`${label} buy ${number}`, 20),
  linkButtonUrl: '/contact',
  isInternalLink: true,
  linkButtonColor: nextColour(),
  linkTextColor: nextColour(),
  textColor: nextColour(),
  backgroundColor: nextColour(),
  coordinateX: 10 + number,
  coordinateY: 20 + number,
});

/** A saved style, from which the sheets differ. */
const STYLE: SavedStyle = {
  id: numberedUlid(40),
  name: 'Menu',
  look: {
    pictureFit: 'fit',
    pictureTone: { brightness: 6, shade: 7 },
    mainTextColor: '#111112',
    priceTextColor: '#111113',
    linkButtonColor: '#111114',
    linkTextColor: '#111115',
    layout: 'quote',
    textStyles: { second: { step: -1, isBold: false, align: 'start', colour: '#111116' } },
    textBackdrop: 'shade',
    surface: { pattern: 'lines', colour: 'text' },
    sliderTime: 7,
    hoverArrowColor: '#111117',
    arrowFadeInterval: 8,
  },
};

/** Returns a variation that is off, so that pages show the sheet itself. */
const variationOf = (label: string, { creative, video }: Pick<FilledMedia, 'creative' | 'video'>): Variation => ({
  id: numberedUlid(30),
  name: `${label} variation`,
  isOn: false,
  share: 40,
  fields: {
    image: creative,
    video,
    mainText: `${label} other text`,
    linkButtonText: clip(`${label} other`, 20),
    linkDestinationUrl: '/contact',
    isInternalLink: true,
  },
});

const customFields = (
  label: string,
  membersOnlyLock: boolean,
  { creative, video, product }: FilledMedia,
): Pick<Sheet, SheetFieldWith<'custom'>> => ({
  image: creative,
  video,
  pictureFit: 'fill',
  focalPoint: { x: 40, y: 30 },
  pictureCrop: { x: 100, y: 50, width: 800, height: 900 },
  pictureTone: { brightness: -5, shade: 10 },
  styleId: STYLE.id,
  linkDestinationUrl: '/B1',
  isInternalLink: true,
  imageLinkPoints: [
    {
      id: numberedUlid(10),
      name: `${label} point`,
      coordinateX: 12.5,
      coordinateY: 33.4,
      linkDestinationUrl: 'https://example.com/point',
      isInternalLink: false,
    },
  ],
  products: [1, 2].map((number) => productOf(label, number, product)),
  membersOnlyLock,
  snsConfig: [...SNS_TYPES],
  showCompany: true,
  layout: 'column',
  textStyles: { headline: { step: 1, isBold: true, align: 'end', colour: '#123456' } },
  textPlace: { x: 10, y: 20 },
  textPlaces: { eyebrow: { x: 30, y: 40 } },
  textBackdrop: 'panel',
  emphases: [{ role: 'headline', start: 0, length: 2 }],
  surface: { pattern: 'dots', colour: 'accent' },
  variations: [variationOf(label, { creative, video })],
});

function filledSheet(id: string, language: Language, media: FilledMedia): Sheet {
  const label = `${language}${SHEET_IDS.indexOf(id) + 1}`;
  const standard = Object.fromEntries(
    SHEET_FIELD_NAMES.filter((name) => !hasControl(name, 'custom')).map((name) => [name, standardValue(name, label)]),
  ) as Omit<Sheet, SheetFieldWith<'custom'> | 'basedOn'>;
  return { ...standard, ...customFields(label, id === MEMBERS_SHEET_ID, media), basedOn: BASED_ON };
}

/** The protected and optional fields of a form, then one of each input type and of each text format. */
function filledFields(kind: FormKind, language: Language): FormField[] {
  const keys = [...PROTECTED_FIELD_KEYS[kind], ...OPTIONAL_FIELD_KEYS[kind]];
  const field = (index: number, differences: Partial<FormField>): FormField => ({
    id: numberedUlid(100 + index),
    key: null,
    typeInput: 'TEXT_BOX',
    title: `${language} ${kind} ${index}`,
    isRequired: true,
    placeholder: `${language} placeholder ${index}`,
    options: [],
    validation: null,
    ...differences,
  });
  const own: Partial<FormField>[] = [
    ...TypeInput.options.map((typeInput) => ({
      typeInput,
      ...(hasOptions(typeInput) && { options: [{ value: `${language} one` }, { value: `${language} two` }] }),
      ...(isBoundedType(typeInput) && { validation: { format: null, min: 1, max: 2 } }),
      ...(typeInput === 'HIDDEN' && { parameter: 'utm_source' }),
      ...(typeInput === 'NUMBER' && { pageBreak: { title: `${language} page` } }),
      ...(typeInput === 'DATE' && { days: { first: '2026-12-01', last: '2027-03-31' } }),
    })),
    ...TEXT_FORMATS.map((format) => ({
      validation: { format, min: 1, max: 9 },
      ...(format === 'multi-line' && {
        shownIf: { fieldId: numberedUlid(100 + keys.length + TypeInput.options.indexOf('SELECT')), option: 1 },
      }),
    })),
  ];
  return [...keys.map((key) => ({ key })), ...own].map((differences, index) => field(index, differences));
}

const emailedForm = (kind: FormKind, language: Language): EmailedForm => ({
  fields: filledFields(kind, language),
  destinationEmail: `${language}-${kind}@example.com`,
  moreDestinations: [`${language}-${kind}-2@example.com`],
  autoReply: {
    subject: `${language} ${kind} subject`,
    message: `${language} ${kind} message`,
    repeatsAnswers: true,
    event: {
      title: `${language} ${kind} event`,
      startsAt: '2026-12-24T09:00:00.000Z',
      endsAt: '2026-12-24T11:00:00.000Z',
      place: `${language} ${kind} place`,
    },
  },
  companyName: `${language} ${kind} company`,
  basedOn: BASED_ON,
});

const membershipForm = (language: Language): MembershipForm => ({ fields: filledFields('membership', language), basedOn: BASED_ON });

const SNS_ADDRESSES: Readonly<Record<(typeof SNS_TYPES)[number], string>> = {
  youtube: 'https://www.youtube.com/@tea',
  line: 'https://line.me/R/ti/p/@tea',
  instagram: 'https://www.instagram.com/tea/',
  x: 'https://x.com/tea',
  tiktok: 'https://www.tiktok.com/@tea',
  facebook: 'https://www.facebook.com/tea',
  phone_number: '03-1234-5678',
};

const popupOf = (kind: PopupKind, { popup }: FilledMedia): PopupCta => ({
  name: `Popup ${kind}`,
  kind,
  linkButtonColor: nextColour(),
  linkTextColor: nextColour(),
  ...FILLED_POPUP,
  hasWaitingList: true,
  showRemainingTime: true,
  hasCalendarLink: true,
  showApplicantCount: true,
  animation: 'PULSE',
  coordinateX: 15,
  coordinateY: 25,
  effectiveSheets: [...SHEET_IDS],
  earlierEnds: ['2025-01-02T03:04:00.000Z'],
  content: inEach((language) => ({
    image: popup,
    imageAlt: `${language} ${kind} picture`,
    linkButtonText: clip(`${language} ${kind}`, 20),
    linkUrl: '/contact',
    isInternalLink: true,
    lineUrl: 'https://line.me/R/ti/p/@shop',
    place: `${language} ${kind} hall`,
    basedOn: BASED_ON,
  })),
});

/** The document. It can be saved and published on a plan that includes everything. */
export const filledDocument = (media: FilledMedia): SiteDocument =>
  SiteDocument.parse({
    settings: {
      name: 'Filled site',
      viewMode: 'PC',
      sheetsInView: 3,
      logo: media.logo,
      favicon: media.favicon,
      languages: [...LANGUAGES],
      defaultLanguage: LANGUAGES[0],
      displayLanguageIcon: true,
      displayGlobalMenu: true,
      globalMenuTextColor: nextColour(),
      speakerColor: nextColour(),
      customPath: 'filled-site',
      tagManager: true,
      goals: ['https://example.com/goal'],
      theme: curatedTheme('night'),
      styles: [STYLE],
      embedOrigins: ['https://shop.example'],
      consent: { isOn: true, texts: Object.fromEntries(LANGUAGES.map((language) => [language, `${language} consent`])) },
    },
    grid: { numberHorizontal: 1, numberVertical: 2, cells: { A1: PUBLIC_SHEET_ID, B1: MEMBERS_SHEET_ID } },
    sheets: Object.fromEntries(SHEET_IDS.map((id) => [id, inEach((language) => filledSheet(id, language, media))])),
    menu: inEach((language) => ({
      items: [1, 2].map((number) => ({
        id: numberedUlid(30 + number),
        name: `${language} item ${number}`,
        linkDestinationUrl: '/A1',
        isInternalLink: true,
      })),
      basedOn: BASED_ON,
    })),
    seo: inEach((language) => ({
      title: `${language} title`,
      h1: `${language} heading`,
      description: `${language} description`,
      basedOn: BASED_ON,
    })),
    headTags: inEach((language) => ({ html: `<meta name="color-scheme" content="light ${language}">` })),
    bodyTags: inEach((language) => ({ html: `<script src="https://example.com/${language}.js" defer></script>` })),
    sns: inEach(() => ({ entries: SNS_TYPES.map((snsType) => ({ snsType, snsUrl: SNS_ADDRESSES[snsType] })) })),
    contactForm: inEach((language) => emailedForm('contact', language)),
    membershipForm: inEach(membershipForm),
    homepageForm: inEach((language) => emailedForm('homepage', language)),
    company: inEach((language) => ({
      companyWebsite: `https://example.com/${language}`,
      companyProfile: `<p>${language} profile</p>`,
      companyClause: `<p>${language} clause</p>`,
      termsOfService: `<p>${language} terms</p>`,
      privacyPolicy: `<p>${language} privacy</p>`,
      showInForm: true,
      showInMemberShip: true,
      showInContact: true,
      contractAgreement: true,
      basedOn: BASED_ON,
    })),
    popups: Object.fromEntries(PopupKind.options.map((kind, index) => [FILLED_POPUP_IDS[index], popupOf(kind, media)])),
  });
