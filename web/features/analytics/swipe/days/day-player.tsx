import { ActionIcon, Slider } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import classes from '#web/features/analytics/swipe/days/day-player.module.css';
import { usePrefetchSwipe } from '#web/lib/api/use-analytics.ts';
import { formatDay } from '#web/lib/format/format.ts';

/** Duration of a day while the days play, in milliseconds. */
const DAY_MS = 1_000;

interface DayPlayerProps {
  siteId: string;
  language: Language | undefined;
  days: readonly string[];
  day: string;
  /** Whether the figures of the day are still loading; playback then waits. */
  isLoading: boolean;
  onDay: (day: string) => void;
}

/** Steps through the days of a month: by buttons, by a slider or, unless the user prefers reduced motion, automatically. */
export function DayPlayer({ siteId, language, days, day, isLoading, onDay }: DayPlayerProps) {
  const { t } = useTranslation('swipe');
  const prefersReducedMotion = useReducedMotion();
  const [isPlaying, setPlaying] = useState(false);
  const prefetch = usePrefetchSwipe(siteId, language);
  const index = days.indexOf(day);
  const next = days[index + 1];
  const plays = isPlaying && next !== undefined && !prefersReducedMotion;

  useEffect(() => {
    if (next !== undefined) void prefetch(next);
  }, [next, prefetch]);

  useEffect(() => {
    if (!plays || isLoading) return undefined;
    const timer = setTimeout(() => onDay(next), DAY_MS);
    return () => clearTimeout(timer);
  }, [plays, isLoading, next, onDay]);

  const show = (at: number): void => {
    setPlaying(false);
    onDay(days[at] ?? day);
  };
  const toggle = (): void => {
    // At the last day, playing restarts from the first.
    if (!plays && next === undefined) onDay(days[0] ?? day);
    setPlaying(!plays);
  };
  return (
    <div className={classes['player']} role="group" aria-label={t('days.label')}>
      <ActionIcon aria-label={t('days.previous')} disabled={index <= 0} onClick={() => show(index - 1)}>
        <IconPlayerSkipBack size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      {!prefersReducedMotion && (
        <ActionIcon aria-label={t(plays ? 'days.pause' : 'days.play')} disabled={days.length < 2} onClick={toggle}>
          {plays ? <IconPlayerPause size={20} stroke={1.5} aria-hidden /> : <IconPlayerPlay size={20} stroke={1.5} aria-hidden />}
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('days.next')} disabled={next === undefined} onClick={() => show(index + 1)}>
        <IconPlayerSkipForward size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Slider
        className={classes['slider'] ?? ''}
        min={0}
        max={Math.max(0, days.length - 1)}
        value={Math.max(0, index)}
        label={(value) => formatDay(days[value] ?? day)}
        thumbLabel={t('days.slider')}
        thumbValueText={formatDay(day)}
        disabled={days.length < 2}
        onChange={show}
      />
    </div>
  );
}
