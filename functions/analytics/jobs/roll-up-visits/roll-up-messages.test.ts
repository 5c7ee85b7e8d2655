import { describe, expect, it, vi } from 'vitest';
import { rollUpMessages } from '#functions/analytics/jobs/roll-up-visits/roll-up-messages.ts';
import type { RollUpHours } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { recordOf } from '#test/support/jobs/message-fixture.ts';

const NOW = Date.parse('2026-11-20T03:30:00Z');
const [ONE, OTHER] = ['abcdefghij12', 'zbcdefghij12'] as const;
const message = (siteId: string, hour: string, id: string) => recordOf({ siteId, hour }, id);

function handle(rollUp: RollUpHours, records: ReturnType<typeof recordOf>[]) {
  const requestAgain = vi.fn<(siteId: string, hour: string) => Promise<void>>(() => Promise.resolve());
  const log = vi.fn<() => void>();
  const handler = rollUpMessages({ rollUp, hours: { requestAgain }, clock: () => new Date(NOW), log });
  return { answer: handler({ Records: records }), requestAgain, log };
}

describe('rollUpMessages', () => {
  it('rolls up the hours of each site together, once each', async () => {
    const rollUp = vi.fn<RollUpHours>(() => Promise.resolve([]));
    const { answer } = handle(rollUp, [
      message(ONE, '2026-11-20T03', 'a'),
      message(OTHER, '2026-11-20T03', 'b'),
      message(ONE, '2026-11-20T02', 'c'),
      message(ONE, '2026-11-20T03', 'd'),
    ]);
    expect(await answer).toEqual({ batchItemFailures: [] });
    const end = new Date(NOW + 240_000);
    expect(rollUp.mock.calls).toEqual([
      [ONE, ['2026-11-20T03', '2026-11-20T02'], end],
      [OTHER, ['2026-11-20T03'], end],
    ]);
  });

  it('returns the messages of a site whose roll-up failed, and unreadable ones, and carries out the others', async () => {
    const rollUp = vi.fn<RollUpHours>((siteId) => (siteId === ONE ? Promise.reject(new Error('no luck')) : Promise.resolve([])));
    const { answer, log } = handle(rollUp, [
      message(ONE, '2026-11-20T03', 'a'),
      recordOf('no JSON', 'b'),
      recordOf({ siteId: ONE }, 'c'),
      message(ONE, '2026-11-20T02', 'd'),
      message(OTHER, '2026-11-20T03', 'e'),
    ]);
    expect((await answer).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(rollUp).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledTimes(3);
  });

  it('requests hours again for which there was no time, without failing their messages', async () => {
    const { answer, requestAgain } = handle(
      (_, hours) => Promise.resolve(hours.slice(1)),
      [message(ONE, '2026-11-20T03', 'a'), message(ONE, '2026-11-20T02', 'b')],
    );
    expect(await answer).toEqual({ batchItemFailures: [] });
    expect(requestAgain.mock.calls).toEqual([[ONE, '2026-11-20T02']]);
  });
});
