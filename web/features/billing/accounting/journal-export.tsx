import { Alert, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AccountingProgram, JournalEncoding, USUAL_ENCODING } from '#shared/model/billing/accounting.ts';
import { useDownloadJournal } from '#web/features/billing/accounting/accounting-queries.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';

/** Downloads the journal of a month for an accounting program. The encoding follows the program until it is chosen. */
export function JournalExport({ month }: { month: string }) {
  const { t } = useTranslation('bills');
  const errorText = useErrorText();
  const [program, setProgram] = useState<AccountingProgram>('freee');
  const [chosen, setChosen] = useState<JournalEncoding | null>(null);
  const encoding = chosen ?? USUAL_ENCODING[program];
  const download = useDownloadJournal();
  const { data } = download;
  return (
    <Stack gap="sm" component="section" aria-label={t('accounting.export.title')}>
      <Title order={2} size="h4">
        {t('accounting.export.title')}
      </Title>
      <Text>{t('accounting.export.lead')}</Text>
      <Group gap="md" align="flex-end">
        <NativeSelect
          label={t('accounting.export.program')}
          data={AccountingProgram.options.map((value) => ({ value, label: t(`accounting.program.${value}`) }))}
          value={program}
          onChange={({ currentTarget }) => setProgram(AccountingProgram.parse(currentTarget.value))}
        />
        <NativeSelect
          label={t('accounting.export.encoding')}
          data={JournalEncoding.options.map((value) => ({ value, label: t(`accounting.encoding.${value}`) }))}
          value={encoding}
          onChange={({ currentTarget }) => setChosen(JournalEncoding.parse(currentTarget.value))}
        />
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate({ month, program, encoding })}
        >
          {t('accounting.export.action')}
        </Button>
      </Group>
      <div role="status">
        {data?.url === null && <Text>{t('accounting.none')}</Text>}
        {data && data.missing.length > 0 && (
          <Alert color="yellow" variant="light">
            {t('accounting.export.missing', { characters: data.missing.join(' ') })}
          </Alert>
        )}
      </div>
      {download.error && (
        <Alert color="danger" variant="light" title={t('accounting.export.failed')}>
          {errorText(download.error)}
        </Alert>
      )}
    </Stack>
  );
}
