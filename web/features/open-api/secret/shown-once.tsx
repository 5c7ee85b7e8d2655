import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';

interface ShownOnceProps {
  title: string;
  text: string;
  label: string;
  value: string;
  /** Whether the text cannot be shown again. If so, neither a click outside nor Escape closes the dialog. */
  isSecret?: boolean;
  onClose: () => void;
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => currentTarget.select();

/** Shows a text to copy, such as a new secret. */
export function ShownOnce({ title, text, label, value, isSecret = true, onClose }: ShownOnceProps) {
  const { t } = useTranslation(['api', 'common']);
  return (
    <Dialog onClose={onClose} title={title} closeOnClickOutside={!isSecret} closeOnEscape={!isSecret} withCloseButton={!isSecret}>
      <Stack gap="md">
        {isSecret ? (
          <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {text}
          </Alert>
        ) : (
          <Text>{text}</Text>
        )}
        <TextInput label={label} value={value} readOnly data-autofocus ff="monospace" name="shown-secret" onFocus={selectAll} />
        <Group justify="space-between" gap="xs">
          <CopyTextButton text={value} label={t('key.copy')} copiedLabel={t('key.copied')} />
          <Button onClick={onClose}>{t(isSecret ? 'key.done' : 'common:close')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
