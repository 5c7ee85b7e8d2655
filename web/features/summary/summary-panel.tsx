import { Anchor, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from '#web/features/summary/summary.module.css';

interface SummaryPanelProps {
  title: string;
  /** The link to the screen with all of the data. */
  all?: { path: string; label: string };
  children: ReactNode;
}

/** A panel of the summary. */
export function SummaryPanel({ title, all, children }: SummaryPanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={titleId} className={classes['panel']}>
      <header className={classes['panelHead']}>
        <Title order={2} id={titleId}>
          {title}
        </Title>
        {all && (
          <Anchor component={Link} to={all.path} size="sm">
            {all.label}
          </Anchor>
        )}
      </header>
      {children}
    </Paper>
  );
}
