import * as z from 'zod';
import { Language } from '#shared/model/language.ts';
import { GRID_MAX, SHEET_DEFAULTS, TEXT_MAX } from '#shared/model/limits.ts';
import { broken, colour, instant, isWebAddress, requiredText, siteId, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { ImageRef } from '#shared/model/media.ts';
import { isInside, parseCell } from '#shared/rules/cell.ts';

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
      .refine((languages) => new Set(languages).size === languages.length, broken('invalid')),
    defaultLanguage: Language,
  })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), { path: ['defaultLanguage'], ...broken('invalid') });
export type SiteSettings = z.infer<typeof SiteSettings>;

const CellName = z.string().refine((name) => parseCell(name) !== undefined, broken('invalid-cell'));
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
      context.addIssue({ code: 'custom', path: ['numberHorizontal'], ...broken('grid-too-large', { max: GRID_MAX.cells }) });
    for (const cell of Object.keys(cells))
      if (!isInside(cell, numberHorizontal, numberVertical))
        context.addIssue({ code: 'custom', path: ['cells', cell], ...broken('grid-too-small', { cell }) });
    if (new Set(Object.values(cells)).size !== Object.keys(cells).length)
      context.addIssue({ code: 'custom', path: ['cells'], ...broken('invalid') });
  });
export type Grid = z.infer<typeof Grid>;

/** One sheet in one language: a creative and what stands on it (spec 3 "Creative detail"). */
export const Sheet = z
  .strictObject({
    image: ImageRef.nullable(),
    imageAlt: text(TEXT_MAX.textarea),
    mainText: text(TEXT_MAX.textarea),
    mainTextColor: colour(),
    linkButtonText: text(TEXT_MAX.button),
    /** A web address, or `/B2` for a cell of this site when `isInternalLink`. Empty: no destination yet. */
    linkDestinationUrl: text(TEXT_MAX.url),
    isInternalLink: z.boolean(),
    linkButtonColor: colour(),
    linkTextColor: colour(),
  })
  .superRefine(({ linkDestinationUrl: destination, isInternalLink }, context) => {
    if (destination === '') return;
    if (isInternalLink) {
      if (!destination.startsWith('/') || parseCell(destination.slice(1)) === undefined)
        context.addIssue({ code: 'custom', path: ['linkDestinationUrl'], ...broken('invalid-cell') });
    } else if (!isWebAddress(destination)) context.addIssue({ code: 'custom', path: ['linkDestinationUrl'], ...broken('invalid-url') });
  });
export type Sheet = z.infer<typeof Sheet>;

export const EMPTY_SHEET: Sheet = {
  image: null,
  imageAlt: '',
  mainText: '',
  mainTextColor: SHEET_DEFAULTS.mainTextColor,
  linkButtonText: '',
  linkDestinationUrl: '',
  isInternalLink: false,
  linkButtonColor: SHEET_DEFAULTS.linkButtonColor,
  linkTextColor: SHEET_DEFAULTS.linkTextColor,
};

/** The whole of a site's content. A revision is one of these; see `#shared/rules/site-parts.ts` for how it is cut into parts. */
export const SiteDocument = z.strictObject({
  settings: SiteSettings,
  grid: Grid,
  sheets: z.record(SheetId, z.partialRecord(Language, Sheet)),
});
export type SiteDocument = z.infer<typeof SiteDocument>;

/** What a save sends: only the parts that changed. A sheet's language set to `null` is removed. */
export const SiteChanges = z.strictObject({
  settings: SiteSettings.optional(),
  grid: Grid.optional(),
  sheets: z.record(SheetId, z.partialRecord(Language, Sheet.nullable())).optional(),
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
