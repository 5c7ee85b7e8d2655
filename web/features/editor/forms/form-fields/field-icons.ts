import {
  IconCalendar,
  IconCheckbox,
  IconCircleDot,
  IconCursorText,
  IconEyeOff,
  IconMail,
  IconMailbox,
  IconMessage,
  IconNumbers,
  IconPhone,
  IconSelect,
  type TablerIcon,
} from '@tabler/icons-react';
import type { TextFormat, TypeInput } from '#shared/model/forms/form-field.ts';

/** The icon of each input type. */
export const FIELD_ICONS: Readonly<Record<TypeInput, TablerIcon>> = {
  TEXT_BOX: IconCursorText,
  NUMBER: IconNumbers,
  DATE: IconCalendar,
  SELECT: IconSelect,
  RADIO: IconCircleDot,
  SELECT_OPTIONS: IconCheckbox,
  HIDDEN: IconEyeOff,
};

/** The formats of texts that can be added like types of their own. */
export type PresetFormat = Extract<TextFormat, 'multi-line' | 'phone' | 'email' | 'postal-code'>;
export const PRESET_ICONS: Readonly<Record<PresetFormat, TablerIcon>> = {
  'multi-line': IconMessage,
  phone: IconPhone,
  email: IconMail,
  'postal-code': IconMailbox,
};
