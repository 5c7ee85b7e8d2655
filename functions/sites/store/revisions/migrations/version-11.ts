import * as z from 'zod';
import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

const NEW_FIELDS = { styleId: null, emphases: [], pictureCrop: null, pictureTone: { brightness: 0, shade: 0 } };

/**
 * Version 11 adds saved styles, emphases within texts, crops and adjustments of creatives. Earlier versions had
 * none.
 */
export const toVersion11: Migration = (document) => {
  const { settings, sheets, ...rest } = VersionedDocument.parse(document);
  return {
    ...rest,
    settings: { ...z.looseObject({}).parse(settings), styles: [] },
    sheets: withSheetFields(sheets, NEW_FIELDS),
  };
};
