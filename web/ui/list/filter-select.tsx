import { NativeSelect } from '@mantine/core';

interface FilterSelectProps<T extends string> {
  label: string;
  /** The label of the option without a condition. */
  all: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T | null) => void;
}

/** A condition of a filter with a few options. */
export function FilterSelect<T extends string>({ label, all, options, value, onChange }: FilterSelectProps<T>) {
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(options.find((option) => option.value === currentTarget.value)?.value ?? null)}
    />
  );
}
