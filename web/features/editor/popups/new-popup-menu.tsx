import { Button, Menu, Text } from '@mantine/core';
import { IconHourglass, IconPlus, IconUsersGroup, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { POPUPS_MAX } from '#shared/model/limits.ts';
import { PopupKind } from '#shared/model/sites/popup.ts';
import { addPopup } from '#web/features/editor/model/document/edit-popups.ts';
import { POPUPS_FOCUS } from '#web/features/editor/popups/use-popup.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

const ICONS: Readonly<Record<PopupKind, TablerIcon>> = { timeLimit: IconHourglass, applicantLimit: IconUsersGroup };

/** Adds a popup of the chosen kind and focuses its name. */
export function NewPopupMenu({ count }: { count: number }) {
  const { t } = useTranslation('popups');
  const { edit, revealAnchor } = useEditor();

  const add = (kind: PopupKind): void => {
    const popupId = ulid();
    edit((document) => addPopup(document, popupId, kind), POPUPS_FOCUS);
    revealAnchor({ section: 'popups', anchor: `popup/${popupId}/name` });
  };

  if (count >= POPUPS_MAX)
    return (
      <Text size="sm" c="dimmed">
        {t('full', { max: POPUPS_MAX })}
      </Text>
    );
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} aria-hidden />}>{t('add')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PopupKind.options.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Menu.Item key={kind} leftSection={<Icon size={18} stroke={1.5} aria-hidden />} onClick={() => add(kind)}>
              {t(`kind.${kind}`)}
              <Text size="xs" c="dimmed">
                {t(`kindHelp.${kind}`)}
              </Text>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
