import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type NumberNotation, parseNumber } from '#shared/rules/text/parse-number.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** How the number is displayed. */
export interface NumberFormat {
  prefix?: string;
  suffix?: string;
  /** Whether thousands are separated by commas. */
  isGrouped?: boolean;
}

interface NumericInputProps
  extends
    NumberNotation,
    NumberFormat,
    Pick<TextInputProps, 'label' | 'description' | 'descriptionProps' | 'withAsterisk' | 'readOnly' | 'placeholder' | 'onBlur'> {
  /** The number; `''` if the field is empty; otherwise the typed text, which is not a number. */
  value: number | string;
  min: number;
  max: number;
  error: ReactNode;
  /** Called with the number, with `''`, or with typed text that is not a number. */
  onChange: (value: number | string) => void;
}

/** The text as typed. Shown while the field has the focus; afterwards, only if it is not a number and the value is still `keptFor`. */
interface Draft {
  typed: string;
  keptFor?: number | string;
}

const UNIT_WIDTH = { px: 28, em: 14 } as const;
const widthOf = (unit: string): number => UNIT_WIDTH.px + UNIT_WIDTH.em * (Array.from(unit).length - 1);

/**
 * A field for a number. Keeps the typed text and shows an error below the field if it is not a number, instead of extracting
 * digits from it. The arrow keys step through whole numbers from `min` to `max`.
 */
export function NumericInput({
  value,
  min,
  max,
  error,
  isSigned = false,
  fractionDigits = 0,
  prefix,
  suffix,
  isGrouped = false,
  description,
  onChange,
  onBlur,
  ...props
}: NumericInputProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const read = (typed: string) => parseNumber(typed, { isSigned, fractionDigits });
  const formatted = isGrouped && typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
  const shown = draft && (draft.keptFor === undefined || draft.keptFor === value) ? draft.typed : formatted;
  const fault = read(shown) === undefined && (
    <FieldErrorText error={{ path: '', rule: fractionDigits > 0 ? 'invalid-number' : 'invalid-whole-number' }} />
  );

  const step = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || props.readOnly) return;
    event.preventDefault();
    setDraft(null);
    onChange(typeof value === 'number' ? Math.min(max, Math.max(min, value + by)) : min);
  };

  return (
    <TextInput
      {...props}
      autoComplete="off"
      inputMode={isSigned ? 'text' : fractionDigits > 0 ? 'decimal' : 'numeric'}
      value={shown}
      description={description}
      error={fault || error}
      {...(prefix !== undefined && { leftSection: prefix, leftSectionWidth: widthOf(prefix) })}
      {...(suffix !== undefined && { rightSection: suffix, rightSectionWidth: widthOf(suffix) })}
      onKeyDown={step}
      onChange={({ currentTarget: { value: typed } }) => {
        const number = read(typed);
        setDraft({ typed });
        onChange(number === undefined ? typed : (number ?? ''));
      }}
      onBlur={(event) => {
        setDraft(draft && read(draft.typed) === undefined ? { ...draft, keptFor: value } : null);
        onBlur?.(event);
      }}
    />
  );
}
