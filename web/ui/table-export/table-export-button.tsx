import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ExportFormat } from '#shared/model/table-cell.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { FormatButtons } from '#web/ui/table-export/format-buttons.tsx';
import { type ExportState, type FetchTablePage, useTableExport, WORKBOOK_ROWS_MAX } from '#web/ui/table-export/use-table-export.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface TableExportButtonProps {
  fileName: string;
  read: FetchTablePage;
}

const FORMAT_NAME: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel' };

function ExportStatus({ state, title, rows }: { state: ExportState; title: string; rows: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const refuse = (heading: string, text: string) => (
    <Alert color="danger" variant="light" title={heading}>
      {text}
    </Alert>
  );
  if (state.kind === 'too-many')
    return refuse(t('export.tooMany'), t('export.tooManyText', { max: formatNumber(WORKBOOK_ROWS_MAX, language) }));
  return (
    <>
      {state.kind === 'failed' ? refuse(t('export.failed'), errorText(state.error)) : <Progress value={100} animated aria-label={title} />}
      <Text role="status">{t('export.progress', { number: rows })}</Text>
    </>
  );
}

/** Exports a table as a CSV file or as an Excel workbook; shows the progress and can be cancelled. */
export function TableExportButton({ fileName, read }: TableExportButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, run, close } = useTableExport(fileName);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const rows = 'rows' in state ? formatNumber(state.rows, language) : '';
  const title = t('export.title', { format: FORMAT_NAME[format] });

  useEffect(() => {
    if (state.kind !== 'done') return;
    toast.success(t('export.done', { number: rows, format: FORMAT_NAME[format] }));
    close();
  }, [state.kind, rows, format, close, t]);

  const start = (chosen: ExportFormat): void => {
    setFormat(chosen);
    void run(read, chosen);
  };
  return (
    <>
      <FormatButtons csvLabel={t('export.start')} onChoose={start} />
      <Modal
        opened={state.kind === 'running' || state.kind === 'failed' || state.kind === 'too-many'}
        onClose={close}
        title={title}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('export.cancel') }}
      >
        <Stack gap="md">
          <ExportStatus state={state} title={title} rows={rows} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} data-autofocus>
              {t('export.cancel')}
            </Button>
            {state.kind === 'failed' && <Button onClick={() => start(format)}>{t('retry')}</Button>}
            {state.kind === 'too-many' && <Button onClick={() => start('csv')}>{t('export.start')}</Button>}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
