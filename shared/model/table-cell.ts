import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';

/** How a table is exported: as the text of a CSV file, or as the cells of a workbook. */
export const ExportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** A value of a table: a text, a number, a ratio (0.5 is 50 %), a day in Japan (`2026-11-28`), an instant, or nothing. */
export const Cell = z.union([
  z.string(),
  z.number(),
  z.strictObject({ share: z.number() }),
  z.strictObject({ day: z.string() }),
  z.strictObject({ at: instant() }),
  z.null(),
]);
export type Cell = z.infer<typeof Cell>;

/** A page of an exported table. `csv` contains its lines; `cells` contains them for a workbook. The first page begins with the headings. */
export const TablePage = z.object({ csv: z.string(), cells: z.array(z.array(Cell)).exactOptional() });
export type TablePage = z.infer<typeof TablePage>;

/** The answer of an endpoint that exports a table page by page. */
export const ExportedPage = TablePage.extend({ nextCursor: z.string().nullable() });
export type ExportedPage = z.infer<typeof ExportedPage>;

/** The query field of an endpoint that exports a table page by page. */
export const exportFormat = () => ExportFormat.default('csv');
