import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes, DUE_ATTRIBUTES, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { priceAnnouncementKey } from '#functions/platform/keys/keys.ts';
import { DatedPrice } from '#shared/model/plans/plan.ts';

/** The announcement of new prices of a plan. */
export const PriceAnnouncement = z.object({
  planId: z.string(),
  /** The prices that are announced, or whose announcement is withdrawn. */
  price: DatedPrice,
  isWithdrawn: z.boolean(),
  /** The id of the change. */
  id: z.string(),
  /** The cursor of the next page of accounts; `null` at the start. */
  after: z.string().nullable(),
  /** The number of accounts that were notified. */
  notified: z.number(),
  /** Missing once all are notified. */
  gsi1sk: z.string().exactOptional(),
});
export type PriceAnnouncement = z.infer<typeof PriceAnnouncement>;

type Announced = Pick<PriceAnnouncement, 'planId' | 'price'>;

/** The time within which a wrong price can be corrected before accounts are notified. */
const GRACE_MS = 10 * 60_000;

/** Returns the write that begins an announcement. It replaces one of the same month that is not finished. */
export function announcePriceWrite(
  { planId, price, isWithdrawn, id }: Announced & Pick<PriceAnnouncement, 'isWithdrawn' | 'id'>,
  now: Date,
): Write {
  const due = dueAttributes('price-announcement', new Date(now.getTime() + GRACE_MS), `${planId}#${price.from}`);
  const announcement: PriceAnnouncement = { planId, price, isWithdrawn, id, after: null, notified: 0 };
  return { put: { ...priceAnnouncementKey(planId, price.from), entity: 'price-announcement', ...announcement, ...due } };
}

/** Returns the write that drops an announcement of which no account was notified. Fails if an account was notified since it was read. */
export const dropAnnouncementWrite = ({ planId, price, id }: PriceAnnouncement): Write => ({
  delete: priceAnnouncementKey(planId, price.from),
  when: allOf(isEqual('id', id), isEqual('notified', 0), isEqual('after', null)),
});

export interface PriceAnnouncementStore {
  /** Returns plans and months whose announcement is due, most overdue first. */
  listDue(limit: number): Promise<{ planId: string; from: string }[]>;
  /** Returns the newest announcement about a month of a plan. */
  find(planId: string, from: string): Promise<PriceAnnouncement | undefined>;
  /**
   * Tells one page of accounts and advances to the next page, in one transaction: each account is notified once, and an interrupted run
   * continues where it stopped. Returns `false` if the announcement was advanced or replaced concurrently.
   */
  advance(
    announcement: PriceAnnouncement,
    next: Pick<PriceAnnouncement, 'after' | 'notified'>,
    notices: { jobs: readonly Job[]; writes: readonly Write[] },
  ): Promise<boolean>;
}

export const priceAnnouncementStore = (table: Table, clock: Clock): PriceAnnouncementStore => ({
  async listDue(limit) {
    const ids = await queryDueIds(table, 'price-announcement', new Date(clock().getTime() + 1), limit);
    return ids.map((id) => {
      const at = id.lastIndexOf('#');
      return { planId: id.slice(0, at), from: id.slice(at + 1) };
    });
  },
  find: (planId, from) => table.get(priceAnnouncementKey(planId, from), PriceAnnouncement),
  advance: ({ planId, price, id, after }, next, { jobs, writes }) =>
    tryCommit(
      table.transact([
        {
          update: priceAnnouncementKey(planId, price.from),
          set: next,
          ...(next.after === null && { remove: DUE_ATTRIBUTES }),
          when: allOf(isPresent('gsi1sk'), isEqual('id', id), isEqual('after', after)),
        },
        ...jobs.map(jobWrite),
        ...writes,
      ]),
    ),
});
