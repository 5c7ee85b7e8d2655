import * as z from 'zod';
import { ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { GRID_MAX, POPUPS_MAX } from '#shared/model/limits.ts';
import { parseCell } from '#shared/rules/sheet/cell.ts';

const Cell = z.string().refine((name) => parseCell(name) !== undefined);
const times = () => z.int().min(1).max(1_000);
const counts = <K extends z.ZodType<string>>(key: K, max: number) =>
  z.record(key, times()).refine((entries) => Object.keys(entries).length <= max);

/**
 * What one visit to a site came to, told once when it ends: numbers and cells, nothing about who it was. `views`: how often
 * the visitor came to rest on each sheet; `buttons`: how often each sheet's button was pressed.
 */
export const VisitReport = z.strictObject({
  /** Made in the page; the same visit told twice counts once. */
  id: ulid(),
  lang: Language,
  landing: Cell,
  views: counts(Cell, GRID_MAX.cells),
  swipes: z.int().min(0).max(100_000),
  buttons: counts(Cell, GRID_MAX.cells),
  popups: z.array(ulid()).max(POPUPS_MAX),
  seconds: z.int().min(0).max(86_400),
});
export type VisitReport = z.infer<typeof VisitReport>;
