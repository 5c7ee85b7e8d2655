import * as z from 'zod';
import { ruleIssue, ulid, wholeNumber } from '#shared/model/fields.ts';
import { IMAGE_LINKS_MAX, PRODUCTS_MAX, SECONDS_MAX, SHEET_DEFAULTS } from '#shared/model/limits.ts';
import { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { Product } from '#shared/model/sites/product.ts';
import { colourField, field, type SheetControl, type SheetGroup } from '#shared/model/sites/sheet/field-definition.ts';
import { VARIED_FIELDS } from '#shared/model/sites/sheet/varied-fields.ts';
import { Variations } from '#shared/model/sites/sheet/variation.ts';
import { SNS_TYPES, SnsType } from '#shared/model/sites/sns-type.ts';

/** Returns a field whose schema fills in the initial value. */
const withDefault = <F extends { schema: z.ZodType; initial: unknown }>(
  definition: F,
): Omit<F, 'schema'> & { schema: z.ZodDefault<F['schema']> } => ({
  ...definition,
  // The cast is valid, because the initial value is one of the schema, and never `undefined`.
  schema: definition.schema.default(definition.initial as z.core.util.NoUndefined<z.output<F['schema']>>),
});

/**
 * The fields of a sheet that users edit, in the order in which the inspector lists them. One entry defines a field: the schema of a sheet, a
 * new sheet, the inspector's controls, the published page's API, the test documents and `docs/site-fields.md` derive from it.
 */
export const SHEET_FIELDS = {
  ...VARIED_FIELDS,
  // Older clients do not send these fields, so the fields have defaults here. A variation has only the fields that differ, so
  // `VARIED_FIELDS` has no defaults.
  pictureFit: withDefault(VARIED_FIELDS.pictureFit),
  focalPoint: withDefault(VARIED_FIELDS.focalPoint),
  pictureCrop: withDefault(VARIED_FIELDS.pictureCrop),
  pictureTone: withDefault(VARIED_FIELDS.pictureTone),
  eyebrow: withDefault(VARIED_FIELDS.eyebrow),
  secondText: withDefault(VARIED_FIELDS.secondText),
  emphases: withDefault(VARIED_FIELDS.emphases),
  layout: withDefault(VARIED_FIELDS.layout),
  textStyles: withDefault(VARIED_FIELDS.textStyles),
  textPlace: withDefault(VARIED_FIELDS.textPlace),
  textPlaces: withDefault(VARIED_FIELDS.textPlaces),
  textBackdrop: withDefault(VARIED_FIELDS.textBackdrop),
  surface: withDefault(VARIED_FIELDS.surface),
  /**
   * The saved style from which the look was taken; `null`: none. The sheet has its own values, which may differ. An id that the site does
   * not have counts as `null`, because another editor may have removed the style.
   */
  styleId: withDefault(
    field({
      schema: ulid().nullable(),
      initial: null,
      group: 'style',
      control: { kind: 'custom' },
      isPublished: false,
      since: 11,
      seenIn: 'the editor only',
    }),
  ),
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
  /** Alternatives of the sheet. Each visit sees one of them, or the sheet itself. */
  variations: field({
    schema: Variations.default([]),
    initial: [],
    group: 'variations',
    control: { kind: 'custom' },
    isPublished: false,
    since: 9,
    seenIn: 'in place of the sheet',
  }),
};
type SheetFields = typeof SHEET_FIELDS;

/** The name of a sheet field that users edit. */
export type SheetField = keyof SheetFields;

type ControlKind = SheetControl['kind'];
/** The fields that have a control of the given kind. */
export type SheetFieldWith<K extends ControlKind> = {
  [N in SheetField]: SheetFields[N]['control']['kind'] extends K ? N : never;
}[SheetField];

export const hasControl = <K extends ControlKind>(name: SheetField, kind: K): name is SheetFieldWith<K> =>
  SHEET_FIELDS[name].control.kind === kind;

export const SHEET_FIELD_NAMES = Object.keys(SHEET_FIELDS) as SheetField[];

/** Returns the fields of one group of the inspector, in order. */
export const sheetFieldsIn = (group: SheetGroup): SheetField[] => SHEET_FIELD_NAMES.filter((name) => SHEET_FIELDS[name].group === group);

const LOOK_GROUPS: ReadonlySet<SheetGroup> = new Set(['motion', 'audience', 'layout']);

/** Whether a field affects the look and behaviour of a sheet rather than its content. */
export const isLookField = (name: SheetField): boolean =>
  name === 'pictureFit' ||
  name === 'pictureTone' ||
  hasControl(name, 'colour') ||
  (LOOK_GROUPS.has(SHEET_FIELDS[name].group) && name !== 'textPlace' && name !== 'textPlaces');

/** Whether editing a field changes it in all selected sheets: the look of a sheet, and its button with the link. */
export const isEditedTogether = (name: SheetField): boolean => isLookField(name) || SHEET_FIELDS[name].group === 'button';

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
