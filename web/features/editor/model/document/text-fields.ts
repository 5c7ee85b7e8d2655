import { TEXT_ROLES, type TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';

/** The field of a sheet that holds each text. */
export const FIELD_OF_TEXT = { eyebrow: 'eyebrow', headline: 'mainText', second: 'secondText' } as const satisfies Record<
  TextRole,
  SheetField
>;

/** Returns the text that a field of a sheet holds; `undefined` for other fields. */
export const roleOfField = (field: SheetField): TextRole | undefined => TEXT_ROLES.find((role) => FIELD_OF_TEXT[role] === field);
