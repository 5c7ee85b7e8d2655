import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { useContinueContract } from '#web/features/plans/check/check-plan-queries.ts';
import { EndDialog } from '#web/features/plans/check/end-dialog.tsx';
import { lastDayOf } from '#web/features/plans/check/last-day-of.ts';
import { formatDay, formatTime } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';

/** Shows the requested end of the contract, which can be withdrawn. A contract that has ended can be continued. */
export function RequestedEnd({ check: { ending, contractEnd } }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const people = usePersonNames();
  const mayRequest = useMayDo('plan:request');
  const proceed = useContinueContract();
  if (!ending?.request || contractEnd === null) return null;
  const { request, hasEnded } = ending;
  const state = hasEnded ? 'ended' : 'ending';
  return (
    <Alert
      color={hasEnded ? 'danger' : 'gray'}
      icon={<IconCalendarOff aria-hidden />}
      title={t(`${state}.title`, { day: formatDay(contractEnd) })}
    >
      <Stack gap="sm" align="flex-start">
        {t(`${state}.text`, { name: people.said(request.requestedBy, request.byProvider), time: formatTime(request.requestedAt) })}
        {mayRequest && (
          <Button
            variant="default"
            loading={proceed.isPending}
            onClick={() =>
              proceed.mutate(undefined, {
                onSuccess: () => toast.success(t(`${state}.done`)),
                onError: (error) => toast.error(error, t(`${state}.failed`)),
              })
            }
          >
            {t(`${state}.continue`)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** Shows when the contract may end, and ends it. Renders nothing for accounts that cannot end their contract themselves. */
export function ContractEnd({ check }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const mayRequest = useMayDo('plan:request');
  const [isOpen, setOpen] = useState(false);
  const earliest = check.ending?.months[0];
  if (!check.ending || check.ending.request !== null || earliest === undefined) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-label={t('end.heading')}>
      <Stack gap="sm" align="flex-start">
        <Title order={2}>{t('end.heading')}</Title>
        <Text>{t('end.earliest', { day: formatDay(lastDayOf(earliest)) })}</Text>
        {mayRequest && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('end.open')}
          </Button>
        )}
      </Stack>
      {isOpen && <EndDialog months={check.ending.months} hasChange={check.change !== null} onClose={() => setOpen(false)} />}
    </Paper>
  );
}
