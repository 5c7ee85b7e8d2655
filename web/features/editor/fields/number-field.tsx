import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FieldError } from '#shared/model/error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** How the number is displayed. */
export type NumberFormat = Pick<NumberInputProps, 'prefix' | 'suffix' | 'thousandSeparator' | 'hideControls'>;

interface NumberFieldProps<E extends number | null> extends NumberFormat {
  label: string;
  value: number | E;
  max: number;
  /** Whether negative numbers are allowed. */
  isSigned?: boolean;
  /** The value of an empty field. */
  whenEmpty: E;
  error: FieldError | undefined;
  help?: string;
  isReadOnly: boolean;
  onChange: (value: number | E) => void;
}

/** An integer field. An out-of-range number stays as typed, with the broken rule below the field. */
export function NumberField<E extends number | null>({
  label,
  value,
  max,
  isSigned = false,
  whenEmpty,
  error,
  help,
  isReadOnly,
  onChange,
  ...format
}: NumberFieldProps<E>) {
  return (
    <NumberInput
      {...format}
      label={label}
      value={value ?? ''}
      {...(!isSigned && { min: 0 })}
      max={max}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={isSigned}
      inputMode={isSigned ? 'text' : 'numeric'}
      readOnly={isReadOnly}
      error={error && <FieldErrorText error={error} />}
      description={error ? null : help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(typed) => onChange(typed === '' ? whenEmpty : Number(typed))}
    />
  );
}
