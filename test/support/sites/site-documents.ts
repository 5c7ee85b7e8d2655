/** Arbitrary valid site documents and edits, for property tests. */
import * as fc from 'fast-check';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { USUAL_REPLY } from '#shared/model/forms/auto-reply.ts';
import { SHEET_LAYOUTS, SURFACES, TEXT_ROLES } from '#shared/model/sites/sheet/sheet-layout.ts';
import { BACKDROPS } from '#shared/model/sites/theme.ts';
import type { SiteConsent } from '#shared/model/sites/consent.ts';
import type { Company } from '#shared/model/sites/company.ts';
import type { GlobalMenu } from '#shared/model/sites/global-menu.ts';
import { type ImageRef, TONE_FIELDS } from '#shared/model/media/media.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { APPLICANTS_MAX, PREVIEW_FRAME, PRICE_MAX, VARIATION_SHARE, VARIATIONS_MAX } from '#shared/model/limits.ts';
import { CTA_ANIMATIONS, type PopupCta, PopupKind } from '#shared/model/sites/popup.ts';
import type { Product } from '#shared/model/sites/product.ts';
import type { SeoConfig } from '#shared/model/sites/seo.ts';
import { type FormField, type FormKind, TypeInput } from '#shared/model/forms/form-field.ts';
import { DEFAULT_SITE_SETTINGS, type Sheet, type SiteDocument, type SiteSettings } from '#shared/model/sites/site.ts';
import type { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { fittedArea } from '#shared/rules/sheets/image-link-area.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { SheetControl } from '#shared/model/sites/sheet/field-definition.ts';
import { hasControl, SHEET_FIELD_NAMES, SHEET_FIELDS, type SheetFieldWith } from '#shared/model/sites/sheet-fields.ts';
import { BRIGHTNESS, CROP_MIN, CROP_WHOLE, type PictureCrop, SHADE_MAX } from '#shared/model/sites/picture-adjustment.ts';
import { PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import { SNS_TYPES } from '#shared/model/sites/sns-type.ts';
import type { SnsLinks } from '#shared/model/sites/sns.ts';
import { normaliseText } from '#shared/values/text/normalise-text.ts';
import { gridCells } from '#shared/values/cell.ts';
import { hexColour, savedStyles, textStyle, theme } from '#test/support/sites/looks.ts';
import { PROTECTED_FIELD_KEYS } from '#shared/model/forms/validate-form-fields.ts';

/** Default settings of a site in Japanese and English. */
export const siteSettings = (differences: Partial<SiteSettings> = {}): SiteSettings => ({
  name: 'Tea',
  viewMode: 'MOBILE',
  logo: null,
  favicon: null,
  languages: ['jp', 'en'],
  defaultLanguage: 'jp',
  ...DEFAULT_SITE_SETTINGS,
  ...differences,
});

const ULID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A valid id made from a number, so that failures shrink to readable ids. */
export function numberedUlid(number: number): string {
  let digits = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / 32)) digits = (ULID_ALPHABET[rest % 32] ?? '') + digits;
  return digits.padStart(26, '0');
}

const shortText = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: max })
    .map((text) => normaliseText(text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '')))
    .map((text) => normaliseText(Array.from(text).slice(0, max).join('')));

const tones = fc.constantFrom('A9', 'z0', '_-').map((field) => field.repeat(TONE_FIELDS));

const image = fc
  .record({
    mediaId: fc.nat(10_000).map(numberedUlid),
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
    colour: hexColour,
    tones: fc.option(tones),
  })
  // Pictures of earlier versions have no tones.
  .map(({ tones: ownTones, ...shown }): ImageRef => (ownTones === null ? shown : { ...shown, tones: ownTones }));

const video = fc.record({
  mediaId: fc.nat(10_000).map(numberedUlid),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  durationMs: fc.integer({ min: 1, max: 600_000 }),
  size: fc.integer({ min: 1, max: 30 * 2 ** 20 }),
  hasSound: fc.boolean(),
});

