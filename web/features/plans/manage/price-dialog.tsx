import { Button, Group, NativeSelect, Radio, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DatedPrice, ManagedPlan, PriceChange } from '#shared/model/plans/plan.ts';
import { addMonths, nextMonth } from '#shared/rules/time/japanese-month.ts';
import { type PriceChangeDraft, priceErrors, toPriceChange } from '#web/features/plans/manage/plan-draft.ts';
import { usePriceEffect, useRemovePrice, useSetPrice } from '#web/features/plans/manage/plan-queries.ts';
import { formatMonth, formatNumber, formatYen } from '#web/lib/format/format.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { toPriceDraft } from '#web/features/plans/shared/price-draft.ts';
import { PriceFields } from '#web/features/plans/shared/price-fields.tsx';
import { PriceList } from '#web/features/plans/shared/price-list.tsx';

/** The number of months that can be chosen: two years. */
const MONTHS = 24;
const AUDIENCES = ['everybody', 'new'] as const satisfies readonly DatedPrice['appliesTo'][];

interface PriceDialogProps {
  plan: ManagedPlan;
  /** The current month in Japanese time. */
  month: string;
}

/** All prices of the plan in the order of their months. Prices that are not in force yet can be removed. */
function PlanPrices({ plan, month }: PriceDialogProps) {
  const { t } = useTranslation('plans');
  const remove = useRemovePrice();
  const cancel = (from: string): void =>
    remove.mutate(
      { id: plan.id, from },
      { onSuccess: () => toast.success(t('done.removePrice')), onError: (error) => toast.error(error, t('failure.removePrice')) },
    );
  return (
    <PriceList
      first={plan}
      prices={plan.prices}
      audience={({ appliesTo }) => t(`appliesTo.${appliesTo}`)}
      month={month}
      isRemoving={remove.isPending}
      onRemove={cancel}
    />
  );
}

const EFFECT_DEBOUNCE_MS = 300;

const omitVersion = ({ version: _version, ...price }: PriceChange): Omit<PriceChange, 'version'> => price;

/** Whom the prices in the form concern, and how they are notified. */
function PriceEffectNote({ plan, draft }: { plan: ManagedPlan; draft: PriceChangeDraft }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [settled] = useDebouncedValue(draft, EFFECT_DEBOUNCE_MS);
  const price = priceErrors(settled).length === 0 ? omitVersion(toPriceChange(settled, plan.version)) : null;
  const { data, isPending } = usePriceEffect(plan.id, price);
  const text = (): string => {
    if (data === undefined) return isPending && price ? t('prices.effectLoading') : '';
    if (data.accounts === 0) return t('prices.noEffect');
    const { accounts, before, after } = data;
    return t('prices.effect', { number: formatNumber(accounts, language), before: formatYen(before), after: formatYen(after) });
  };
  return (
    <Text size="sm" role="status">
      {text()}
    </Text>
  );
}

/** Sets prices from a later month on, and names the accounts they apply to. */
export function PriceDialog({ plan, month }: PriceDialogProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const save = useSetPrice();
  const { formId, form, submitTo } = useDraftForm<PriceChangeDraft>({
    initialValues: {
      ...toPriceDraft(plan.prices.at(-1) ?? plan),
      from: nextMonth(month),
      appliesTo: 'everybody',
    },
    errorsOf: priceErrors,
  });
  const { from, appliesTo } = form.values;
  const submit = submitTo(
    save,
    (draft) => ({ id: plan.id, body: toPriceChange(draft, plan.version) }),
    ({ name }) => toast.success(t('done.price', { name })),
  );

  return (
    <Stack gap="lg">
      <PlanPrices plan={plan} month={month} />
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
          <PriceEffectNote plan={plan} draft={form.values} />
          <FormFailure title={t('failure.price')} error={save.error} />
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
