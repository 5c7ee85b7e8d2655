import { Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '#web/features/usage/shared/usage.module.css';

interface UsageMeterProps {
  label: string;
  used: number;
  max: number;
  /** The usage as text. */
  text: string;
  /** Shown when the limit is reached. */
  full: string;
}

/** The usage of a limit as a meter, with a note when the limit is reached. */
export function UsageMeter({ label, used, max, text, full }: UsageMeterProps) {
  const labelId = useId();
  const isFull = used >= max;
  return (
    <div>
      <div className={classes['meterLabel']}>
        <span id={labelId}>{label}</span>
        <span className={classes['count']}>{text}</span>
      </div>
      <Progress.Root size={8} radius="sm">
        <Progress.Section
          value={max === 0 ? 100 : Math.min(100, (used / max) * 100)}
          color={isFull ? 'danger' : 'var(--mantine-color-anchor)'}
          withAria={false}
          role="meter"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={Math.min(used, max)}
          aria-valuetext={text}
        />
      </Progress.Root>
      {isFull && (
        <Text size="sm" className={classes['note']}>
          <IconAlertTriangle size={16} aria-hidden />
          {full}
        </Text>
      )}
    </div>
  );
}