const destination = fc.oneof(
  fc.record({
    isInternalLink: fc.constant(false),
    linkDestinationUrl: fc.constantFrom('', 'https://example.com/', 'http://例え.jp/?q=1#x'),
  }),
  fc.record({
    isInternalLink: fc.constant(true),
    linkDestinationUrl: fc.constantFrom('', '/A1', '/B2', '/ZZZ100', '/contact', '/form', '/membership'),
  }),
);

const percent = fc.integer({ min: 0, max: 1000 }).map((permille) => permille / 10);

const linkPlace = fc.oneof(
  fc.record({ coordinateX: percent, coordinateY: percent }),
  fc.record({ left: percent, top: percent, width: percent, height: percent }).map(fittedArea),
);

const imageLinkPoint: fc.Arbitrary<ImageLinkPoint> = fc
  .tuple(fc.record({ id: fc.nat(10_000).map(numberedUlid), name: shortText(50) }), linkPlace, destination)
  .map(([point, place, link]) => ({ ...point, ...place, ...link }));

const basedOn = fc.option(fc.stringMatching(/^[0-9a-z]{1,11}$/));

const product: fc.Arbitrary<Product> = fc
  .tuple(
    fc.record({
      id: fc.nat(10_000).map(numberedUlid),
      productName: shortText(50),
      image: fc.option(image),
      price: fc.option(fc.integer({ min: 0, max: PRICE_MAX })),
      description: shortText(120),
      linkButtonText: shortText(20),
      linkButtonColor: hexColour,
      linkTextColor: hexColour,
      textColor: hexColour,
      backgroundColor: hexColour,
      coordinateX: fc.integer({ min: 0, max: PREVIEW_FRAME.width }),
      coordinateY: fc.integer({ min: 0, max: PREVIEW_FRAME.height }),
    }),
    destination,
  )
  .map(([one, { linkDestinationUrl: linkButtonUrl, isInternalLink }]) => ({ ...one, linkButtonUrl, isInternalLink }));

/** Some fields of a sheet, with a link of their own or none. */
const variedValues: fc.Arbitrary<Variation['fields']> = fc
  .tuple(
    fc.record(
      {
        image: fc.option(image),
        video: fc.option(video),
        mainText: shortText(120),
        linkButtonText: shortText(20),
        linkButtonColor: hexColour,
      },
      { requiredKeys: [] },
    ),
    fc.option(destination),
  )
  .map(([fields, link]) => ({ ...fields, ...link }));

const variations: fc.Arbitrary<Variation[]> = fc.uniqueArray(
  fc.record({
    id: fc.nat(10_000).map(numberedUlid),
    name: shortText(50),
    isOn: fc.boolean(),
    share: fc.integer({ min: VARIATION_SHARE.min, max: VARIATION_SHARE.max / VARIATIONS_MAX }),
    fields: variedValues,
  }),
  { maxLength: 2, selector: ({ id }) => id },
);

const percentPoint = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });

const side = fc.integer({ min: CROP_MIN, max: CROP_WHOLE });

export const pictureCrop: fc.Arbitrary<PictureCrop> = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc.record({ x: fc.nat(CROP_WHOLE - width), y: fc.nat(CROP_WHOLE - height), width: fc.constant(width), height: fc.constant(height) }),
  );

/** The ids of few styles, so that sheets have some of them. */
const styleId = fc.nat(40).map(numberedUlid);

type CustomSheetFields = Pick<Sheet, SheetFieldWith<'custom'>>;

