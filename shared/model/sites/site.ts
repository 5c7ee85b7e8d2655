import * as z from 'zod';
import { Language } from '#shared/model/language.ts';
import { GOALS_MAX, GRID_MAX, POPUPS_MAX, SHEETS_IN_VIEW_MAX, SITE_DEFAULTS, TEXT_MAX } from '#shared/model/limits.ts';
import { CommentSummary } from '#shared/model/sites/comment-summary.ts';
import { Company } from '#shared/model/sites/company.ts';
import { NO_CONSENT, SiteConsent } from '#shared/model/sites/consent.ts';
import { boundedText, ruleIssue, colour, instant, requiredName, siteId, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { EmbedOrigins } from '#shared/model/sites/embed-origin.ts';
import { GlobalMenu } from '#shared/model/sites/global-menu.ts';
import { basedOn } from '#shared/model/language-part.ts';
import { checkLinkUrl } from '#shared/model/sites/link.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { INITIAL_SHEET_FIELDS, SHEET_SHAPE } from '#shared/model/sites/sheet-fields.ts';
import { PopupCta, PopupId } from '#shared/model/sites/popup.ts';
import { ScheduledPublication } from '#shared/model/publishing/publication.ts';
import { type SavedStyle, SavedStyles } from '#shared/model/sites/saved-style.ts';
import { SeoConfig, SiteTags } from '#shared/model/sites/seo.ts';
import { ContactForm, HomepageForm, MembershipForm } from '#shared/model/forms/site-form.ts';
import { SiteTheme } from '#shared/model/sites/theme.ts';
import { SnsLinks } from '#shared/model/sites/sns.ts';
import { isInGrid, parseCell } from '#shared/values/cell.ts';
import { isExternalUrl } from '#shared/model/sites/destination.ts';
import { isCustomPath } from '#shared/model/sites/custom-path.ts';

/** Stored status of a site, shown as draft, published, unpublished, domain checking, expired. */
export const SITE_STATUSES = ['DRAFT', 'PUBLISH', 'PRIVATE', 'DOMAIN_VERIFYING', 'EXPIRED'] as const;
export const SiteStatus = z.enum(SITE_STATUSES);
export type SiteStatus = z.infer<typeof SiteStatus>;
/** A status to which a site returns from DOMAIN_VERIFYING. */
export const ReturnStatus = SiteStatus.extract(['DRAFT', 'PUBLISH', 'PRIVATE']);
export type ReturnStatus = z.infer<typeof ReturnStatus>;

export const ViewMode = z.enum(['MOBILE', 'PC']);
export type ViewMode = z.infer<typeof ViewMode>;

/** Site-wide settings. */
export const SiteSettings = z
  .strictObject({
    name: requiredName(TEXT_MAX.line),
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
    /** Colour of the button that turns the sound of a video on and off. */
    speakerColor: colour(),
    /** First segment of every address of the site; empty: none. */
    customPath: boundedText(TEXT_MAX.line)
      .trim()
      .refine((path) => path === '' || isCustomPath(path), ruleIssue('invalid-path', { max: TEXT_MAX.line })),
    /** Whether the tags may contain and load inline code. Off by default. */
    tagManager: z.boolean().default(false),
    /**
     * The web addresses, telephone numbers and e-mail addresses whose links count as conversions when pressed, anywhere on a
     * sheet or popup.
     */
    goals: z
      .array(text(TEXT_MAX.url))
      .refine((goals) => goals.length <= GOALS_MAX, ruleIssue('too-many', { max: GOALS_MAX }))
      .refine((goals) => new Set(goals).size === goals.length && goals.every(isExternalUrl), ruleIssue('invalid'))
      .default([]),
    /** The look of the sheets; `null`: that of sites without a theme. */
    theme: SiteTheme.nullable().default(null),
    /** The looks that sheets may have in common. */
    styles: SavedStyles.default([]),
    /** Whether members-only sheets show a teaser of their picture. Absent: if the site has a theme (`showsTeasers`). */
    lockedTeaser: z.boolean().exactOptional(),
    /** Whether tags wait for consent. Off by default. */
    consent: SiteConsent.default(NO_CONSENT),
    /** The picture with which the first page and pages without a sheet are shared. Absent or `null`: a drawn card. */
    shareImage: ImageRef.nullable().exactOptional(),
    /** The number of sheets side by side on wide screens of a PC site. Absent: one. */
    sheetsInView: z.int().min(1).max(SHEETS_IN_VIEW_MAX).exactOptional(),
    /** The other sites whose pages may frame the site. */
    embedOrigins: EmbedOrigins.default([]),
  })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), { path: ['defaultLanguage'], ...ruleIssue('invalid') });
