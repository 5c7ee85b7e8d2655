import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiAccess } from '#shared/model/account/api-access.ts';
import { CopyTextButton } from '#web/ui/share/copy-text-button.tsx';

export interface ShownSecret {
  access: ApiAccess;
  /** `null` where the access is not proven by a key. */
  key: string | null;
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => currentTarget.select();

/** Shows a new API key this once, or how an access without a key is named. Neither a click outside nor Escape closes a key. */
export function SecretDialog({ secret: { access, key }, onClose }: { secret: ShownSecret; onClose: () => void }) {
  const { t } = useTranslation(['api', 'common']);
  const shown = key ?? access.id;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(key === null ? 'key.accessTitle' : 'key.title')}
      closeOnClickOutside={key === null}
      closeOnEscape={key === null}
      withCloseButton={key === null}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        {key === null ? (
          <Text>{t('key.accessText')}</Text>
        ) : (
          <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {t('key.text')}
          </Alert>
        )}
        <TextInput
          label={t(key === null ? 'key.accessId' : 'key.label')}
          value={shown}
          readOnly
          data-autofocus
          ff="monospace"
          name="shown-secret"
          onFocus={selectAll}
        />
        <Group justify="space-between" gap="xs">
          <CopyTextButton text={shown} label={t('key.copy')} copiedLabel={t('key.copied')} />
          <Button onClick={onClose}>{t(key === null ? 'common:close' : 'key.done')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
