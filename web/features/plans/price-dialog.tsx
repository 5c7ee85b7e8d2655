import { ActionIcon, Button, Group, NativeSelect, Radio, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatedPrice, ManagedPlan, PriceFigures } from '#shared/model/account/plan.ts';
import { addMonths, nextMonth } from '#shared/rules/time/japanese-month.ts';
import { type PriceChangeDraft, priceErrors, toPriceChange, toPriceDraft } from '#web/features/plans/plan-draft.ts';
import { useRemovePrice, useSetPrice } from '#web/features/plans/plan-queries.ts';
import classes from '#web/features/plans/plans.module.css';
import { PriceFields } from '#web/features/plans/price-fields.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formatMonth, formatNumber, formatYen } from '#web/lib/format/format.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Months that can be chosen: two years. */
const MONTHS = 24;
const AUDIENCES = ['everybody', 'new'] as const satisfies readonly DatedPrice['appliesTo'][];

interface PriceDialogProps {
  plan: ManagedPlan;
  /** The present month in Japanese time. */
  month: string;
}

/** All prices of the plan in the order of their months. Those that do not hold yet can be removed. */
function PriceList({ plan, month }: PriceDialogProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const remove = useRemovePrice();
  const figures = ({ price, limitAccess, limitAccessPrice }: PriceFigures): string =>
    [
      t('perMonth', { price: formatYen(price) }),
      limitAccess === null ? t('unlimited') : t('views', { number: formatNumber(limitAccess, language) }),
      ...(limitAccess === null ? [] : [`+${formatYen(limitAccessPrice)}`]),
    ].join(' / ');
  const cancel = (from: string): void =>
    remove.mutate(
      { id: plan.id, from },
      { onSuccess: () => toast.success(t('done.removePrice')), onError: (error) => toast.error(error, t('failure.removePrice')) },
    );
  return (
    <ul className={classes['prices']}>
      <li>
        <div>
          <Text size="xs" c="dimmed">
            {t('prices.first')}
          </Text>
          {figures(plan)}
        </div>
      </li>
      {plan.prices.map((price) => (
        <li key={price.from}>
          <div>
            <Text size="xs" c="dimmed">
              {t('prices.from', { month: formatMonth(price.from) })}
              {t('separator')}
              {t(`appliesTo.${price.appliesTo}`)}
            </Text>
            {figures(price)}
          </div>
          {price.from > month && (
            <ActionIcon
              aria-label={t('prices.remove', { month: formatMonth(price.from) })}
              loading={remove.isPending}
              onClick={() => cancel(price.from)}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Sets prices from a later month on, and says whom they hold for. */
export function PriceDialog({ plan, month }: PriceDialogProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const formId = useId();
  const save = useSetPrice();
  const form = useForm<PriceChangeDraft>({
    initialValues: {
      ...toPriceDraft(plan.prices.at(-1) ?? plan),
      from: nextMonth(month),
      appliesTo: 'everybody',
    },
    validate: (draft) => formErrors(priceErrors(draft)),
  });
  const { from, appliesTo } = form.values;
  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const submit = form.onSubmit(
    (draft) =>
      save.mutate(
        { id: plan.id, body: toPriceChange(draft, plan.version) },
        {
          onSuccess: ({ name }) => toast.success(t('done.price', { name })),
          onError: (error) => {
            toast.error(error, t('failure.price'));
            form.setErrors(formErrors(refusalOf(error)?.fields ?? []));
            showErrors();
          },
        },
      ),
    showErrors,
  );

  return (
    <Stack gap="lg">
      <PriceList plan={plan} month={month} />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="md">
          <Title order={3}>{t('prices.heading')}</Title>
          <NativeSelect
            label={t('prices.month')}
            name="price-from"
            data={Array.from({ length: MONTHS }, (_, index) => addMonths(month, index + 1)).map((value) => ({
              value,
              label: formatMonth(value),
            }))}
            value={from}
            error={form.errors['from']}
            onChange={({ currentTarget }) => form.setFieldValue('from', currentTarget.value)}
          />
          <Radio.Group
            label={t('prices.audience')}
            name="applies-to"
            value={appliesTo}
            onChange={(value) => form.setFieldValue('appliesTo', AUDIENCES.find((one) => one === value) ?? appliesTo)}
          >
            <Group gap="lg" mt={4}>
              {AUDIENCES.map((audience) => (
                <Radio key={audience} value={audience} label={t(`appliesTo.${audience}`)} />
              ))}
            </Group>
          </Radio.Group>
          <PriceFields values={form.values} errors={form.errors} onChange={(field, value) => form.setFieldValue(field, value)} />
          <Text size="sm" role="status">
            {t(`prices.${appliesTo}`, { month: formatMonth(from), number: formatNumber(plan.accounts, language) })}
          </Text>
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending}>
              {t('prices.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
