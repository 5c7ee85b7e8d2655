import * as z from 'zod';
import { Language } from '#shared/model/language.ts';
import {
  GRID_MAX,
  IMAGE_LINKS_MAX,
  POPUPS_MAX,
  PRICE_MAX,
  PRODUCTS_MAX,
  SECONDS_MAX,
  SHEET_DEFAULTS,
  SITE_DEFAULTS,
  TEXT_MAX,
} from '#shared/model/limits.ts';
import { Company } from '#shared/model/site/company.ts';
import { ruleIssue, colour, instant, requiredText, siteId, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { GlobalMenu } from '#shared/model/site/global-menu.ts';
import { basedOn } from '#shared/model/site/language-part.ts';
import { linkUrlField, checkLinkUrl } from '#shared/model/site/link.ts';
import { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { PopupCta, PopupId } from '#shared/model/site/popup.ts';
import { Product } from '#shared/model/site/product.ts';
import { SeoConfig, SiteTags } from '#shared/model/site/seo.ts';
import { ContactForm, HomepageForm, MembershipForm } from '#shared/model/form/site-form.ts';
import { SNS_TYPES, SnsLinks, SnsType } from '#shared/model/site/sns.ts';
import { isInGrid, parseCell } from '#shared/rules/sheet/cell.ts';
import { isCustomPath } from '#shared/rules/site/custom-path.ts';

/** Stored status of a site (product.md "Site states"); shown as draft, published, unpublished, domain checking, expired. */
export const SITE_STATUSES = ['DRAFT', 'PUBLISH', 'PRIVATE', 'DOMAIN_VERIFYING', 'EXPIRED'] as const;
export const SiteStatus = z.enum(SITE_STATUSES);
export type SiteStatus = z.infer<typeof SiteStatus>;

export const ViewMode = z.enum(['MOBILE', 'PC']);
export type ViewMode = z.infer<typeof ViewMode>;

/** Site-wide settings (spec 3 "Site"). Logo 250 × 150 and favicon 256 × 256 are recommended sizes. */
export const SiteSettings = z
  .strictObject({
    name: requiredText(TEXT_MAX.line),
    viewMode: ViewMode,
    logo: ImageRef.nullable(),
    favicon: ImageRef.nullable(),
    languages: z
      .array(Language)
      .min(1)
      .refine((languages) => new Set(languages).size === languages.length, ruleIssue('invalid')),
    defaultLanguage: Language,
    displayLanguageIcon: z.boolean(),
    displayGlobalMenu: z.boolean(),
    globalMenuTextColor: colour(),
    /** Of the sign that turns a video's sound on and off. */
    speakerColor: colour(),
    /** First segment of every address of the site; empty: none (spec 2 "Public end-user routes"). */
    customPath: z
      .string()
      .trim()
      .refine((path) => path === '' || isCustomPath(path), ruleIssue('invalid-path', { max: TEXT_MAX.line })),
  })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), { path: ['defaultLanguage'], ...ruleIssue('invalid') });
export type SiteSettings = z.infer<typeof SiteSettings>;

/** What a new site shows and hides. */
export const DEFAULT_SITE_SETTINGS = {
  displayLanguageIcon: true,
  displayGlobalMenu: false,
  customPath: '',
  ...SITE_DEFAULTS,
} as const satisfies Partial<SiteSettings>;

export const CellName = z.string().refine((name) => parseCell(name) !== undefined, ruleIssue('invalid-cell'));
export type SheetId = string;
export const SheetId = ulid();

const rowsField = () => wholeNumber(1, GRID_MAX.rows);
const columnsField = () => wholeNumber(1, GRID_MAX.columns);

/**
 * The grid: its size and which sheet stands in which cell. The wire keeps the spec's names: `numberHorizontal` is the
 * number of rows, `numberVertical` the number of columns.
 */
export const Grid = z
  .strictObject({
    numberHorizontal: rowsField(),
    numberVertical: columnsField(),
    cells: z.record(CellName, SheetId),
  })
  .superRefine(({ numberHorizontal, numberVertical, cells }, context) => {
    if (numberHorizontal * numberVertical > GRID_MAX.cells)
      context.addIssue({ code: 'custom', path: ['numberHorizontal'], ...ruleIssue('grid-too-large', { max: GRID_MAX.cells }) });
    for (const cell of Object.keys(cells))
      if (!isInGrid(cell, numberHorizontal, numberVertical))
        context.addIssue({ code: 'custom', path: ['cells', cell], ...ruleIssue('grid-too-small', { cell }) });
    if (new Set(Object.values(cells)).size !== Object.keys(cells).length)
      context.addIssue({ code: 'custom', path: ['cells'], ...ruleIssue('invalid') });
  });
