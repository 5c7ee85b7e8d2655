import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { gridPlanFaults } from '#shared/rules/plans/plan-limits.ts';
import { GridPreview } from '#web/features/sites/create/grid-preview.tsx';
import { type SiteDraft, gridSizeOf } from '#web/features/sites/create/site-draft.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

const FIELDS = [
  { path: 'numberHorizontal', label: 'create.rows', max: GRID_MAX.rows },
  { path: 'numberVertical', label: 'create.columns', max: GRID_MAX.columns },
] as const;

type SizePath = (typeof FIELDS)[number]['path'];

interface GridFieldsProps {
  draft: SiteDraft;
  errors: Record<string, ReactNode>;
  limits: SiteLimits;
  onChange: (path: SizePath, value: number | string) => void;
  onBlur: (path: SizePath) => void;
}

/** The fields for rows and columns, compared with the plan's limits during typing, with a preview of the grid. */
export function GridFields({ draft, errors, limits, onChange, onBlur }: GridFieldsProps) {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const figure = (value: number): string => formatNumber(value, language);
  const size = gridSizeOf(draft);
  const planErrors = size ? formErrors(gridPlanFaults(size, limits)) : {};
  const count = size ? size.numberHorizontal * size.numberVertical : 0;
  const exceedsPlan = Object.keys(planErrors).length > 0;

  return (
    <FieldGroup label={t('create.grid')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('create.gridHelp')}
          <br />
          {t('create.plan', { plan: limits.planName, max: figure(limits.maxSheets), direction: figure(limits.maxDirection) })}
        </Text>
        <SimpleGrid cols={2} spacing="md">
          {FIELDS.map(({ path, label, max }) => (
            <NumericInput
              key={path}
              label={t(label)}
              withAsterisk
              min={1}
              max={max}
              value={draft[path]}
              error={planErrors[path] ?? errors[path]}
              onChange={(value) => onChange(path, value)}
              onBlur={() => onBlur(path)}
            />
          ))}
        </SimpleGrid>
        <Text size="sm" fw={550} aria-live="polite" c={exceedsPlan ? 'var(--mantine-color-error)' : 'inherit'}>
          {t('create.cells', { cells: figure(count), max: figure(limits.maxSheets) })}
        </Text>
        {size && <GridPreview rows={size.numberHorizontal} columns={size.numberVertical} />}
      </Stack>
    </FieldGroup>
  );
}
