import { Checkbox, Fieldset, NativeSelect, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Plan, PlanOffer } from '#shared/model/plans/plan.ts';
import { PLAN_MAX } from '#shared/model/limits.ts';
import { FEATURES, type PlanDraft } from '#web/features/plans/manage/plan-draft.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { LimitFields } from '#web/features/plans/shared/limit-fields.tsx';
import { PriceFields } from '#web/features/plans/shared/price-fields.tsx';

interface PlanFieldsProps {
  form: Pick<ReturnType<typeof useForm<PlanDraft>>, 'values' | 'errors' | 'getInputProps' | 'setFieldValue'>;
  /** The plan to edit, whose prices a separate dialog changes; `null` for a new plan. */
  existing: Plan | null;
  plans: readonly Plan[];
}

/** The fields for the accounts to which the plan is offered, and for the base plan of a multilanguage version. */
function OfferFields({ form, existing, plans }: PlanFieldsProps) {
  const { t } = useTranslation('plans');
  const bases = plans.filter(({ id, baseId }) => baseId === null && id !== existing?.id);
  return (
    <>
      <Radio.Group
        label={t('field.offer')}
        name="offer"
        value={form.values.offer}
        onChange={(value) => form.setFieldValue('offer', PlanOffer.parse(value))}
      >
        <Stack gap="sm" mt={4}>
          {PlanOffer.options.map((offer) => (
            <Radio key={offer} value={offer} label={t(`offer.${offer}`)} description={t(`offerHelp.${offer}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label={t('field.baseId')}
          name="base"
          data={[{ value: '', label: t('form.noBase') }, ...bases.map(({ id, name }) => ({ value: id, label: name }))]}
          value={form.values.baseId ?? ''}
          error={form.errors['baseId']}
          onChange={({ currentTarget }) => form.setFieldValue('baseId', currentTarget.value || null)}
        />
        <NumericInput
          label={t('field.order')}
          withAsterisk
          description={t('form.orderHelp')}
          min={0}
          max={PLAN_MAX.order}
          value={form.values.order}
          error={form.errors['order']}
          onChange={(value) => form.setFieldValue('order', value)}
        />
      </SimpleGrid>
    </>
  );
}

/** The fields of a plan. */
export function PlanFields(props: PlanFieldsProps) {
  const { form, existing } = props;
  const { t } = useTranslation('plans');
  return (
    <Stack gap="md">
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        label={t('field.planName')}
        withAsterisk
        name="plan-name"
        autoComplete="off"
      />
      {!existing && <PriceFields values={form.values} errors={form.errors} onChange={(field, value) => form.setFieldValue(field, value)} />}
      <div>
        <LimitFields values={form.values} errors={form.errors} onChange={(field, value) => form.setFieldValue(field, value)} />
        {existing && (
          <Text size="xs" c="dimmed" mt={8}>
            {t('form.lowerHelp')}
          </Text>
        )}
      </div>
      <Fieldset legend={t('features')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {FEATURES.map((feature) => (
            <Checkbox
              key={feature}
              label={t(`field.${feature}`)}
              name={feature}
              checked={form.values[feature]}
              onChange={({ currentTarget }) => form.setFieldValue(feature, currentTarget.checked)}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
      <OfferFields {...props} />
    </Stack>
  );
}
