import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PendingLine } from '#shared/model/billing/manual-invoice.ts';
import { PENDING_LINES_MAX } from '#shared/model/billing/manual-invoice.ts';
import { freeInvoiceLine, periodText } from '#shared/rules/billing/free-lines.ts';
import { AddLineDialog } from '#web/features/billing/shared/pending-lines/add-line-dialog.tsx';
import { usePendingLines, useRemoveLine } from '#web/features/billing/shared/pending-lines/pending-line-queries.ts';
import classes from '#web/features/billing/shared/pending-lines/pending-lines.module.css';
import { formatYen } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';

function Lines({ accountId, lines }: { accountId: string; lines: readonly PendingLine[] }) {
  const { t } = useTranslation('manual');
  const remove = useRemoveLine(accountId);
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('pending.none')}
      </Text>
    );
  return (
    <ul className={classes['lines']}>
      {lines.map(({ id, line }) => (
        <li key={id}>
          <span className={classes['text']}>
            {line.text}
            <Text component="span" size="sm" c="dimmed" display="block">
              {periodText(line)}
            </Text>
          </span>
          <span className={classes['amount']}>{formatYen(freeInvoiceLine(line).amount)}</span>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={t('pending.removeLine', { text: line.text })}
            loading={remove.isPending && remove.variables === id}
            onClick={() =>
              remove.mutate(id, {
                onSuccess: () => toast.success(t('pending.removed')),
                onError: (error) => toast.error(error, t('pending.removeFailed')),
              })
            }
          >
            {t('pending.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The charges and discounts that the next monthly invoice of an account takes; they can be removed until then. */
export function PendingLinesPanel({ accountId }: { accountId: string }) {
  const { t } = useTranslation('manual');
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper component="section" withBorder p="lg" aria-label={t('pending.title')}>
      <Stack gap="md">
        <div>
          <Title order={2}>{t('pending.title')}</Title>
          <Text size="sm" c="dimmed">
            {t('pending.lead')}
          </Text>
        </div>
        <QueryState query={usePendingLines(accountId)} failed={t('pending.failed')} placeholder={40}>
          {(lines) => (
            <>
              <Lines accountId={accountId} lines={lines} />
              {lines.length < PENDING_LINES_MAX && (
                <Group>
                  <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
                    {t('pending.add')}
                  </Button>
                </Group>
              )}
            </>
          )}
        </QueryState>
      </Stack>
      <AddLineDialog accountId={accountId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Paper>
  );
}
