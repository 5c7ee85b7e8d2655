import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { useWithdrawRequest } from '#web/features/plans/check/check-plan-queries.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { usePersonNames } from '#web/ui/person/use-person-name.ts';

/** The request of the account for a plan, until it is approved or withdrawn, and why it was declined. */
export function RequestedPlan({ check: { request, askable, options } }: { check: PlanCheck }) {
  const { t } = useTranslation('contract');
  const people = usePersonNames();
  const withdraw = useWithdrawRequest();
  const mayRequest = useMayDo('plan:request');
  if (!request) return null;
  const { planId, message, declined, requestedBy, byProvider, requestedAt } = request;
  const plan = [...askable, ...options].find((one) => one.plan.id === planId)?.plan.name ?? planId;
  const text = declined === null ? message : declined.reason;
  return (
    <Alert
      color="gray"
      icon={<IconMessageQuestion aria-hidden />}
      title={declined ? t('ask.declined', { plan, time: formatTime(declined.at) }) : t('ask.open', { plan })}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {declined
            ? t('ask.declinedText')
            : t('ask.openText', { name: people.said(requestedBy, byProvider), time: formatTime(requestedAt) })}
        </Text>
        {text !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        )}
        {mayRequest && (
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => declined ?? toast.success(t('ask.withdrawn')),
                onError: (error) => toast.error(error, t('change.withdrawFailed')),
              })
            }
          >
            {t(declined ? 'ask.dismiss' : 'ask.withdraw')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
