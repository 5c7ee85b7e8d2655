import { Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import classes from '#web/features/summary/summary.module.css';
import { type StatusPart, totalOf } from '#web/features/summary/status-style.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface StatusFigureProps<S extends string> {
  parts: readonly StatusPart<S>[];
  /** The unit of the total. */
  unit: string;
  badge: ComponentType<{ status: S }>;
  /** Returns the path of the list filtered by a status. */
  path?: (status: S) => string;
}

/** A total, its statuses as a bar, and a legend with the number of each. */
export function StatusFigure<S extends string>({ parts, unit, badge: Badge, path }: StatusFigureProps<S>) {
  const language = useLanguage();
  return (
    <>
      <Text className={classes['figure']}>
        {formatNumber(totalOf(parts), language)} <span className={classes['unit']}>{unit}</span>
      </Text>
      <div className={classes['bar']} aria-hidden>
        {parts.map(({ status, tone, count }) => (
          <span key={status} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={classes['legend']}>
        {parts.map(({ status, count }) => {
          const entry = (
            <>
              <Badge status={status} />
              <span className={classes['count']}>{formatNumber(count, language)}</span>
            </>
          );
          return (
            <li key={status}>
              {path ? (
                <Link to={path(status)} className={classes['legendLink']}>
                  {entry}
                </Link>
              ) : (
                <span className={classes['legendEntry']}>{entry}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
