import * as z from 'zod';
import { colour, longText, ruleIssue, text, wholeNumber } from '#shared/model/fields.ts';
import { IMAGE_LINKS_MAX, PRICE_MAX, PRODUCTS_MAX, SECONDS_MAX, SHEET_DEFAULTS, TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { ImageLinkPoint } from '#shared/model/site/image-link-point.ts';
import { linkUrlField } from '#shared/model/site/link.ts';
import { CENTRE, FocalPoint, PictureFit } from '#shared/model/site/picture-fit.ts';
import { Product } from '#shared/model/site/product.ts';
import { SNS_TYPES, SnsType } from '#shared/model/site/sns-type.ts';

/** The groups of the inspector, in which users find the fields of a sheet. */
export const SHEET_GROUPS = ['media', 'text', 'button', 'imageLinks', 'products', 'motion', 'audience'] as const;
export type SheetGroup = (typeof SHEET_GROUPS)[number];

/** How the inspector edits a field. A `custom` field has a component of its own in its group. */
export type SheetControl =
  | { kind: 'text'; max: number; isLong?: boolean }
  | { kind: 'colour' }
  | { kind: 'number'; max: number; whenEmpty: number | null; unit: 'yen' | 'seconds' }
  | { kind: 'custom' };

interface SheetFieldDefinition<S extends z.ZodType, P extends boolean, C extends SheetControl> {
  schema: S;
  /** The value in a new sheet. */
  initial: z.output<S>;
  group: SheetGroup;
  control: C;
  /** Whether `GET …/page/{pageId}/public` returns the field under its own name. Media and products have a published form of their own. */
  isPublished: P;
  /** The schema version that introduced the field; older revisions are migrated (`functions/store/revision/migrations`). */
  since: number;
  /** Where visitors see the field; for the reference in `docs/site-fields.md`. */
  seenIn: string;
}

const field = <S extends z.ZodType, const P extends boolean, const C extends SheetControl>(
  definition: SheetFieldDefinition<S, P, C>,
): SheetFieldDefinition<S, P, C> => definition;

const colourField = (initial: string, definition: { group: SheetGroup; since: number; seenIn: string }) =>
  field({ schema: colour(), initial, control: { kind: 'colour' }, isPublished: true, ...definition });

/**
 * The fields of a sheet that users edit, in the order in which the inspector lists them. One entry defines a field: the schema of a sheet, a
 * new sheet, the inspector's controls, the published page's API, the test documents and `docs/site-fields.md` derive from it.
 */
export const SHEET_FIELDS = {
  /** The picture, or the poster frame of the video. */
  image: field({
    schema: ImageRef.nullable(),
    initial: null,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: false,
    since: 1,
    seenIn: 'the sheet',
  }),
  video: field({
    schema: VideoRef.nullable(),
    initial: null,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: false,
    since: 2,
    seenIn: 'the sheet',
  }),
  /** How the creative is fitted to the screen. */
  pictureFit: field({
    schema: PictureFit,
    initial: 'auto',
    group: 'media',
    control: { kind: 'custom' },
    isPublished: true,
    since: 7,
    seenIn: 'the sheet',
  }),
  /** The point of the creative that stays in view where it is cut. */
  focalPoint: field({
    schema: FocalPoint,
    initial: CENTRE,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: true,
    since: 7,
    seenIn: 'the sheet, where it is cut',
  }),
  imageAlt: field({
    schema: longText(TEXT_MAX.textarea),
    initial: '',
    group: 'media',
    control: { kind: 'text', max: TEXT_MAX.textarea },
    isPublished: true,
    since: 1,
    seenIn: 'alternative text',
  }),
  mainText: field({
    schema: longText(TEXT_MAX.textarea),
    initial: '',
    group: 'text',
    control: { kind: 'text', max: TEXT_MAX.textarea, isLong: true },
    isPublished: true,
    since: 1,
    seenIn: 'over the picture',
  }),
  /** Whole yen, tax included; `null`: no price shown. */
  price: field({
    schema: wholeNumber(0, PRICE_MAX).nullable(),
    initial: null,
    group: 'text',
    control: { kind: 'number', max: PRICE_MAX, whenEmpty: null, unit: 'yen' },
    isPublished: true,
    since: 2,
    seenIn: 'over the picture, tax included',
  }),
  mainTextColor: colourField(SHEET_DEFAULTS.mainTextColor, { group: 'text', since: 1, seenIn: 'over the picture' }),
  priceTextColor: colourField(SHEET_DEFAULTS.priceTextColor, { group: 'text', since: 2, seenIn: 'over the picture' }),
  linkButtonText: field({
    schema: text(TEXT_MAX.button),
    initial: '',
    group: 'button',
    control: { kind: 'text', max: TEXT_MAX.button },
    isPublished: true,
    since: 1,
    seenIn: 'button',
  }),
  linkDestinationUrl: field({
    schema: linkUrlField(),
    initial: '',
    group: 'button',
    control: { kind: 'custom' },
    isPublished: true,
    since: 1,
    seenIn: 'button',
  }),
  isInternalLink: field({
    schema: z.boolean(),
    initial: false,
    group: 'button',
    control: { kind: 'custom' },
    isPublished: true,
    since: 1,
    seenIn: 'button',
  }),
  linkButtonColor: colourField(SHEET_DEFAULTS.linkButtonColor, { group: 'button', since: 1, seenIn: 'button' }),
  linkTextColor: colourField(SHEET_DEFAULTS.linkTextColor, { group: 'button', since: 1, seenIn: 'button' }),
  imageLinkPoints: field({
    schema: z.array(ImageLinkPoint).refine((points) => points.length <= IMAGE_LINKS_MAX, ruleIssue('too-many', { max: IMAGE_LINKS_MAX })),
    initial: [],
    group: 'imageLinks',
    control: { kind: 'custom' },
    isPublished: true,
    since: 2,
    seenIn: 'points on the picture',
  }),
  products: field({
    schema: z
      .array(Product)
      .refine((products) => products.length <= PRODUCTS_MAX, ruleIssue('too-many', { max: PRODUCTS_MAX }))
      .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, ruleIssue('invalid')),
    initial: [],
    group: 'products',
    control: { kind: 'custom' },
    isPublished: false,
    since: 3,
    seenIn: 'cards on the picture',
  }),
  /** Seconds until the next sheet is shown automatically; 0: never. */
  sliderTime: field({
    schema: wholeNumber(0, SECONDS_MAX),
    initial: 0,
    group: 'motion',
    control: { kind: 'number', max: SECONDS_MAX, whenEmpty: 0, unit: 'seconds' },
    isPublished: true,
    since: 2,
    seenIn: 'automatic move to the next sheet',
  }),
  hoverArrowColor: colourField(SHEET_DEFAULTS.hoverArrowColor, { group: 'motion', since: 2, seenIn: 'arrows' }),
  /** Seconds until the arrows fade; 0: never. */
  arrowFadeInterval: field({
    schema: wholeNumber(0, SECONDS_MAX),
    initial: SHEET_DEFAULTS.arrowFadeInterval,
    group: 'motion',
    control: { kind: 'number', max: SECONDS_MAX, whenEmpty: 0, unit: 'seconds' },
    isPublished: true,
    since: 2,
    seenIn: 'arrows',
  }),
  membersOnlyLock: field({
    schema: z.boolean(),
    initial: false,
    group: 'audience',
    control: { kind: 'custom' },
    isPublished: true,
    since: 2,
    seenIn: 'a lock in place of the sheet',
  }),
  /** The SNS links shown on this sheet. */
  snsConfig: field({
    schema: z.array(SnsType).refine((types) => new Set(types).size === types.length, ruleIssue('invalid')),
    initial: [...SNS_TYPES],
    group: 'audience',
    control: { kind: 'custom' },
    isPublished: true,
    since: 2,
    seenIn: 'bottom bar on this sheet',
  }),
  showCompany: field({
    schema: z.boolean(),
    initial: true,
    group: 'audience',
    control: { kind: 'custom' },
    isPublished: true,
    since: 2,
    seenIn: 'bottom bar on this sheet',
  }),
};
type SheetFields = typeof SHEET_FIELDS;