export type Grid = z.infer<typeof Grid>;

const destination = { linkDestinationUrl: linkUrlField(), isInternalLink: z.boolean() };

/** In percent of the picture's own width or height, from its left or upper edge. */
const percent = () =>
  z
    .number()
    .refine((value) => value >= 0, ruleIssue('too-small', { min: 0 }))
    .refine((value) => value <= 100, ruleIssue('too-large', { max: 100 }));

/** A spot on a creative that leads somewhere. It stays on what it points at, however much of the picture a screen shows. */
export const ImageLinkPoint = z
  .strictObject({ id: ulid(), name: text(TEXT_MAX.line), coordinateX: percent(), coordinateY: percent(), ...destination })
  .superRefine(checkLinkUrl('linkDestinationUrl'));
export type ImageLinkPoint = z.infer<typeof ImageLinkPoint>;

/** One sheet in one language: a creative and what stands on it (spec 3 "Creative detail"). */
export const Sheet = z
  .strictObject({
    /** The picture; of a video, the frame that stands for it. */
    image: ImageRef.nullable(),
    video: VideoRef.nullable(),
    imageAlt: text(TEXT_MAX.textarea),
    mainText: text(TEXT_MAX.textarea),
    mainTextColor: colour(),
    /** Whole yen, tax included; `null` shows none. */
    price: wholeNumber(0, PRICE_MAX).nullable(),
    priceTextColor: colour(),
    linkButtonText: text(TEXT_MAX.button),
    ...destination,
    linkButtonColor: colour(),
    linkTextColor: colour(),
    /** The SNS of the site that this sheet shows. */
    snsConfig: z.array(SnsType).refine((types) => new Set(types).size === types.length, ruleIssue('invalid')),
    showCompany: z.boolean(),
    membersOnlyLock: z.boolean(),
    hoverArrowColor: colour(),
    /** Seconds until the arrows fade; 0: they never do. */
    arrowFadeInterval: wholeNumber(0, SECONDS_MAX),
    /** Seconds until the next sheet comes by itself; 0: it does not. */
    sliderTime: wholeNumber(0, SECONDS_MAX),
    imageLinkPoints: z
      .array(ImageLinkPoint)
      .refine((points) => points.length <= IMAGE_LINKS_MAX, ruleIssue('too-many', { max: IMAGE_LINKS_MAX })),
    products: z
      .array(Product)
      .refine((products) => products.length <= PRODUCTS_MAX, ruleIssue('too-many', { max: PRODUCTS_MAX }))
      .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, ruleIssue('invalid')),
    basedOn: basedOn(),
  })
  .superRefine(checkLinkUrl('linkDestinationUrl'));
export type Sheet = z.infer<typeof Sheet>;
/** What of a sheet people enter. */
export type SheetField = Exclude<keyof Sheet, 'basedOn'>;

export const EMPTY_SHEET: Sheet = {
  image: null,
  video: null,
  imageAlt: '',
  mainText: '',
  price: null,
  linkButtonText: '',
  linkDestinationUrl: '',
  isInternalLink: false,
  snsConfig: [...SNS_TYPES],
  showCompany: true,
  membersOnlyLock: false,
  sliderTime: 0,
  imageLinkPoints: [],
  products: [],
  basedOn: null,
  ...SHEET_DEFAULTS,
};

/** What a site has once in each language besides its sheets (spec 3 "Other settings per language"). */
export const LANGUAGE_PARTS = {
  menu: GlobalMenu,
  seo: SeoConfig,
  headTags: SiteTags,
  bodyTags: SiteTags,
  sns: SnsLinks,
  contactForm: ContactForm,
  membershipForm: MembershipForm,
  homepageForm: HomepageForm,
  company: Company,
} as const;
export type LanguageKind = keyof typeof LANGUAGE_PARTS;
export type LanguagePart<K extends LanguageKind = LanguageKind> = z.infer<(typeof LANGUAGE_PARTS)[K]>;

