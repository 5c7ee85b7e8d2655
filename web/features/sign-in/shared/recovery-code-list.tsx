import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { useBrandName } from '#web/lib/session/use-brand-name.ts';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';

/** Shows new recovery codes, which cannot be shown again, to be copied or saved as a file. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('security');
  const brandName = useBrandName();
  const text = codes.join('\n');
  const save = (): void => downloadFile(new Blob([`${brandName}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }), t('codes.file'));
  return (
    <Stack gap="md">
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
        {t('codes.text')}
      </Alert>
      <SimpleGrid component="ul" cols={2} spacing="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" ta="center">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyTextButton text={text} label={t('codes.copy')} copiedLabel={t('codes.copied')} />
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />} onClick={save}>
          {t('codes.download')}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          {t('codes.done')}
        </Button>
      </Group>
    </Stack>
  );
}
