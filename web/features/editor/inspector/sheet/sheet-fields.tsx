import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetField } from '#shared/model/site/site.ts';
import { NumberField, type NumberFormat } from '#web/features/editor/fields/number-field.tsx';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { ColourField } from '#web/ui/fields/colour-field.tsx';

/** Controls of single fields of the selected sheet. */

interface FieldContainerProps {
  name: SheetField;
  children: ReactNode;
}

/** Marks a field with `data-field`, by which `useFocusedField` finds it. */
export const FieldContainer = ({ name, children }: FieldContainerProps) => <div data-field={name}>{children}</div>;

/** Label, value, fault and setter that every control of one field needs. */
function useSheetControl<N extends SheetField>(name: N) {
  const { t } = useTranslation('fields');
  const change = useChangeSheet();
  const field: SheetField = name;
  return {
    label: t(`sheet.${field}`),
    value: useSheetField(name),
    error: useSheetFault(name),
    isReadOnly: useIsReadOnly(),
    change,
  };
}

interface SheetTextFieldProps {
  name: 'imageAlt' | 'mainText' | 'linkButtonText';
  max: number;
  help?: string;
  isLong?: boolean;
}

export function SheetTextField({ name, ...props }: SheetTextFieldProps) {
  const { label, value, error, change, isReadOnly } = useSheetControl(name);
  return (
    <FieldContainer name={name}>
      <TextField
        {...props}
        label={label}
        value={value}
        error={error}
        isReadOnly={isReadOnly}
        onChange={(text) => change({ [name]: text })}
      />
    </FieldContainer>
  );
}

interface SheetColourFieldProps {
  name: 'mainTextColor' | 'priceTextColor' | 'linkButtonColor' | 'linkTextColor' | 'hoverArrowColor';
}

export function SheetColourField({ name }: SheetColourFieldProps) {
  const { label, value, error, change, isReadOnly } = useSheetControl(name);
  return (
    <FieldContainer name={name}>
      <ColourField
        label={label}
        value={value}
        readOnly={isReadOnly}
        error={error && <FieldErrorText error={error} />}
        onChange={(colour) => change({ [name]: colour })}
      />
    </FieldContainer>
  );
}

interface SheetNumberFieldProps extends NumberFormat {
  name: 'price' | 'arrowFadeInterval' | 'sliderTime';
  help?: string;
  max: number;
  /** The value of an empty field. */
  whenEmpty: number | null;
}

export function SheetNumberField({ name, ...props }: SheetNumberFieldProps) {
  const { change, ...control } = useSheetControl(name);
  return (
    <FieldContainer name={name}>
      <NumberField {...props} {...control} onChange={(value) => change({ [name]: value })} />
    </FieldContainer>
  );
}

interface SheetSwitchFieldProps {
  name: 'showCompany' | 'membersOnlyLock';
  help: string;
  onChange: (isOn: boolean) => void;
}

export function SheetSwitchField({ name, help, onChange }: SheetSwitchFieldProps) {
  const { t } = useTranslation('fields');
  const isOn = useSheetField(name);
  return (
    <FieldContainer name={name}>
      <SwitchField label={t(`sheet.${name}`)} help={help} isOn={isOn} onChange={onChange} />
    </FieldContainer>
  );
}