const customSheetFields: fc.Arbitrary<CustomSheetFields> = fc
  .tuple(
    fc.record({
      image: fc.option(image),
      video: fc.option(video),
      pictureFit: fc.constantFrom(...PICTURE_FITS),
      focalPoint: percentPoint,
      pictureCrop: fc.option(pictureCrop),
      pictureTone: fc.record({ brightness: fc.integer(BRIGHTNESS), shade: fc.nat(SHADE_MAX) }),
      styleId: fc.option(styleId),
      imageLinkPoints: fc.array(imageLinkPoint, { maxLength: 3 }),
      products: fc.uniqueArray(product, { maxLength: 3, selector: ({ id }) => id }),
      membersOnlyLock: fc.boolean(),
      snsConfig: fc.subarray([...SNS_TYPES]),
      showCompany: fc.boolean(),
      layout: fc.constantFrom(...SHEET_LAYOUTS),
      textStyles: fc.record(Object.fromEntries(TEXT_ROLES.map((role) => [role, textStyle])), { requiredKeys: [] }),
      textPlace: fc.option(percentPoint),
      textPlaces: fc.record(Object.fromEntries(TEXT_ROLES.map((role) => [role, percentPoint])), { requiredKeys: [] }),
      textBackdrop: fc.option(fc.constantFrom(...BACKDROPS)),
      emphases: fc.array(
        fc.record({ role: fc.constantFrom(...TEXT_ROLES), start: fc.nat({ max: 20 }), length: fc.integer({ min: 1, max: 20 }) }),
        { maxLength: 3 },
      ),
      surface: fc.record({
        pattern: fc.constantFrom(...SURFACES),
        colour: fc.constantFrom('background', 'surface', 'accent', 'text'),
      }),
    }),
    destination,
    variations,
  )
  .map(([fields, link, others]) => ({ ...fields, ...link, variations: others }));

/** Any value that the control of a field can enter. */
function enteredValue(control: SheetControl): fc.Arbitrary<unknown> {
  if (control.kind === 'text') return shortText(control.max);
  if (control.kind === 'colour') return hexColour;
  if (control.kind === 'custom') throw new Error('customSheetFields covers the fields with custom controls');
  const number = fc.integer({ min: 0, max: control.max });
  return control.whenEmpty === null ? fc.option(number) : number;
}

const standardFields = SHEET_FIELD_NAMES.filter((name) => !hasControl(name, 'custom'));
const standardSheetFields = fc.record(
  Object.fromEntries(standardFields.map((name) => [name, enteredValue(SHEET_FIELDS[name].control)])),
) as fc.Arbitrary<Omit<Sheet, SheetFieldWith<'custom'> | 'basedOn'>>;

const anySheet: fc.Arbitrary<Sheet> = fc
  .tuple(standardSheetFields, customSheetFields, basedOn)
  .map(([standard, custom, source]) => ({ ...standard, ...custom, basedOn: source }));

const menu: fc.Arbitrary<GlobalMenu> = fc.record({
  items: fc.array(
    fc.tuple(fc.nat(10_000).map(numberedUlid), shortText(50), destination).map(([id, name, link]) => ({ id, name, ...link })),
    { maxLength: 4 },
  ),
  basedOn,
});

const seo: fc.Arbitrary<SeoConfig> = fc.record({
  title: fc.constantFrom('', '秋の店｜通販', 'Tea - shop [new]'),
  h1: fc.constantFrom('', '秋のお茶'),
  description: shortText(160),
  basedOn,
});

const sns: fc.Arbitrary<SnsLinks> = fc
  .subarray([
    { snsType: 'instagram' as const, snsUrl: 'https://www.instagram.com/tea/' },
    { snsType: 'phone_number' as const, snsUrl: '03-1234-5678' },
    { snsType: 'x' as const, snsUrl: '' },
  ])
  .map((entries) => ({ entries }));

