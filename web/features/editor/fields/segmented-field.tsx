import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';

interface SegmentedFieldProps<T extends string> {
  label: string;
  help?: string | undefined;
  /** `null`: no option is chosen, because the edited things differ. */
  value: T | null;
  options: readonly { value: T; label: string }[];
  isReadOnly: boolean;
  onChange: (value: T) => void;
}

/** A choice between a few options, which are all shown. */
export function SegmentedField<T extends string>({ label, help, value, options, isReadOnly, onChange }: SegmentedFieldProps<T>) {
  const [labelId, helpId] = [useId(), useId()];
  const { description, className, tip } = useFieldHelp(label, help);
  return (
    <div>
      <WithTip tip={tip}>
        <Text id={labelId} size="sm" fw={550} mb={4}>
          {label}
        </Text>
      </WithTip>
      <SegmentedControl<T | ''>
        fullWidth
        aria-labelledby={labelId}
        readOnly={isReadOnly}
        data={[...options]}
        value={value ?? ''}
        onChange={(chosen) => chosen !== '' && onChange(chosen)}
        {...(description !== null && { 'aria-describedby': helpId })}
      />
      {description !== null && (
        <Text id={helpId} size="xs" c="dimmed" mt={4} className={className ?? ''}>
          {description}
        </Text>
      )}
    </div>
  );
}
