import sharp from 'sharp';
import { analyticsUseCases } from '#functions/analytics/api/use-cases.ts';
import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { variantKey } from '#functions/platform/gateways/media-keys.ts';
import { visitReportJob } from '#functions/analytics/job-definitions/visit-report.ts';
import { makeReport, type MakeReportDependencies } from '#functions/analytics/jobs/visit-report/make-report.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { ownVisitStore } from '#functions/analytics/store/own-visit-store.ts';
import { accountVisits } from '#functions/analytics/store/account-visits.ts';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { MAIL_LOGO_VARIANT, THUMBNAIL_WIDTH, type Variant } from '#shared/model/media/media.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { addReadyMedia, sheet, sheetsInFirstCells, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { NO_INVOICE_FILES, startBucket } from '#test/support/media/storage-bucket.ts';
import { testPdfFonts } from '#test/support/pdf/pdf-fonts.ts';
import { storeFigures } from '#test/support/visits/store-figures.ts';

const WEBP = { width: THUMBNAIL_WIDTH, format: 'webp' } as const;
const BASE = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

/** The totals of visits of one kind (`<language>/<device>/<source>`), as counters. */
const totalCounters = (slice: string, visits: number): Record<string, number> => ({
  [`total/${slice}/visits`]: visits,
  [`total/${slice}/people`]: visits - 1,
  [`total/${slice}/views`]: visits * 3,
  [`total/${slice}/time`]: visits * 325,
  [`total/${slice}/bounces`]: 2,
  [`total/${slice}/completed`]: 5,
  [`total/${slice}/clicks`]: 7,
  [`total/${slice}/popup-clicks`]: 3,
  [`total/${slice}/conversions`]: 4,
  [`total/${slice}/converted`]: 2,
});

/** The site family with a storage, the endpoints of effect measurement and the report job. */
export async function startReportFixture() {
  const [test, bucket] = await Promise.all([startSiteFixture(), startBucket()]);
  const { table, clock, accounts } = test;
  const { sites, plans, revisions, popupCounts, accounts: accountsOf } = test.dependencies;
  const reports = {
    sites,
    accounts: accountsOf,
    plans,
    revisions,
    popupCounts,
    figures: visitFigures(table),
    accountVisits: accountVisits(table),
    siteNews: siteNewsStore(table),
    audit: auditStore(table),
    clock,
  };
  const jobs = jobStore(table, clock);
  const deliveries = reportDeliveryStore(table, clock);
  const dependencies: AnalyticsDependencies = {
    ...reports,
    jobs,
    deliveries,
    ids: randomIds,
    ownVisits: ownVisitStore(table),
    reportFiles: bucket.files,
    ...NO_INVOICE_FILES,
    collected: { readNewest: () => Promise.resolve({ parts: [], share: 1 }) },
  };
  const making: MakeReportDependencies = { ...reports, deliveries, ids: randomIds, files: bucket.files, fonts: testPdfFonts() };
  const api = withParsedResponses(apiContract.analytics, analyticsUseCases(dependencies));

  async function storePicture(mediaId: string, variant: Variant): Promise<void> {
    const picture = sharp({ create: { width: variant.width, height: 90, channels: 3, background: '#336699' } });
    const body = await (variant.format === 'png' ? picture.png() : picture.webp()).toBuffer();
    await bucket.files.write({ key: variantKey(mediaId, variant), body, contentType: `image/${variant.format}`, cacheControl: '' });
  }

  return {
    ...test,
    bucket,
    dependencies,
    making,
    deliveryStore: deliveries,
    api,
    /** The caller of an endpoint. */
    base: (account: Account) => ({ ...BASE, caller: callerOf(account) }),
    run: (jobId: string, differences: Partial<MakeReportDependencies> = {}) =>
      runJob(visitReportJob, { jobs, ids: randomIds }, makeReport({ ...making, ...differences }))({ jobId }),
    /** A site with a picture and two days with visits, in Japanese and English; returns it with the aliases of its sheets. */
    async addVisitedSite(owner: Account = accounts.USER) {
      const actor = test.as(owner);
      const { id, working } = await actor.create({ rows: 1, columns: 2 });
      const image = await addReadyMedia(test, owner, id);
      await storePicture(image.mediaId, WEBP);
      const { changes, ids } = sheetsInFirstCells(1, 2, [sheet('春のプラン', { image }), sheet('お部屋')], ['jp']);
      await actor.save(id, working, changes);
      const [first = '', second = ''] = ids.map(sheetAlias);
      const counters = {
        ...totalCounters('jp/phone/search', 1_234),
        ...totalCounters('en/desktop/direct', 100),
        [`sheet/jp/${first}/views`]: 1_200,
        [`sheet/jp/${first}/landings`]: 1_100,
        [`sheet/en/${first}/views`]: 90,
        [`sheet/jp/${second}/views`]: 801,
        [`path/jp/${first}-${second}`]: 777,
      };
      const site = { id, name: 'A site', lineage: owner.path };
      await storeFigures(
        table,
        site,
        { '2026-10-05': totalCounters('jp/phone/search', 1_000), '2026-11-05': counters },
        '2026-11-20T05:05:00.000Z',
      );
      return { id, first, second, mediaId: image.mediaId };
    },
    /** Stores a logo of an account. */
    async storeLogo(mediaId: string): Promise<void> {
      await storePicture(mediaId, MAIL_LOGO_VARIANT);
    },
    async stop(): Promise<void> {
      await bucket.stop();
      await test.stop();
    },
  };
}

export type ReportFixture = Awaited<ReturnType<typeof startReportFixture>>;
