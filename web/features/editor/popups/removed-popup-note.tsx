import { Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { putPopup } from '#web/features/editor/model/document/edit-popups.ts';
import { POPUPS_FOCUS } from '#web/features/editor/popups/use-popup.ts';
import { usePopupName } from '#web/features/editor/popups/use-popup-name.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

interface RemovedPopupNoteProps {
  popupId: string;
  popup: PopupCta;
  onRestore: () => void;
}

/** States that a popup was deleted and restores it on request. Takes the focus, which was inside the deleted popup. */
export function RemovedPopupNote({ popupId, popup, onRestore }: RemovedPopupNoteProps) {
  const { t } = useTranslation('popups');
  const { edit } = useEditor();
  const nameOf = usePopupName();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Paper withBorder p="xs" pl="md">
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {t('removed', { name: nameOf(popup) })}
        </Text>
        <Button
          ref={button}
          variant="subtle"
          color="gray"
          size="sm"
          onClick={() => {
            edit((document) => putPopup(document, popupId, popup), POPUPS_FOCUS);
            onRestore();
          }}
        >
          {t('bringBack')}
        </Button>
      </Group>
    </Paper>
  );
}
