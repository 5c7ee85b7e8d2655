import type { Cell } from '#shared/model/table-cell.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { workbookOf } from '#web/ui/table-export/workbook.ts';

/** Saves the lines of a table as `<fileName>_<date in Japan>.xlsx`. */
export async function saveWorkbook(cells: readonly (readonly Cell[])[], fileName: string): Promise<void> {
  downloadFile(await workbookOf(cells, fileName), `${fileName}_${japaneseDay(new Date())}.xlsx`);
}
