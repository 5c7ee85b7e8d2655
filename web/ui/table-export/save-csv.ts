import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { downloadFile } from '#web/lib/download-file.ts';

/** The prefix by which spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Saves a CSV text as `<fileName>_<date in Japan>.csv`. */
export const saveCsv = (csv: string, fileName: string): void =>
  downloadFile(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }), `${fileName}_${japaneseDay(new Date())}.csv`);
