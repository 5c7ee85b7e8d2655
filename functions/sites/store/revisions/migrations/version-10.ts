import * as z from 'zod';
import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 10 adds themes and layouts. Earlier versions had no theme, without which the other fields have no effect. */
export const toVersion10: Migration = (document) => {
  const { settings, sheets, ...rest } = VersionedDocument.parse(document);
  return {
    ...rest,
    settings: { ...z.looseObject({}).parse(settings), theme: null },
    sheets: withSheetFields(sheets, {
      eyebrow: '',
      secondText: '',
      layout: 'low',
      textStyles: {},
      textPlace: null,
      textBackdrop: null,
      surface: { pattern: 'plain', colour: 'background' },
    }),
  };
};
