import { Alert, List, Stack, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BANK_FILE_MAX, BankLineFault } from '#shared/model/billing/bank-transfer.ts';
import { TransferTable } from '#web/features/billing/bank/transfer-table.tsx';
import { type BankMatches, useMatchFile } from '#web/features/billing/bank/transfer-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

const ACCEPT = '.csv,.txt,.dat,text/csv,text/plain';

/** The lines of the file that are no incoming transfer, by reason. */
function SkippedLines({ refused }: Pick<BankMatches, 'refused'>) {
  const { t } = useTranslation('transfers');
  const lines = Map.groupBy(refused, ({ fault }) => fault);
  if (refused.length === 0) return null;
  return (
    <section aria-label={t('skipped')}>
      <Text fw={550}>{t('skipped')}</Text>
      <List size="sm" mt={4}>
        {BankLineFault.options.map((fault) => {
          const found = lines.get(fault);
          return found && <List.Item key={fault}>{t(`fault.${fault}`, { lines: found.map(({ line }) => line).join(', ') })}</List.Item>;
        })}
      </List>
    </section>
  );
}

/** Matches a file of a bank with invoices, and records the transfers that the operator confirms. */
export function BankTransfersPage() {
  const { t } = useTranslation('transfers');
  const language = useLanguage();
  const errorText = useErrorText();
  const [file, setFile] = useState<File | null>(null);
  /** The number of transfers that the last confirmation could not record. */
  const [refused, setRefused] = useState(0);
  /** The latest matches, which remain while the file is matched again. */
  const [shown, setShown] = useState<{ matches: BankMatches; version: number } | null>(null);
  const match = useMatchFile();
  const figures = { max: formatNumber(BANK_FILE_MAX.bytes / 2 ** 10, language), lines: formatNumber(BANK_FILE_MAX.lines, language) };
  const isTooLarge = file !== null && file.size > BANK_FILE_MAX.bytes;
  const isUnknown = isTooLarge || refusalOf(match.error)?.code === 'invalid-input';
  const read = (chosen: File): void =>
    match.mutate(chosen, { onSuccess: (matches) => setShown((former) => ({ matches, version: (former?.version ?? 0) + 1 })) });
  const take = ([chosen]: File[]): void => {
    if (!chosen) return;
    setFile(chosen);
    setRefused(0);
    setShown(null);
    match.reset();
    if (chosen.size <= BANK_FILE_MAX.bytes) read(chosen);
  };
  const data = shown?.matches;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Stack gap="lg">
        <FileDrop
          label={t('file')}
          accept={{ attribute: ACCEPT, formats: t('formats', figures) }}
          isDisabled={match.isPending}
          error={isUnknown ? t('unknown', figures) : match.error && errorText(match.error)}
          onFiles={take}
        />
        <div role="status">{match.isPending ? t('reading') : match.isError && t('failed')}</div>
        {refused > 0 && (
          <Alert color="yellow" variant="light">
            {t('refused', { number: formatNumber(refused, language) })}
          </Alert>
        )}
        {data && !data.isComplete && (
          <Alert color="yellow" variant="light">
            {t('incomplete')}
          </Alert>
        )}
        {data && data.transfers.length === 0 && <EmptyState icon={IconFileInvoice} title={t('empty.title')} text={t('empty.text')} />}
        {shown && data && file && data.transfers.length > 0 && (
          <TransferTable
            key={shown.version}
            transfers={data.transfers}
            isStale={match.isPending}
            onReceived={(count) => {
              setRefused(count);
              read(file);
            }}
          />
        )}
        {data && <SkippedLines refused={data.refused} />}
      </Stack>
    </Page>
  );
}
