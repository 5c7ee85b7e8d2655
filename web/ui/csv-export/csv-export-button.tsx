import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { type FetchCsvPage, useCsvExport } from '#web/ui/csv-export/use-csv-export.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface CsvExportButtonProps {
  fileName: string;
  read: FetchCsvPage;
}

/** Exports a table as a CSV file; shows the progress and can be cancelled. */
export function CsvExportButton({ fileName, read }: CsvExportButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { state, run, close } = useCsvExport(fileName);
  const rows = state.kind === 'idle' ? '' : formatNumber(state.rows, language);

  useEffect(() => {
    if (state.kind !== 'done') return;
    toast.success(t('export.done', { number: rows }));
    close();
  }, [state.kind, rows, close, t]);

  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        px="xs"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        onClick={() => void run(read)}
      >
        {t('export.start')}
      </Button>
      <Modal
        opened={state.kind === 'running' || state.kind === 'failed'}
        onClose={close}
        title={t('export.title')}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('export.cancel') }}
      >
        <Stack gap="md">
          {state.kind === 'failed' ? (
            <Alert color="danger" variant="light" title={t('export.failed')}>
              {errorText(state.error)}
            </Alert>
          ) : (
            <Progress value={100} animated aria-label={t('export.title')} />
          )}
          <Text role="status">{t('export.progress', { number: rows })}</Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} data-autofocus>
              {t('export.cancel')}
            </Button>
            {state.kind === 'failed' && <Button onClick={() => void run(read)}>{t('retry')}</Button>}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
