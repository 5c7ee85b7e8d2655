import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isAbsent, isEqual, isNotDeleted, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { DELIVERED_REPORT_PREFIX, deliveredReportKey, reportDeliveryKey, siteKey, sitePartition } from '#functions/platform/keys/keys.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import type { Site, SiteRef } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { Delivery, type DeliverySettings, type ReportDelivery } from '#shared/model/analytics/report-delivery.ts';
import { DEFAULT_LANGUAGE, Language } from '#shared/model/language.ts';
import { deliveryTime } from '#shared/rules/analytics/delivery-time.ts';
import { reportMonths } from '#shared/rules/analytics/report-month.ts';
import { addMonths, monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/** Number of deliveries that the settings show. */
const SHOWN_DELIVERIES = 3;

export const StoredDelivery = z.object({
  isOn: z.boolean(),
  recipients: z.array(z.string()),
  language: Language,
  /** The next month to deliver. */
  month: z.string(),
  gsi1sk: z.string().exactOptional(),
});
type StoredDelivery = z.infer<typeof StoredDelivery>;

/** A report that is due. */
export interface DueReport {
  site: Site;
  month: string;
  language: Language;
}

/** The monthly reports of sites by e-mail: their settings and results. */
export interface ReportDeliveryStore {
  /** Returns the settings of a site. Until they are set, reports are off and have no addresses. */
  get(site: SiteRef): Promise<ReportDelivery>;
  /** Stores the settings. Returns `false` if the site was deleted. */
  set(site: Pick<Site, 'id' | 'lineage'>, settings: DeliverySettings, audit: AuditEntry): Promise<boolean>;
  /** Returns the ids of the sites with a report to send, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /** Writes the job of the oldest month that is due, and makes the next month due. A no-op if no month is due any more. */
  enqueue(siteId: string, jobOf: (due: DueReport) => Job): Promise<void>;
  /** Stores the result of a month, with the jobs of its e-mails. Returns `false`, without writing, if it is stored already. */
  finish(siteId: string, delivery: Delivery, jobs: readonly Job[]): Promise<boolean>;
}

export function reportDeliveryStore(table: Table, clock: Clock): ReportDeliveryStore {
  const find = (siteId: string): Promise<StoredDelivery | undefined> => table.get(reportDeliveryKey(siteId), StoredDelivery);
  const dueOf = (siteId: string, month: string) => dueAttributes('report-delivery', deliveryTime(month), siteId);

  /**
   * Returns the first month to send for a site whose reports are not sent yet. On the first day of a month, that is the month that has just
   * ended.
   */
  function firstMonth(): string {
    const running = monthOf(clock());
    const ended = addMonths(running, -1);
    return deliveryTime(ended) > clock() ? ended : running;
  }

  return {
    async get({ id }) {
      const [stored, { items: deliveries }] = await Promise.all([
        find(id),
        table.query({ pk: sitePartition(id), prefix: DELIVERED_REPORT_PREFIX, descending: true, limit: SHOWN_DELIVERIES }, Delivery),
      ]);
      const { isOn = false, recipients = [], language = DEFAULT_LANGUAGE } = stored ?? {};
      return { isOn, recipients, language, deliveries };
    },
    async set({ id, lineage }, settings, audit) {
      const key = reportDeliveryKey(id);
      return retryOnConflict(async () => {
        const former = await find(id);
        const month = former?.isOn ? former.month : firstMonth();
        const write: Write = {
          update: key,
          set: { entity: 'report-delivery', ...settings, month, ...(settings.isOn && dueOf(id, month)) },
          ...(!settings.isOn && { remove: DUE_ATTRIBUTES }),
          // Prevents a month that was enqueued concurrently from being enqueued again.
          when: former ? isEqual('month', former.month) : isAbsent(),
        };
        if (await tryCommit(table.transact([write, { check: siteKey(id), when: isNotDeleted }, ...auditWrites(audit, lineage)])))
          return true;
        const [site] = await activeSites(table, [id]);
        return site ? CONFLICT : false;
      });
    },
    listDue: (limit) => queryDueIds(table, 'report-delivery', clock(), limit),
    async enqueue(siteId, jobOf) {
      const [[site], stored] = await Promise.all([activeSites(table, [siteId]), find(siteId)]);
      if (stored?.gsi1sk === undefined || stored.gsi1sk > clock().toISOString()) return;
      const key = reportDeliveryKey(siteId);
      const when = allOf(isEqual('month', stored.month), isPresent('gsi1sk'));
      if (!site) {
        await tryCommit(table.update(key, { remove: DUE_ATTRIBUTES }, when));
        return;
      }
      // Skips months that are no longer reported after a long outage.
      const earliest = reportMonths(clock()).at(-1) ?? stored.month;
      const month = stored.month < earliest ? earliest : stored.month;
      const next = { month: nextMonth(month), ...dueOf(siteId, nextMonth(month)) };
      const job = jobOf({ site, month, language: stored.language });
      await tryCommit(table.transact([{ update: key, set: next, when }, jobWrite(job)]));
    },
    finish: (siteId, delivery, jobs) =>
      tryCommit(
        table.transact([
          { put: { ...deliveredReportKey(siteId, delivery.month), entity: 'delivered-report', ...delivery }, when: isAbsent() },
          ...jobs.map(jobWrite),
        ]),
      ),
  };
}