const customField: fc.Arbitrary<FormField> = fc
  .record({
    id: fc.integer({ min: 100, max: 10_000 }).map(numberedUlid),
    typeInput: fc.constantFrom(...TypeInput.options),
    title: shortText(50),
    isRequired: fc.boolean(),
    placeholder: shortText(50),
    options: fc.uniqueArray(fc.constantFrom('赤', '青', '緑')).map((values) => values.map((value) => ({ value }))),
    validation: fc.option(fc.constantFrom({ format: null, min: 1, max: 9 }, { format: null, min: null, max: null })),
  })
  .chain((field) =>
    fc
      .record({
        days: fc.constantFrom(null, { first: '2026-12-01', last: null }, { first: null, last: '2027-03-31' }),
        shownIf: fc.constantFrom(null, { fieldId: numberedUlid(100), option: 0 }, { fieldId: numberedUlid(101), option: null }),
        pageBreak: fc.constantFrom(null, { title: '' }, { title: 'ご予約' }),
      })
      .map(({ days, shownIf, pageBreak }) => ({
        key: null,
        ...field,
        ...(field.typeInput === 'DATE' && days && { days }),
        ...(field.typeInput === 'HIDDEN' ? { parameter: 'utm_source' } : { ...(shownIf && { shownIf }), ...(pageBreak && { pageBreak }) }),
      })),
  );

const fieldsOf = (kind: FormKind): fc.Arbitrary<FormField[]> =>
  fc.uniqueArray(customField, { maxLength: 3, selector: ({ id }) => id }).map((own) => [
    ...PROTECTED_FIELD_KEYS[kind].map((key, index): FormField => ({
      id: numberedUlid(index + 1),
      key,
      typeInput: 'TEXT_BOX',
      title: key,
      isRequired: true,
      placeholder: '',
      options: [],
      validation: null,
    })),
    ...own,
  ]);
const deliveredForm = (kind: 'contact' | 'homepage') =>
  fc
    .record({
      fields: fieldsOf(kind),
      destinationEmail: fc.constantFrom('', 'shop@example.com'),
      companyName: shortText(50),
      basedOn,
    })
    .chain((form) =>
      fc
        .constantFrom<Partial<EmailedForm>[]>(
          {},
          { moreDestinations: ['desk@example.com'] },
          { autoReply: { ...USUAL_REPLY, subject: '承りました' } },
        )
        .map((more) => ({ ...form, ...more })),
    );

const richText = fc.constantFrom('', '<p>茶</p>', '<h3>Terms</h3><ul><li>One</li></ul>');
const company: fc.Arbitrary<Company> = fc.record({
  companyWebsite: fc.constantFrom('', 'https://example.com/'),
  companyProfile: richText,
  companyClause: richText,
  termsOfService: richText,
  privacyPolicy: richText,
  showInForm: fc.boolean(),
  showInMemberShip: fc.boolean(),
  showInContact: fc.boolean(),
  contractAgreement: fc.boolean(),
  basedOn,
});

const linkedTexts = { lineUrl: fc.constantFrom('', 'https://line.me/R/ti/p/@shop'), place: shortText(120) };

const anyPopup = (languages: readonly Language[], sheetIds: readonly string[]): fc.Arbitrary<PopupCta> =>
  fc.record({
    name: shortText(50),
    kind: fc.constantFrom(...PopupKind.options),
    linkButtonColor: hexColour,
    linkTextColor: hexColour,
    startDate: fc.constantFrom(null, '2026-11-01T00:00:00.000Z'),
    endDate: fc.constant('2026-12-01T00:00:00.000Z'),
    limit: fc.option(fc.integer({ min: 1, max: APPLICANTS_MAX })),
    hasWaitingList: fc.boolean(),
    showRemainingTime: fc.boolean(),
    hasCalendarLink: fc.boolean(),
    showApplicantCount: fc.boolean(),
    animation: fc.constantFrom(...CTA_ANIMATIONS),
    coordinateX: fc.integer({ min: 0, max: PREVIEW_FRAME.width }),
    coordinateY: fc.integer({ min: 0, max: PREVIEW_FRAME.height }),
    effectiveSheets: fc.subarray([...sheetIds]),
    earlierEnds: fc.constantFrom([], ['2026-10-01T00:00:00.000Z']),
    content: perLanguage(
      languages,
      fc
        .tuple(
          fc.record({ image: fc.option(image), imageAlt: shortText(120), linkButtonText: shortText(20), ...linkedTexts, basedOn }),
          destination,
        )
        .map(([fields, { linkDestinationUrl: linkUrl, isInternalLink }]) => ({ ...fields, linkUrl, isInternalLink })),
    ),
  });

