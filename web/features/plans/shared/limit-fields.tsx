import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { GRID_MAX, PLAN_MAX } from '#shared/model/limits.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { type LimitDraft, LIMITS } from '#web/features/plans/shared/price-draft.ts';

const LIMIT_MAX = { quantitySite: PLAN_MAX.sites, maxPages: GRID_MAX.cells, quantitySwipe: GRID_MAX.columns } as const;

interface LimitFieldsProps {
  values: LimitDraft;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (field: keyof LimitDraft, value: number | string) => void;
}

/** The fields for the number of sites of a plan and for their size. */
export function LimitFields({ values, errors, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('plans');
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
      {LIMITS.map((field) => (
        <NumericInput
          key={field}
          label={t(`field.${field}`)}
          withAsterisk={field !== 'quantitySite'}
          description={field === 'quantitySite' ? t('form.unlimitedHelp') : undefined}
          min={1}
          max={LIMIT_MAX[field]}
          isGrouped
          value={values[field]}
          error={errors[field]}
          onChange={(value) => onChange(field, value)}
        />
      ))}
    </SimpleGrid>
  );
}
