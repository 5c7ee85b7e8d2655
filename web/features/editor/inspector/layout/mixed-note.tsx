import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';

/** States that the selected sheets have different values. */
export function MixedNote({ isMixed }: { isMixed: boolean }) {
  const { t } = useTranslation('inspector');
  if (!isMixed) return null;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {t('layout.mixed')}
    </Text>
  );
}