const inEachLanguage = <S extends z.ZodType>(part: S) => z.partialRecord(Language, part);

/** The whole of a site's content. A revision is one of these; see `#shared/rules/site/site-parts.ts` for how it is cut into parts. */
export const SiteDocument = z.strictObject({
  settings: SiteSettings,
  grid: Grid,
  sheets: z.record(SheetId, z.partialRecord(Language, Sheet)),
  menu: inEachLanguage(GlobalMenu),
  seo: inEachLanguage(SeoConfig),
  headTags: inEachLanguage(SiteTags),
  bodyTags: inEachLanguage(SiteTags),
  sns: inEachLanguage(SnsLinks),
  contactForm: inEachLanguage(ContactForm),
  membershipForm: inEachLanguage(MembershipForm),
  homepageForm: inEachLanguage(HomepageForm),
  company: inEachLanguage(Company),
  popups: z
    .record(PopupId, PopupCta)
    .refine((popups) => Object.keys(popups).length <= POPUPS_MAX, ruleIssue('too-many', { max: POPUPS_MAX })),
});
export type SiteDocument = z.infer<typeof SiteDocument>;

/** What a document has beside settings, grid and sheets while nothing was entered. */
export const EMPTY_CONTENT = {
  menu: {},
  seo: {},
  headTags: {},
  bodyTags: {},
  sns: {},
  contactForm: {},
  membershipForm: {},
  homepageForm: {},
  company: {},
  popups: {},
} as const satisfies Omit<SiteDocument, 'settings' | 'grid' | 'sheets'>;

const changeInEachLanguage = <S extends z.ZodType>(part: S) => z.partialRecord(Language, part.nullable()).optional();

/** What a save sends: only the parts that changed. A part set to `null` is removed. */
export const SiteChanges = z.strictObject({
  settings: SiteSettings.optional(),
  grid: Grid.optional(),
  sheets: z.record(SheetId, z.partialRecord(Language, Sheet.nullable())).optional(),
  menu: changeInEachLanguage(GlobalMenu),
  seo: changeInEachLanguage(SeoConfig),
  headTags: changeInEachLanguage(SiteTags),
  bodyTags: changeInEachLanguage(SiteTags),
  sns: changeInEachLanguage(SnsLinks),
  contactForm: changeInEachLanguage(ContactForm),
  membershipForm: changeInEachLanguage(MembershipForm),
  homepageForm: changeInEachLanguage(HomepageForm),
  company: changeInEachLanguage(Company),
  popups: z.record(PopupId, PopupCta.nullable()).optional(),
});
export type SiteChanges = z.infer<typeof SiteChanges>;

/** What a person types to create a site (spec 5 "Site"). */
export const NewSite = z.strictObject({
  name: requiredText(TEXT_MAX.line),
  numberHorizontal: rowsField(),
  numberVertical: columnsField(),
  viewMode: ViewMode,
  logo: ImageRef.nullable().default(null),
  favicon: ImageRef.nullable().default(null),
  /** What it begins with, as of a template; empty without. Name, size, view mode and brand are those beside it. */
  content: SiteDocument.nullable().default(null),
});
export type NewSite = z.infer<typeof NewSite>;

export const RevisionId = ulid();

/** A site as lists and headers show it. `url` is the public address, whether or not anything is on the air there. */
export const SiteSummary = z.object({
  id: siteId(),
  name: z.string(),
  status: SiteStatus,
  url: z.url(),
  thumbnail: ImageRef.nullable(),
  numberHorizontal: z.int(),
  numberVertical: z.int(),
  working: RevisionId,
  live: RevisionId.nullable(),
  /** The job that brings the present public state on the air (or takes it off), if one was ever asked for. */
  publicationId: ulid().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
  publishedAt: instant().nullable(),
});
export type SiteSummary = z.infer<typeof SiteSummary>;

/** What lists of sites can be put in order by. */
export const SiteSort = z.enum(['edited', 'created', 'published', 'name']);
export type SiteSort = z.infer<typeof SiteSort>;

/** A site in a list. */
export const ListedSite = SiteSummary.extend({
  /** When the present stretch of work began. */
  editedAt: instant(),
  owner: z.object({ id: ulid(), companyName: z.string() }),
});
export type ListedSite = z.infer<typeof ListedSite>;
