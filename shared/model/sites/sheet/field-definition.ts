import type * as z from 'zod';
import { colour } from '#shared/model/fields.ts';

/** The groups of the inspector, in which users find the fields of a sheet. */
export const SHEET_GROUPS = [
  'media',
  'style',
  'layout',
  'text',
  'button',
  'imageLinks',
  'products',
  'motion',
  'audience',
  'variations',
] as const;
export type SheetGroup = (typeof SHEET_GROUPS)[number];

/** How the inspector edits a field. A `custom` field has its own component in its group. */
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
  /**
   * Whether `GET …/page/{pageId}/public` returns the field under its own name. Media and products have their own published
   * form.
   */
  isPublished: P;
  /** The schema version that introduced the field; older revisions are migrated (`functions/sites/store/revisions/migrations`). */
  since: number;
  /** Where visitors see the field. The reference in `docs/site-fields.md` lists it. */
  seenIn: string;
}

export const field = <S extends z.ZodType, const P extends boolean, const C extends SheetControl>(
  definition: SheetFieldDefinition<S, P, C>,
): SheetFieldDefinition<S, P, C> => definition;

export const colourField = (initial: string, definition: { group: SheetGroup; since: number; seenIn: string }) =>
  field({ schema: colour(), initial, control: { kind: 'colour' }, isPublished: true, ...definition });
