import type { RevisionEntry } from '#shared/model/site/revision.ts';
import { formatTime } from '#web/lib/format/format.ts';

export interface HistoryDay {
  /** `2026/11/20`, in Japan. */
  day: string;
  entries: readonly RevisionEntry[];
}

const parts = (instant: string): { day: string; time: string } => {
  const [day = '', time = ''] = formatTime(instant).split(' ');
  return { day, time };
};

/** Entries, newest first, by the day in Japan they ended on. */
export function historyDays(entries: readonly RevisionEntry[]): HistoryDay[] {
  const days = new Map<string, RevisionEntry[]>();
  for (const entry of entries) {
    const { day } = parts(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, those]) => ({ day, entries: those }));
}

/** When something was saved: one moment, or from when to when somebody worked. The day of the beginning only where it is another one. */
export function timeSpan({ startedAt, at }: Pick<RevisionEntry, 'startedAt' | 'at'>): string {
  const [from, to] = [parts(startedAt), parts(at)];
  if (from.day !== to.day) return `${from.day} ${from.time} – ${to.time}`;
  return from.time === to.time ? to.time : `${from.time} – ${to.time}`;
}
