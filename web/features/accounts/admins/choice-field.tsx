import { Radio, Stack, Text } from '@mantine/core';

interface ChoiceFieldProps<T extends string> {
  label: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string; help: string }[];
  /** Why the value cannot be changed; `undefined` if it can. */
  disabledReason?: string | undefined;
  onChange: (value: T) => void;
}

/** Selects one of a few options; each option shows its meaning. */
export function ChoiceField<T extends string>({ label, name, value, options, disabledReason, onChange }: ChoiceFieldProps<T>) {
  const change = (selected: string): void => {
    const option = options.find((candidate) => candidate.value === selected);
    if (option) onChange(option.value);
  };
  return (
    <Radio.Group label={label} name={name} value={value} onChange={change}>
      <Stack gap="sm" mt={4}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.help}
            disabled={disabledReason !== undefined && option.value !== value}
          />
        ))}
        {disabledReason !== undefined && (
          <Text size="sm" c="dimmed">
            {disabledReason}
          </Text>
        )}
      </Stack>
    </Radio.Group>
  );
}
