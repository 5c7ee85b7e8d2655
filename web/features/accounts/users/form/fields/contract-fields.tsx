import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { earliestEnd, isShortTerm, MINIMUM_MONTHS } from '#web/features/accounts/users/form/fields/contract-term.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';
import { useMonth } from '#web/lib/use-month.ts';
import { PlanTiming } from '#web/features/accounts/users/form/fields/plan-timing.tsx';
import { PlanField } from '#web/features/accounts/users/form/fields/plan-field.tsx';
import type { UserForm } from '#web/features/accounts/users/form/user-form.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

interface ContractFieldsProps {
  form: UserForm;
  /** The plan that the account has; `undefined` for a new account. */
  presentPlanId?: string | undefined;
}

/** The plan, start and end of a contract. */
export function ContractFields({ form, presentPlanId }: ContractFieldsProps) {
  const { t } = useTranslation('users');
  const month = useMonth();
  const { contractStart, contractEnd } = form.values;
  const earliest = earliestEnd(contractStart);
  const plan = form.getInputProps('planId');

  return (
    <Stack gap="md">
      <PlanField
        value={form.values.planId}
        month={presentPlanId === undefined ? month : nextMonth(month)}
        error={plan.error}
        onChange={(planId) => form.setFieldValue('planId', planId)}
        onBlur={() => void form.validateField('planId')}
      />
      {presentPlanId !== undefined && <PlanTiming form={form} presentPlanId={presentPlanId} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DayPicker {...form.getInputProps('contractStart')} value={contractStart} label={t('field.contractStart')} name="contract-start" />
        <DayPicker
          {...form.getInputProps('contractEnd')}
          value={contractEnd}
          label={t('field.contractEnd')}
          name="contract-end"
          help={t('form.endHelp')}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed" role="status">
        {isShortTerm(contractStart, contractEnd)
          ? t('form.shortTerm', { months: MINIMUM_MONTHS })
          : t('form.minimumTerm', { months: MINIMUM_MONTHS })}{' '}
        {earliest !== null && contractEnd !== earliest && (
          <Anchor component="button" type="button" size="xs" underline="always" onClick={() => form.setFieldValue('contractEnd', earliest)}>
            {t('form.useEarliest', { day: formatDay(earliest) })}
          </Anchor>
        )}
      </Text>
    </Stack>
  );
}
