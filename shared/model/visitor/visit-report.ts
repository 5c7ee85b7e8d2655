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
 * The report of one visit to a site, sent when it ends: counts and cells, no personal data. `views` counts stays
 * on each sheet, `buttons` presses of each sheet's button.
 */
export const VisitReport = z.strictObject({
  /** Created by the page, so that a retried report counts once. */
  id: ulid(),
  /** The default language of the site unless given. */
  lang: Language.optional(),
  landing: Cell,
  views: counts(Cell, GRID_MAX.cells),
  swipes: z.int().min(0).max(100_000),
  buttons: counts(Cell, GRID_MAX.cells),
  popups: z.array(ulid()).max(POPUPS_MAX),
  seconds: z.int().min(0).max(86_400),
});
export type VisitReport = z.infer<typeof VisitReport>;
