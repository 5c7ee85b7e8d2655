import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportKey } from '#functions/platform/gateways/media-keys.ts';
import { readReport } from '#functions/analytics/jobs/visit-report/read-report.ts';
import { type ReportFixture, startReportFixture } from '#test/support/visits/report-job-fixture.ts';
import { accountKey, siteKey } from '#functions/platform/keys/keys.ts';
import { ANALYTICS_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import { csvMetric, formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { metricOf, METRICS, metricUnit } from '#shared/rules/analytics/metrics.ts';
import { reportCsv } from '#web/features/analytics/table/report-table.tsx';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: ReportFixture;
beforeAll(async () => {
  test = await startReportFixture();
});
afterAll(() => test.stop());

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** Requests a report as the owner, runs its job, and downloads it. */
async function report(siteId: string, { visitLanguage, language = 'jp' }: { visitLanguage?: Language; language?: Language } = {}) {
  const { api, base, accounts } = test;
  const asked = { month: '2026-11', language, ...(visitLanguage && { visitLanguage }) };
  const owner = base(accounts.USER);
  const started = await api.startReport({ ...owner, params: { siteId }, body: asked });
  expect(started).toMatchObject({ report: { state: 'queued', url: null } });
  const { id: reportId } = (started as { report: { id: string } }).report;
  await test.run(reportId);
  const done = await api.getReport({ ...owner, params: { siteId, reportId } });
  expect(done).toMatchObject({ report: { id: reportId, state: 'done' } });
  const { url } = (done as { report: { url: string } }).report;
  const answer = await fetch(url);
  expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    `attachment; filename="report_${siteId}.pdf"`,
  ]);
  return { reportId, text: (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join('') };
}

describe('the report of a month as a file (R-20.15)', () => {
  it.each(LANGUAGES)('shows the same figures as the screen and its CSV files, in %s', async (language) => {
    const { id } = await test.addVisitedSite();
    const { text } = await report(id, { language });
    const site = await test.dependencies.sites.find({ accountId: test.accounts.USER.id } as never, id);
    const { overview, landing } = await readReport(test.making, site, { month: '2026-11', visitLanguage: null });
    const { api, base, accounts } = test;
    const shown = await api.site({ ...base(accounts.USER), params: { siteId: id }, query: { month: '2026-11' } });
    expect(shown).toEqual(overview);
    expect(overview.totals.visits).toBe(1_334);
    const { metric: names } = ANALYTICS_MESSAGES[language];
    for (const metric of METRICS) {
      const [unit, value] = [metricUnit(metric), metricOf(metric, overview.totals)];
      expect(text).toContain(withoutSpaces(`${names[metric].name}${formatMetric(unit, value, language)}`));
    }
    const columns = METRICS.map((metric) => ({
      key: metric,
      label: metric,
      unit: metricUnit(metric),
      value: ({ totals }: (typeof overview.days)[number]) => metricOf(metric, totals),
    }));
    const csv = reportCsv(columns, overview.days, (label) => label).split('\r\n')[5];
    expect(csv).toBe(METRICS.map((metric) => `"${csvMetric(metricUnit(metric), metricOf(metric, overview.totals))}"`).join(','));
    const day = ['visits', 'views', 'people', 'clicks', 'popupClicks', 'conversions'] as const;
    const figures = day.map((metric) => formatMetric('count', metricOf(metric, overview.totals), language));
    expect(text).toContain(`2026/11/05${figures.join('')}`);
    expect(text).toContain(formatMetric('count', landing.sheets[0]?.landings ?? null, language));
  });

  it('counts only the visits in the requested language, and names that language', async () => {
    const { id } = await test.addVisitedSite();
    const { text } = await report(id, { visitLanguage: 'en' });
    expect(text).toContain('Englishで閲覧した訪問だけの集計です');
    expect(text).toContain('訪問数100');
    expect(text).not.toContain('1,334');
    expect((await report(id)).text).not.toContain('閲覧した訪問だけ');
  });

  it('shows pictures and the OEM’s logo, or the OEM’s name if the logo file is missing', async () => {
    const { id } = await test.addVisitedSite();
    const { OEM } = test.accounts;
    const logo = { mediaId: numberedUlid(77), width: 500, height: 300, colour: '#336699' };
    await test.table.update(accountKey(OEM.id), { set: { brand: { logo, mainColor: '#b0413e' } } });
    const without = await report(id);
    expect(without.text).toContain(withoutSpaces(OEM.companyName));
    await test.storeLogo(logo.mediaId);
    const { reportId } = await report(id);
    const [plain, branded] = await Promise.all(
      [without.reportId, reportId].map(async (one) => (await test.bucket.files.read(reportKey(id, one)))?.byteLength ?? 0),
    );
    expect(branded).toBeGreaterThan(plain ?? 0);
    await test.table.update(accountKey(OEM.id), { remove: ['brand'] });
  });

  it('is found only under the site for which it was made, and is refused for a month that is not reported', async () => {
    const { id } = await test.addVisitedSite();
    const other = await test.addVisitedSite();
    const { api, base, accounts } = test;
    const { reportId } = await report(id);
    const owner = base(accounts.USER);
    expect(await refusalOf(api.getReport({ ...owner, params: { siteId: other.id, reportId } }))).toMatchObject({ code: 'not-found' });
    const stranger = base(accounts.STRANGER);
    const body = { month: '2026-11', language: 'jp' } as const;
    expect(await refusalOf(api.startReport({ ...stranger, params: { siteId: id }, body }))).toMatchObject({ code: 'not-found' });
    const future = { ...body, month: '2026-12' };
    expect(await refusalOf(api.startReport({ ...owner, params: { siteId: id }, body: future }))).toMatchObject({
      fields: [{ path: 'month', rule: 'month-not-reported' }],
    });
  });

  it('is refused under a plan without effect measurement, and is not written if the site is deleted before the job runs', async () => {
    const { id } = await test.addVisitedSite();
    const { api, base, accounts, table } = test;
    const call = { ...base(accounts.USER), params: { siteId: id }, body: { month: '2026-11', language: 'jp' as const } };
    await table.update(accountKey(accounts.USER.id), { set: { planId: 'light' } });
    expect(await refusalOf(api.startReport(call))).toMatchObject({ code: 'plan-limit-reached' });
    await table.update(accountKey(accounts.USER.id), { set: { planId: 'ep' } });
    const { report: started } = (await api.startReport(call)) as { report: { id: string } };
    await table.update(siteKey(id), { set: { deletedAt: '2026-11-20T00:00:00.000Z' } });
    await test.run(started.id);
    expect(await test.bucket.files.read(reportKey(id, started.id))).toBeUndefined();
  });
});
