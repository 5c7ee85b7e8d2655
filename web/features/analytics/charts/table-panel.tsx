import { Button, Group, Paper, Title } from '@mantine/core';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/analytics/analytics.module.css';

interface TablePanelProps {
  title: string;
  /** Shown in place of the table until it is asked for. */
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
  /** Controls of both. */
  controls?: ReactNode;
  /** Shown below either. */
  children?: ReactNode;
}

/** Figures as a picture that can be read as a table. */
export function TablePanel({ title, chart, table, controls, children }: TablePanelProps) {
  const { t } = useTranslation('analytics');
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? IconChartLine : IconTable;
  return (
    <Paper component="section" withBorder className={classes['panel']} aria-label={title}>
      <Group justify="space-between" gap="xs">
        <Title order={2}>{title}</Title>
        <Group gap="xs">
          {controls}
          <Button
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
