import { Button, Group, Paper } from '@mantine/core';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Panel, useTableParam } from '#web/features/analytics/address/use-table-param.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { PeriodTitle } from '#web/features/analytics/table/period-title.tsx';

interface TablePanelProps {
  /** The name of the panel in the URL, which holds the panels that show their table. */
  panel: Panel;
  title: string;
  /** The period of the figures; absent if the page already shows the period. */
  period?: string;
  /** Shown until the user switches to the table. */
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
  /** Controls shown with chart and table. */
  controls?: ReactNode;
  /** Shown below chart or table. */
  children?: ReactNode;
}

/** A chart of figures that can be switched to a table. */
export function TablePanel({ panel, title, period, chart, table, controls, children }: TablePanelProps) {
  const { t } = useTranslation('analytics');
  const [isTable, setTable] = useTableParam(panel);
  const Icon = isTable ? IconChartLine : IconTable;
  return (
    <Paper component="section" withBorder className={classes['panel']} aria-label={title}>
      <Group justify="space-between" gap="xs">
        <PeriodTitle title={title} period={period} />
        <Group gap="xs">
          {controls}
          <Button
            className={classes['noPrint'] ?? ''}
            variant="subtle"
            color="gray"
            px="xs"
            leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'chart.asChart' : 'chart.asTable')}
          </Button>
        </Group>
      </Group>
      {isTable ? table : chart}
      {children}
    </Paper>
  );
}
