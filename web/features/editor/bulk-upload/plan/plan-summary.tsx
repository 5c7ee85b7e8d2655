import { Group, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { BulkPlan } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';
import classes from '#web/features/editor/bulk-upload/bulk-upload.module.css';
import { OUTCOME_ICON, OUTCOMES } from '#web/features/editor/bulk-upload/plan/outcomes.ts';
import { useGrid } from '#web/features/editor/state/editor.ts';

/** Shows how many files are new, replace others or are skipped, and how the grid grows. */
export function PlanSummary({ plan }: { plan: BulkPlan }) {
  const { t } = useTranslation('bulk');
  const { numberHorizontal, numberVertical } = useGrid();
  const hasGrown = plan.rows > numberHorizontal || plan.columns > numberVertical;
  return (
    <Group gap="md" role="status" className={classes['summary'] ?? ''}>
      {OUTCOMES.map((outcome) => {
        const Icon = OUTCOME_ICON[outcome];
        return (
          <Text key={outcome} size="sm" className={classes['outcome'] ?? ''} data-outcome={outcome}>
            <Icon size={16} stroke={1.75} aria-hidden />
            {t(`outcome.${outcome}`)} <strong>{plan.files.filter((file) => file.outcome === outcome).length}</strong>
          </Text>
        );
      })}
      {hasGrown && (
        <Text size="sm">
          {t('grows', { fromRows: numberHorizontal, fromColumns: numberVertical, rows: plan.rows, columns: plan.columns })}
        </Text>
      )}
    </Group>
  );
}
