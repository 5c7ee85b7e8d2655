import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ApiAccess, ApiCallsOfDay } from '#shared/model/open-api/api-access.ts';
import { API_CALLS_PER_MINUTE } from '#shared/model/limits.ts';
import { useApiCalls } from '#web/features/open-api/api-access-queries.ts';
import classes from '#web/features/open-api/api-access.module.css';
import { formatDay, formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

const sumOf = (days: readonly ApiCallsOfDay[], field: 'calls' | 'refused'): number => days.reduce((sum, day) => sum + day[field], 0);

/** Shows the calls as a bar for each day, and the days with calls as a table, newest first. */
function CallsOfDays({ days }: { days: readonly ApiCallsOfDay[] }) {
  const { t } = useTranslation('api');
  const language = useLanguage();
  const most = Math.max(...days.map(({ calls, refused }) => calls + refused));
  if (most === 0) return <Text c="dimmed">{t('calls.empty')}</Text>;
  return (
    <Stack gap="md">
      <Text fw={550}>
        {t('calls.total', {
          calls: formatNumber(sumOf(days, 'calls'), language),
          refused: formatNumber(sumOf(days, 'refused'), language),
        })}
      </Text>
      <div className={classes['bars']} aria-hidden>
        {days.map(({ day, calls, refused }) => (
          <span key={day} title={formatDay(day)}>
            <i data-refused style={{ height: `${(refused / most) * 100}%` }} />
            <i style={{ height: `${(calls / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('calls.day')}</Table.Th>
            <Table.Th ta="right">{t('calls.calls')}</Table.Th>
            <Table.Th ta="right">{t('calls.refused')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className={classes['figures'] ?? ''}>
          {days
            .filter(({ calls, refused }) => calls + refused > 0)
            .toReversed()
            .map(({ day, calls, refused }) => (
              <Table.Tr key={day}>
                <Table.Td>{formatDay(day)}</Table.Td>
                <Table.Td ta="right">{formatNumber(calls, language)}</Table.Td>
                <Table.Td ta="right">{formatNumber(refused, language)}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

/** The calls of an access in the last 30 days. */
export function CallsDialog({ target: { id, name }, onClose }: { target: ApiAccess; onClose: () => void }) {
  const { t } = useTranslation('api');
  const calls = useApiCalls(id);
  return (
    <Dialog onClose={onClose} size="lg" title={t('calls.title', { name })}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('calls.lead', { limit: API_CALLS_PER_MINUTE })}
        </Text>
        {calls.isPending && <Skeleton height={160} />}
        {calls.isError && <ErrorState title={t('calls.failed')} query={calls} />}
        {calls.data && <CallsOfDays days={calls.data} />}
      </Stack>
    </Dialog>
  );
}
