import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FieldError } from '#shared/model/error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** How a figure is written. */
export type NumberFormat = Pick<NumberInputProps, 'prefix' | 'suffix' | 'thousandSeparator' | 'hideControls'>;

interface NumberFieldProps<E extends number | null> extends NumberFormat {
  label: string;
  value: number | E;
  max: number;
  /** Whether it may lie below 0. */
  isSigned?: boolean;
  /** What an empty field means. */
  whenEmpty: E;
  error: FieldError | undefined;
  help?: string;
  isReadOnly: boolean;
  onChange: (value: number | E) => void;
}

/** A whole number, from 0 on unless told. What is too small or too large stays as it is typed, with the rule beside it. */
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
  ...look
}: NumberFieldProps<E>) {
  return (
    <NumberInput
      {...look}
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
