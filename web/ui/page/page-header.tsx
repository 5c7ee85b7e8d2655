import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#web/ui/page/page-header.module.css';

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
}

/** The heading of a screen, which receives the focus after navigation, and its primary action. */
export function PageHeader({ title, lead, action }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      <div className={classes['text']}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {lead !== undefined && (
          <Text component="div" c="dimmed">
            {lead}
          </Text>
        )}
      </div>
      {action}
    </header>
  );
}
