import { expect, it, vi } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { continueErasures, runRetentions } from '#functions/platform/jobs/reconcile/erase-visitors.ts';

const clock = () => new Date('2026-11-20T12:00:00Z');
const failsFor = (failing: string) => (name: string) => (name === failing ? Promise.reject(new Error('unreadable')) : Promise.resolve());

it('continueErasures continues after a failed erasure, and throws at the end', async () => {
  const erase = vi.fn(({ siteId }: { siteId: string }) => failsFor('first')(siteId));
  const overdue = ['first', 'second', 'third'].map((siteId) => ({ siteId, email: 'a@example.com' }));
  await expect(continueErasures({ persons: { listOverdue: async () => overdue, erase } })).rejects.toThrow('Erasures');
  expect(erase.mock.calls.map(([{ siteId }]) => siteId)).toEqual(['first', 'second', 'third']);
});

it('runRetentions continues after a failed site, and throws at the end', async () => {
  const run = vi.fn(failsFor('first'));
  const retentions = { listDue: async () => ['first', 'second'], run };
  await expect(runRetentions({ retentions, clock, ids: randomIds })).rejects.toThrow('Retention');
  expect(run.mock.calls.map(([siteId]) => siteId)).toEqual(['first', 'second']);
});
