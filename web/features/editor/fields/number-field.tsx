import type { FieldError } from '#shared/model/error.ts';
import type { NumberNotation } from '#shared/rules/text/parse-number.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { type NumberFormat, NumericInput } from '#web/ui/fields/numeric-input.tsx';

interface NumberFieldProps<E extends number | null> extends NumberFormat, NumberNotation {
  label: string;
  value: number | E;
  min?: number;
  max: number;
  /** The value of an empty field. */
  whenEmpty: E;
  error: FieldError | undefined;
  help?: string;
  placeholder?: string;
  isReadOnly: boolean;
  onChange: (value: number | E) => void;
}

/**
 * A field for a number of the site. Keeps an out-of-range number as typed, with the broken rule below the field; other text does not change
 * the value.
 */
export function NumberField<E extends number | null>({
  value,
  isSigned = false,
  min = isSigned ? Number.MIN_SAFE_INTEGER : 0,
  whenEmpty,
  error,
  help,
  isReadOnly,
  onChange,
  ...props
}: NumberFieldProps<E>) {
  const { description, className, tip } = useFieldHelp(props.label, help);
  return (
    <WithTip tip={tip}>
      <NumericInput
        {...props}
        isSigned={isSigned}
        min={min}
        value={value ?? ''}
        readOnly={isReadOnly}
        error={error && <FieldErrorText error={error} />}
        description={description}
        descriptionProps={{ className }}
        onChange={(typed) => {
          if (typeof typed === 'number') onChange(typed);
          else if (typed === '') onChange(whenEmpty);
        }}
      />
    </WithTip>
  );
}
