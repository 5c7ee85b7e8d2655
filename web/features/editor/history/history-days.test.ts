import { describe, expect, it } from 'vitest';
import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import { historyDays, timeSpan } from '#web/features/editor/history/history-days.ts';

const entry = (startedAt: string, at: string): RevisionEntry => ({
  id: at,
  revision: at,
  kind: 'save',
  author: '花子',
  startedAt,
  at,
  changes: [],
  moreChanges: 0,
  restoredFrom: null,
});

describe('history of a site', () => {
  it('historyDays groups revisions by Japanese day, newest first', () => {
    const [late, early] = [entry('2026-11-20T15:10:00Z', '2026-11-20T15:10:00Z'), entry('2026-11-20T14:50:00Z', '2026-11-20T14:50:00Z')];
    expect(
      historyDays({ revisions: [late, early], working: late.revision, live: null }).map(({ day, entries }) => [day, entries.length]),
    ).toEqual([
      ['2026/11/21', 1],
      ['2026/11/20', 1],
    ]);
  });

  it('timeSpan formats a single time, an edit session, and a session across midnight', () => {
    expect(timeSpan(entry('2026-11-20T05:05:10Z', '2026-11-20T05:05:40Z'))).toBe('14:05');
    expect(timeSpan(entry('2026-11-20T05:05:00Z', '2026-11-20T05:12:00Z'))).toBe('14:05 – 14:12');
    expect(timeSpan(entry('2026-11-20T14:58:00Z', '2026-11-20T15:03:00Z'))).toBe('2026/11/20 23:58 – 00:03');
  });

  it('historyDays leaves out autosaves that changed nothing, except the working and the live revision', () => {
    const at = (minute: number): RevisionEntry => ({ ...entry('2026-11-20T05:00:00Z', `2026-11-20T05:0${minute}:00Z`), kind: 'auto' });
    const changed: RevisionEntry = { ...at(3), changes: [{ what: 'moved', cells: ['A1'] }] };
    const revisions = [at(5), at(4), changed, at(2), { ...at(1), moreChanges: 1 }];
    const listed = historyDays({ revisions, working: at(5).revision, live: at(2).revision });
    expect(listed.flatMap(({ entries }) => entries.map(({ revision }) => revision))).toEqual(
      [5, 3, 2, 1].map((minute) => at(minute).revision),
    );
  });
});
