import { Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconFocusCentered } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Begins to place an image link by pointing at the picture in the live view, and says how to go on. Escape ends it. */
export function PlacePointButton({ pointId }: { pointId: string }) {
  const { t } = useTranslation('inspector');
  const { setPlacingPoint: place } = useEditor();
  const { showPane } = useCommands();
  const isPlacing = useEditorState((state) => state.placingPointId === pointId);
  const isReadOnly = useIsReadOnly();
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isPlacing) place(null);
  });
  if (isReadOnly) return null;

  if (isPlacing)
    return (
      <Group role="status" gap="xs" wrap="nowrap" justify="space-between">
        <Text size="xs">{t('links.pointing')}</Text>
        <Button variant="default" size="compact-sm" style={{ flex: 'none' }} onClick={() => place(null)}>
          {t('links.stop')}
        </Button>
      </Group>
    );
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFocusCentered size={16} stroke={1.5} aria-hidden />}
      onClick={() => {
        place(pointId);
        showPane('preview');
      }}
    >
      {t('links.point')}
    </Button>
  );
}
