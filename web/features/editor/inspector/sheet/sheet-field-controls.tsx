import { Group } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SheetControl, SheetGroup } from '#shared/model/sites/sheet/field-definition.ts';
import { hasControl, SHEET_FIELDS, type SheetField, type SheetFieldWith, sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { SiteColourField } from '#web/features/editor/fields/site-colour-field.tsx';

/** Controls of single fields of the selected sheet. */

type TextControl = Extract<SheetControl, { kind: 'text' }>;
type NumberControl = Extract<SheetControl, { kind: 'number' }>;

interface FieldContainerProps {
  name: SheetField;
  children: ReactNode;
}

/** Marks a field with `data-field`, by which `useFocusedField` finds it. */
export const FieldContainer = ({ name, children }: FieldContainerProps) => <div data-field={name}>{children}</div>;

/** Returns what the control of a field needs: its label, value, broken rule and a function that changes it. */
function useSheetControl<N extends SheetField>(name: N) {
  const { t } = useTranslation('fields');
  const changeSheet = useChangeSheet();
  const field: SheetField = name;
  return {
    label: t(`sheet.${field}`),
    value: useSheetField(name),
    error: useSheetFault(name),
    isReadOnly: useIsReadOnly(),
    isMixed: useIsMixed(name),
    onChange: (value: Sheet[N]) => changeSheet({ [name]: value }),
  };
}

/** Returns the placeholder of a field that is empty because the selected sheets have different values. */
function useMixedPlaceholder(isMixed: boolean): { placeholder?: string } {
  const { t } = useTranslation('inspector');
  return isMixed ? { placeholder: t('several.mixedValue') } : {};
}

function SheetTextField({ name, help }: { name: SheetFieldWith<'text'>; help: string | undefined }) {
  const { max, isLong = false }: TextControl = SHEET_FIELDS[name].control;
  const { isMixed, value, ...control } = useSheetControl(name);
  const mixed = useMixedPlaceholder(isMixed);
  return <TextField {...control} {...mixed} value={isMixed ? '' : value} max={max} isLong={isLong} {...(help !== undefined && { help })} />;
}

function SheetColourField({ name }: { name: SheetFieldWith<'colour'> }) {
  const { error, isReadOnly, isMixed, value, ...control } = useSheetControl(name);
  const mixed = useMixedPlaceholder(isMixed);
  return (
    <SiteColourField
      {...control}
      {...mixed}
      value={isMixed ? '' : value}
      readOnly={isReadOnly}
      error={error && <FieldErrorText error={error} />}
    />
  );
}

function SheetNumberField({ name, help }: { name: SheetFieldWith<'number'>; help: string | undefined }) {
  const { t } = useTranslation('inspector');
  const { onChange, isMixed, value, ...control } = useSheetControl<SheetFieldWith<'number'>>(name);
  const mixed = useMixedPlaceholder(isMixed);
  const { max, whenEmpty, unit }: NumberControl = SHEET_FIELDS[name].control;
  const format = unit === 'yen' ? { prefix: '¥', isGrouped: true } : { suffix: t('sheet.seconds') };
  return (
    <NumberField<number | null>
      {...control}
      {...format}
      {...mixed}
      value={isMixed ? null : value}
      max={max}
      whenEmpty={whenEmpty}
      onChange={onChange}
      {...(help !== undefined && { help })}
    />
  );
}

interface SheetFieldControlProps {
  name: SheetField;
  help?: string | undefined;
}

function standardControl(name: SheetField, help: string | undefined): ReactNode {
  if (hasControl(name, 'text')) return <SheetTextField name={name} help={help} />;
  if (hasControl(name, 'colour')) return <SheetColourField name={name} />;
  if (hasControl(name, 'number')) return <SheetNumberField name={name} help={help} />;
  return null;
}

/** The standard control of a field, as `SHEET_FIELDS` defines it. A custom field has none. */
export function SheetFieldControl({ name, help }: SheetFieldControlProps) {
  const control = standardControl(name, help);
  return control && <FieldContainer name={name}>{control}</FieldContainer>;
}

interface SheetGroupControlsProps {
  group: SheetGroup;
  help?: Partial<Record<SheetField, string>>;
  /** The components of custom fields. */
  custom?: Partial<Record<SheetField, ReactNode>>;
  /** The fields that do not apply to the site. */
  omitted?: ReadonlySet<SheetField>;
}

const NONE: ReadonlySet<SheetField> = new Set();

/** The controls of a group's fields in the order of `SHEET_FIELDS`; adjacent colours share a row. */
export function SheetGroupControls({ group, help = {}, custom = {}, omitted = NONE }: SheetGroupControlsProps) {
  const rows: SheetField[][] = [];
  for (const name of sheetFieldsIn(group).filter((field) => !omitted.has(field))) {
    const previous = rows.at(-1);
    if (hasControl(name, 'colour') && previous?.[0] && hasControl(previous[0], 'colour')) previous.push(name);
    else rows.push([name]);
  }
  return rows.map((names) => {
    const controls = names.map((name) => custom[name] ?? <SheetFieldControl key={name} name={name} help={help[name]} />);
    const [first] = names;
    return names.length === 1 ? (
      <Fragment key={first}>{controls}</Fragment>
    ) : (
      <Group key={first} grow align="flex-start" gap="sm">
        {controls}
      </Group>
    );
  });
}

interface SheetSwitchFieldProps {
  name: 'showCompany' | 'membersOnlyLock';
  help: string;
  note?: string | undefined;
  onChange: (isOn: boolean) => void;
}

export function SheetSwitchField({ name, help, note, onChange }: SheetSwitchFieldProps) {
  const { t } = useTranslation('fields');
  const isOn = useSheetField(name);
  const isMixed = useIsMixed(name);
  return (
    <FieldContainer name={name}>
      <SwitchField label={t(`sheet.${name}`)} help={help} note={note} isOn={isOn} isMixed={isMixed} onChange={onChange} />
    </FieldContainer>
  );
}