export type SiteSettings = z.infer<typeof SiteSettings>;

/** Settings of a new site. */
export const DEFAULT_SITE_SETTINGS = {
  displayLanguageIcon: true,
  displayGlobalMenu: false,
  customPath: '',
  tagManager: false,
  goals: [] as string[],
  theme: null,
  styles: [] as SavedStyle[],
  consent: NO_CONSENT,
  embedOrigins: [] as string[],
  ...SITE_DEFAULTS,
} as const satisfies Partial<SiteSettings>;

export const CellName = z.string().refine((name) => parseCell(name) !== undefined, ruleIssue('invalid-cell'));
export type SheetId = string;
export const SheetId = ulid();

const rowsField = () => wholeNumber(1, GRID_MAX.rows);
const columnsField = () => wholeNumber(1, GRID_MAX.columns);

/** The size of the grid and the sheet of each cell. `numberHorizontal` is the number of rows, `numberVertical` of columns. */
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

/** One sheet in one language: a creative and its overlays. */
export const Sheet = z.strictObject({ ...SHEET_SHAPE, basedOn: basedOn() }).superRefine(checkLinkUrl('linkDestinationUrl'));
export type Sheet = z.infer<typeof Sheet>;

export const EMPTY_SHEET: Sheet = { ...INITIAL_SHEET_FIELDS, basedOn: null };

/** The parts that a site has once per language, with their schemas. */
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

/** The complete content of a site at one revision. It is stored in parts, see `#shared/rules/sites/site-parts.ts`. */
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

/** The content of an empty document, apart from settings, grid and sheets. */
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

/** The changes of a save: only the changed parts, with `null` for a removed part. */
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

export const RevisionId = ulid();

/** A site in lists and headers. `url` is its public address, even if the site is not published. */
export const SiteSummary = z.object({
  id: siteId(),
  name: z.string(),
  status: SiteStatus,
  /** The status to return to from DOMAIN_VERIFYING; `null` in every other status. */
  returnStatus: ReturnStatus.nullable(),
  url: z.url(),
  /** The custom domain that the site's default address redirects to, in ASCII; `null` while the site is at its default address. */
  customDomain: z.string().nullable(),
  thumbnail: ImageRef.nullable(),
  numberHorizontal: z.int(),
  numberVertical: z.int(),
  /** Number of cells with a sheet; `null` until a site of an earlier version is saved again. */
  sheetCount: z.int().nullable(),
  working: RevisionId,
  live: RevisionId.nullable(),
  /** The latest publish or unpublish job, if any. */
  publicationId: ulid().nullable(),
  /** The scheduled publications, in the order of time. */
  scheduled: z.array(ScheduledPublication),
  comments: CommentSummary,
  createdAt: instant(),
  updatedAt: instant(),
  publishedAt: instant().nullable(),
});
export type SiteSummary = z.infer<typeof SiteSummary>;

/** Sort keys of site lists. */
export const SiteSort = z.enum(['edited', 'created', 'published', 'name']);
export type SiteSort = z.infer<typeof SiteSort>;

/** A site in a list. */
export const ListedSite = SiteSummary.extend({
  /** When the content of the site was last saved. */
  editedAt: instant(),
  owner: z.object({ id: ulid(), companyName: z.string() }),
  /** Contacts and form entries in the state `new`. */
  newEntries: z.int(),
});
export type ListedSite = z.infer<typeof ListedSite>;

/** A deleted site that can be restored. */
export const TrashedSite = ListedSite.pick({
  id: true,
  name: true,
  thumbnail: true,
  status: true,
  customDomain: true,
  sheetCount: true,
  owner: true,
}).extend({ deletedAt: instant(), restorableUntil: instant() });
export type TrashedSite = z.infer<typeof TrashedSite>;
