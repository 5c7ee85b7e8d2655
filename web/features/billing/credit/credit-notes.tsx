import { Button, Text, Title } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { useDownloadCreditNote } from '#web/features/billing/documents/use-documents.ts';
import classes from '#web/features/billing/ledger/ledger.module.css';
import { formatDay, formatYen } from '#web/lib/format/format.ts';

/** The credit notes of an invoice, oldest first, with their PDFs. Nothing without any. */
export function CreditNotes({ creditNotes }: Pick<ResponseOf<typeof bill.get>, 'creditNotes'>) {
  const { t } = useTranslation('ledger');
  const download = useDownloadCreditNote();
  if (creditNotes.length === 0) return null;
  return (
    <section className={classes['ledger']} aria-label={t('credit.notes')}>
      <Title order={2} size="h4" mb="xs">
        {t('credit.notes')}
      </Title>
      <ul>
        {creditNotes.map(({ number, invoiceNumber, issuedOn, reason, total }) => (
          <li key={number}>
            <span>{formatDay(issuedOn)}</span>
            <span className={classes['name']}>
              {number}
              <Text component="span" size="sm" c="dimmed" display="block">
                {reason}
              </Text>
            </span>
            <span className={classes['amount']}>{formatYen(-total)}</span>
            <span className={classes['action']}>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                leftSection={<IconFileDownload size={16} aria-hidden />}
                aria-label={`${t('credit.pdf')}: ${number}`}
                loading={download.isPending && download.variables.note === number}
                onClick={() => download.mutate({ number: invoiceNumber, note: number })}
              >
                PDF
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
