import { Anchor, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from '#web/features/summary/summary.module.css';

interface SummaryPanelProps {
  title: string;
  /** The screen that holds all of it. */
  all?: { path: string; label: string };
  children: ReactNode;
}

/** One part of the summary, with the way to the screen it is taken from. */
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
