import * as z from 'zod';
import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

const NEW_SHEET_FIELDS = { styleId: null, emphases: [], pictureCrop: null, pictureTone: { brightness: 0, shade: 0 } };
/** As themes looked before: sheets slid, and a timed sheet had no line. */
const NEW_THEME_FIELDS = { transition: 'slide', progressLine: false };

const Theme = z.looseObject({}).nullable().default(null);

/**
 * Version 11 adds saved styles, emphases within texts, crops and adjustments of creatives, and the transition and
 * the progress line of a theme. Earlier versions had none.
 */
export const toVersion11: Migration = (document) => {
  const { settings, sheets, ...rest } = VersionedDocument.parse(document);
  const theme = Theme.parse(settings['theme']);
  return {
    ...rest,
    settings: { ...settings, styles: [], theme: theme && { ...theme, ...NEW_THEME_FIELDS } },
    sheets: withSheetFields(sheets, NEW_SHEET_FIELDS),
  };
};
