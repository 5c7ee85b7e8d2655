import { IconCheckbox, IconCursorText, IconNumbers, IconSelect, type TablerIcon } from '@tabler/icons-react';
import type { TypeInput } from '#shared/model/forms/form-field.ts';

/** The icon of each input type. */
export const FIELD_ICONS: Readonly<Record<TypeInput, TablerIcon>> = {
  TEXT_BOX: IconCursorText,
  NUMBER: IconNumbers,
  SELECT: IconSelect,
  SELECT_OPTIONS: IconCheckbox,
};
