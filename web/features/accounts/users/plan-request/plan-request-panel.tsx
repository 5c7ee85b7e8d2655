import { Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { useUserApi, useUserCacheUpdate } from '#web/features/accounts/users/user-queries.ts';
import { PlanFaultList } from '#web/features/plans/shared/plan-fault-list.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { usePersonNames } from '#web/ui/person/use-person-name.ts';

interface PlanRequestPanelProps {
  target: UserDetail;
  mayAnswer: boolean;
}

/** The open request of an account for a plan, which its manager approves or declines. */
export function PlanRequestPanel({ target: { id, version, planRequest }, mayAnswer }: PlanRequestPanelProps) {
  const { t } = useTranslation('users');
  const people = usePersonNames();
  const endpoints = useUserApi();
  const cacheUser = useUserCacheUpdate();
  const plan = usePlans().data?.find((one) => one.id === planRequest?.planId);
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const answer = useMutation({
    mutationFn: async (body: { approve: boolean; reason: string }) =>
      (await endpoints.answerPlanRequest({ params: { id }, body: { ...body, version } })).user,
    onSuccess: (user, { approve }) => {
      cacheUser(user);
      setDeclining(false);
      toast.success(t(approve ? 'planRequest.approved' : 'planRequest.declined'));
    },
  });
  if (!planRequest || planRequest.declined !== null) return null;
  const { planId, message, requestedBy, byProvider, requestedAt } = planRequest;
  const faults = refusalOf(answer.error)?.fields ?? [];
  return (
    <Paper component="section" withBorder p="lg" aria-label={t('planRequest.title')}>
      <Stack gap="sm">
        <Title order={2}>{t('planRequest.title')}</Title>
        <Text>
          {t('planRequest.text', {
            name: people.said(requestedBy, byProvider),
            plan: plan?.name ?? planId,
            time: formatTime(requestedAt),
          })}
        </Text>
        {message !== '' && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Text>}
        {plan?.offer === 'quotation' && (
          <Text size="sm" c="dimmed">
            {t('planRequest.quotation')}
          </Text>
        )}
        {faults.length > 0 ? (
          <PlanFaultList faults={faults} />
        ) : (
          answer.isError && <FailureAlert title={t('planRequest.failed')} error={answer.error} />
        )}
        {mayAnswer && (
          <Group gap="xs">
            <Button loading={answer.isPending && !isDeclining} onClick={() => answer.mutate({ approve: true, reason: '' })}>
              {t('planRequest.approve')}
            </Button>
            <Button variant="default" onClick={() => setDeclining(true)}>
              {t('planRequest.decline')}
            </Button>
          </Group>
        )}
      </Stack>
      {isDeclining && (
        <Dialog onClose={() => setDeclining(false)} title={t('planRequest.declineTitle')}>
          <Stack gap="md">
            <Textarea
              label={t('planRequest.reason')}
              name="decline-reason"
              rows={3}
              maxLength={TEXT_MAX.textarea}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              data-autofocus
            />
            <DialogButtons
              submitLabel={t('planRequest.decline')}
              isBusy={answer.isPending}
              onSubmit={() => answer.mutate({ approve: false, reason })}
              onCancel={() => setDeclining(false)}
            />
          </Stack>
        </Dialog>
      )}
    </Paper>
  );
}
