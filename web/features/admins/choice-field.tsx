import { Radio, Stack, Text } from '@mantine/core';

interface ChoiceFieldProps<T extends string> {
  label: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string; help: string }[];
  /** Why another choice cannot be made; it stays as it is. */
  closedReason?: string | undefined;
  onChange: (value: T) => void;
}

/** One of a few, each with what it means. */
export function ChoiceField<T extends string>({ label, name, value, options, closedReason, onChange }: ChoiceFieldProps<T>) {
  const choose = (chosen: string): void => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Radio.Group label={label} name={name} value={value} onChange={choose}>
      <Stack gap="sm" mt={4}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.help}
            disabled={closedReason !== undefined && option.value !== value}
          />
        ))}
        {closedReason !== undefined && (
          <Text size="sm" c="dimmed">
            {closedReason}
          </Text>
        )}
      </Stack>
    </Radio.Group>
  );
}
