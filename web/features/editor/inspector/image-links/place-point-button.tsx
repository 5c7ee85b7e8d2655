import { Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconFocusCentered } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Starts placing an image link: the next press on the picture in the preview sets its position. Escape cancels. */
export function PlacePointButton({ pointId }: { pointId: string }) {
  const { t } = useTranslation('inspector');
  const { setPlacingPoint } = useEditor();
  const { showPane } = useCommands();
  const isPlacing = useEditorState((state) => state.placingPointId === pointId);
  const isReadOnly = useIsReadOnly();
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isPlacing) setPlacingPoint(null);
  });
  if (isReadOnly) return null;

  if (isPlacing)
    return (
      <Group role="status" gap="xs" wrap="nowrap" justify="space-between">
        <Text size="xs">{t('links.pointing')}</Text>
        <Button variant="default" size="compact-sm" style={{ flex: 'none' }} onClick={() => setPlacingPoint(null)}>
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
        setPlacingPoint(pointId);
        showPane('preview');
      }}
    >
      {t('links.point')}
    </Button>
  );
}