/** A value in some of the languages. */
const perLanguage = <T>(languages: readonly Language[], part: fc.Arbitrary<T>): fc.Arbitrary<Partial<Record<Language, T>>> =>
  fc.subarray([...languages]).chain((used) => fc.record(Object.fromEntries(used.map((language) => [language, part]))));

const anyContent = (
  languages: readonly Language[],
  sheetIds: readonly string[],
): fc.Arbitrary<Omit<SiteDocument, 'settings' | 'grid' | 'sheets'>> =>
  fc.record({
    menu: perLanguage(languages, menu),
    seo: perLanguage(languages, seo),
    headTags: perLanguage(languages, fc.constant({ html: '<meta name="color-scheme" content="light">' })),
    bodyTags: perLanguage(languages, fc.constant({ html: '<script src="https://example.com/a.js" defer></script>' })),
    sns: perLanguage(languages, sns),
    contactForm: perLanguage(languages, deliveredForm('contact')),
    membershipForm: perLanguage(languages, fc.record({ fields: fieldsOf('membership'), basedOn })),
    homepageForm: perLanguage(languages, deliveredForm('homepage')),
    company: perLanguage(languages, company),
    popups: fc
      .subarray([1, 2])
      .chain((numbers) =>
        fc.record(Object.fromEntries(numbers.map((number) => [numberedUlid(500 + number), anyPopup(languages, sheetIds)]))),
      ),
  });

/** Any valid document: up to 6 × 6 cells, any of them used, sheets in any of the site's languages. */
export const anySiteDocument: fc.Arbitrary<SiteDocument> = fc
  .record({
    rows: fc.integer({ min: 1, max: 6 }),
    columns: fc.integer({ min: 1, max: 6 }),
    languages: fc.subarray([...LANGUAGES], { minLength: 1 }),
    name: shortText(50).filter((name) => name !== ''),
    viewMode: fc.constantFrom('MOBILE' as const, 'PC' as const),
    sheetsInView: fc.constantFrom(1, 2, 3, 4),
    logo: fc.option(image),
    favicon: fc.option(image),
    displayLanguageIcon: fc.boolean(),
    displayGlobalMenu: fc.boolean(),
    globalMenuTextColor: hexColour,
    speakerColor: hexColour,
    customPath: fc.constantFrom('', 'shop', 'spring-2027'),
    tagManager: fc.boolean(),
    goals: fc.constantFrom<string[]>([], ['https://example.com/buy']),
    theme: fc.option(theme),
    styles: savedStyles(styleId),
    embedOrigins: fc.subarray(['https://shop.example', 'https://www.example.jp:8443']),
    consent: fc.record({ isOn: fc.boolean(), texts: fc.constantFrom<SiteConsent['texts']>({}, { jp: '同意の文', en: 'Consent' }) }),
  })
  .chain(({ rows, columns, languages, ...settings }) => {
    const sheet = fc
      .uniqueArray(fc.constantFrom(...languages), { minLength: 1 })
      .chain((used) => fc.record(Object.fromEntries(used.map((language) => [language, anySheet]))));
    return fc.subarray([...gridCells(rows, columns)]).chain((cells) =>
      fc
        .tuple(
          anyContent(
            languages,
            cells.map((_, index) => numberedUlid(index + 1)),
          ),
          ...cells.map(() => sheet),
        )
        .map(([content, ...sheets]): SiteDocument => ({
          ...content,
          settings: { ...settings, languages, defaultLanguage: languages[0] ?? 'jp' },
          grid: {
            numberHorizontal: rows,
            numberVertical: columns,
            cells: Object.fromEntries(cells.map((cell, index) => [cell, numberedUlid(index + 1)])),
          },
          sheets: Object.fromEntries(sheets.map((byLanguage, index) => [numberedUlid(index + 1), byLanguage])),
        })),
    );
  });
