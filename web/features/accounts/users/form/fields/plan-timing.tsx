import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { UserForm } from '#web/features/accounts/users/form/user-form.ts';
import { usePlanNames } from '#web/lib/api/use-plans.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useMonth } from '#web/lib/use-month.ts';

/** Shows when a plan change takes effect. The operator may apply the change immediately, with a reason. */
export function PlanTiming({ form, presentPlanId }: { form: UserForm; presentPlanId: string }) {
  const { t } = useTranslation('users');
  const { workRole } = useUser();
  const planName = usePlanNames();
  const from = `${nextMonth(useMonth())}-01`;
  const { planId, planAtOnce } = form.values;
  if (planId === presentPlanId || planId === '') return null;
  return (
    <Stack gap="sm">
      {planAtOnce === null && (
        <Text size="sm" role="status">
          {t('form.planStarts', { day: formatDay(from), plan: planName(presentPlanId) })}
        </Text>
      )}
      {workRole === 'MASTER' && (
        <Checkbox
          label={t('form.planAtOnce')}
          description={t('form.planAtOnceHelp')}
          name="plan-at-once"
          checked={planAtOnce !== null}
          onChange={({ currentTarget }) => form.setFieldValue('planAtOnce', currentTarget.checked ? '' : null)}
        />
      )}
      {planAtOnce !== null && (
        <TextInput
          label={t('form.planReason')}
          withAsterisk
          name="plan-reason"
          autoComplete="off"
          maxLength={TEXT_MAX.textarea}
          value={planAtOnce}
          error={form.errors['planAtOnce.reason']}
          onChange={({ currentTarget }) => form.setFieldValue('planAtOnce', currentTarget.value)}
        />
      )}
    </Stack>
  );
}
