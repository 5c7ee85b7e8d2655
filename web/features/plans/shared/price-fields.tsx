import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PLAN_MAX } from '#shared/model/limits.ts';
import { PRICES, type PriceDraft } from '#web/features/plans/shared/price-draft.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

interface PriceFieldsProps {
  values: PriceDraft;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (field: keyof PriceDraft, value: number | string) => void;
}

/** The fields for the figures that bills are calculated with. */
export function PriceFields({ values, errors, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('plans');
  const help = { limitAccess: t('form.unlimitedHelp'), licencePrice: t('form.licenceHelp') };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      {PRICES.map((field) => (
        <NumericInput
          key={field}
          label={t(`field.${field}`)}
          withAsterisk={field !== 'limitAccess'}
          description={field in help ? help[field as keyof typeof help] : undefined}
          min={field === 'limitAccess' ? 1 : 0}
          max={field === 'limitAccess' ? PLAN_MAX.pageViews : PLAN_MAX.yen}
          isGrouped
          {...(field === 'limitAccess' ? { suffix: 'PV' } : { prefix: '¥' })}
          value={values[field]}
          error={errors[field]}
          onChange={(value) => onChange(field, value)}
        />
      ))}
    </SimpleGrid>
  );
}
