import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import { formatTime } from '#web/lib/format/format.ts';

export interface HistoryDay {
  /** The day in Japanese time, as `2026/11/20`. */
  day: string;
  entries: readonly RevisionEntry[];
}

const parts = (instant: string): { day: string; time: string } => {
  const [day = '', time = ''] = formatTime(instant).split(' ');
  return { day, time };
};

interface History {
  revisions: readonly RevisionEntry[];
  working: string;
  live: string | null;
}

/** Whether the history shows an entry. Autosaves without changes (edits that were undone) are hidden, unless they are working or live. */
const isTelling = ({ kind, changes, moreChanges, revision }: RevisionEntry, { working, live }: Omit<History, 'revisions'>): boolean =>
  kind !== 'auto' || changes.length + moreChanges > 0 || revision === working || revision === live;

/** Groups the shown entries by the Japanese day on which they ended, newest first. */
export function historyDays({ revisions, ...now }: History): HistoryDay[] {
  const days = new Map<string, RevisionEntry[]>();
  for (const entry of revisions.filter((one) => isTelling(one, now))) {
    const { day } = parts(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, those]) => ({ day, entries: those }));
}

/** Returns the time of an entry, or the span of its edit session. Includes the start day only if it differs from the end day. */
export function timeSpan({ startedAt, at }: Pick<RevisionEntry, 'startedAt' | 'at'>): string {
  const [from, to] = [parts(startedAt), parts(at)];
  if (from.day !== to.day) return `${from.day} ${from.time} – ${to.time}`;
  return from.time === to.time ? to.time : `${from.time} – ${to.time}`;
}
