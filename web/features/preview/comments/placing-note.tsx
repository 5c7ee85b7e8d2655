import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Instructions for choosing a place, shown on narrow screens, where the comments are not beside the frame. */
export function PlacingNote({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('comments');
  return (
    <Group justify="space-between" wrap="nowrap" w="100%" px="sm" py="xs" role="status">
      <Text size="sm">{t('compose.placing')}</Text>
      <Button variant="default" size="compact-sm" flex="none" onClick={onCancel}>
        {t('compose.clear')}
      </Button>
    </Group>
  );
}
