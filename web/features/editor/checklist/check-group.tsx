import { Badge, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/checklist/checklist.module.css';

interface CheckGroupProps {
  title: string;
  hint?: string;
  /** The number of places. */
  count?: number;
  tone?: 'block' | 'advice';
  /** Whether the group is nested in another group. */
  isInner?: boolean;
  children: ReactNode;
}

/** A group of checklist entries. */
export function CheckGroup({ title, hint, count, tone = 'advice', isInner = false, children }: CheckGroupProps) {
  const { t } = useTranslation('checks');
  const titleId = useId();
  return (
    <section className={classes['group']} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <Text id={titleId} component={isInner ? 'h4' : 'h3'} size="md" fw={650} m={0}>
          {title}
        </Text>
        {count !== undefined && (
          <Badge tt="none" variant={tone === 'block' ? 'filled' : 'light'} color={tone === 'block' ? 'danger.7' : 'gray'}>
            {t('checklist.count', { count })}
          </Badge>
        )}
      </div>
      {hint !== undefined && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </section>
  );
}
