import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { translations as source } from '#shared/messages/jp/editor/translations.ts';

export const translations: CatalogueOf<typeof source> = {
  title: 'Translation file',
  text: 'Save the texts of the site as CSV for a translator. When the file comes back, you see what changes before anything is applied.',
  save: 'Save CSV',
  load: 'Load CSV',
  dialog: 'Load translations',
  found: 'Texts that change: {{count}}',
  none: 'This file changes nothing.',
  unknown: 'Rows that the site no longer has and that are left out: {{count}}',
  matches: 'Texts that change',
  cancel: 'Cancel',
  apply: 'Apply ({{count}})',
  done: 'Translations applied: {{count}}. You can undo this.',
  fault: {
    'too-large': 'The file is too large. Up to 5 MB and 100,000 rows can be loaded.',
    encoding: 'The encoding of the file is not recognized. Save it as a UTF-8 CSV and try again.',
    'no-columns': 'The column “id” and a language column are missing. Keep the first row of the CSV that was saved here.',
    empty: 'The file has no rows with translations.',
    'unclosed-quote': 'A quotation mark (") is never closed, so the file cannot be read.',
  },
};