/** The name of a field of a sheet that users edit. */
export type SheetField = keyof SheetFields;

type ControlKind = SheetControl['kind'];
/** The fields that have a control of this kind. */
export type SheetFieldWith<K extends ControlKind> = {
  [N in SheetField]: SheetFields[N]['control']['kind'] extends K ? N : never;
}[SheetField];

export const hasControl = <K extends ControlKind>(name: SheetField, kind: K): name is SheetFieldWith<K> =>
  SHEET_FIELDS[name].control.kind === kind;

export const SHEET_FIELD_NAMES = Object.keys(SHEET_FIELDS) as SheetField[];

/** The fields of one group of the inspector, in order. */
export const sheetFieldsIn = (group: SheetGroup): SheetField[] => SHEET_FIELD_NAMES.filter((name) => SHEET_FIELDS[name].group === group);

const pick = <K extends 'schema' | 'initial'>(property: K, names: readonly SheetField[]): { [N in SheetField]: SheetFields[N][K] } =>
  Object.fromEntries(names.map((name) => [name, SHEET_FIELDS[name][property]])) as { [N in SheetField]: SheetFields[N][K] };

/** The zod shape of a sheet. */
export const SHEET_SHAPE = pick('schema', SHEET_FIELD_NAMES);

type PublishedSheetField = { [N in SheetField]: SheetFields[N]['isPublished'] extends true ? N : never }[SheetField];

/** The zod shape of the fields that the published page's API returns under their own name. */
export const PUBLISHED_SHEET_SHAPE: Pick<typeof SHEET_SHAPE, PublishedSheetField> = pick(
  'schema',
  SHEET_FIELD_NAMES.filter((name) => SHEET_FIELDS[name].isPublished),
);

/** The fields of a new sheet. */
export const INITIAL_SHEET_FIELDS = pick('initial', SHEET_FIELD_NAMES);
