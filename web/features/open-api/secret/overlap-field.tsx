import { Radio, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';

const OVERLAPS = [
  { value: '0', label: 'now' },
  { value: '1', label: 'hour' },
  { value: '24', label: 'day' },
  { value: '168', label: 'week' },
] as const;

/** The default overlap in hours, as the string value of the radio field. */
export const DEFAULT_OVERLAP = '24';

interface OverlapFieldProps {
  label: string;
  value: string;
  onChange: (hours: string) => void;
}

/** Selects for how many hours the former secret stays valid. */
export function OverlapField({ label, value: chosen, onChange }: OverlapFieldProps) {
  const { t } = useTranslation('api');
  return (
    <Radio.Group label={label} name="api-overlap" value={chosen} onChange={onChange}>
      <Stack gap="sm" mt={4}>
        {OVERLAPS.map(({ value, label: key }) => (
          <Radio key={value} value={value} label={t(`rotate.hours.${key}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
