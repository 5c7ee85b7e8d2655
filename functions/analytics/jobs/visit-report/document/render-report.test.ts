import { describe, expect, it } from 'vitest';
import { renderReport } from '#functions/analytics/jobs/visit-report/document/render-report.ts';
import { reportData } from '#functions/analytics/jobs/visit-report/document/report-fixture.ts';
import type { ReportData } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import { ANALYTICS_MESSAGES, SWIPE_MESSAGES, VISIT_REPORT_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import { METRICS } from '#shared/rules/analytics/metrics.ts';
import { testPdfFonts } from '#test/support/pdf/pdf-fonts.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';

const fonts = testPdfFonts();
/** A grey pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');
const render = (data: ReportData, language: Language = 'jp', pictures = new Map<string, Buffer>()) =>
  renderReport(data, { language, pictures, fonts, now: new Date('2026-11-23T05:05:00.000Z') });
const pagesOf = async (data: ReportData, language?: Language) => pdfPages(await render(data, language));
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

describe('the report of a month as a PDF (R-20.5)', () => {
  it.each(LANGUAGES)('shows every section in %s, without missing glyphs, on numbered pages', async (language) => {
    const pages = await pagesOf(reportData(), language);
    const all = pages.join('');
    const texts = VISIT_REPORT_MESSAGES[language];
    const { chart, landing, tab, metric } = ANALYTICS_MESSAGES[language];
    const { heat, paths } = SWIPE_MESSAGES[language];
    const headings = [chart.byDay, landing.sources, tab.landing, heat.title, paths.title, tab.rankings, tab.popups];
    for (const heading of [...headings, texts.sheets, texts.numbers, texts.counting]) expect(all).toContain(withoutSpaces(heading));
    for (const one of METRICS) expect(all).toContain(withoutSpaces(metric[one].how));
    expect(all).not.toMatch(/〓|undefined|NaN|\{\{/);
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1}/${pages.length}`);
  });

  it('shows the figures of the month with their change, and the brand of the owner', async () => {
    const [first = ''] = await pagesOf(reportData());
    for (const text of [
      '株式会社さくらメディア',
      'さくら旅館―春の宿泊プラン',
      '2026年11月2026/11/2314:05時点の集計(日本時間)',
      '訪問数12,345+9.1%22日まで12,000(前月11,000)',
      'コンバージョン率4.0%+0.0pt22日まで4.0%(前月4.0%)',
      '1日から22日までを前月の同じ期間と比べています。',
      'ポップアップ開始:早割10%オフ',
    ])
      expect(first).toContain(text);
  });

  it('shows sheets, paths and popups with their figures', async () => {
    const all = (await pagesOf(reportData())).join('');
    for (const text of [
      'A1シート112,0000:082,4001,200240',
      '1.A1→B1→C11,024',
      '2.A1→C1→…512',
      '早割10%オフ4,3217771,1111238',
      'www.google.com5,432',
      'その他99',
    ])
      expect(all).toContain(text);
  });

  it('states why a small site has no ranking (R-20.7), and which sections have no records', async () => {
    const data = reportData({ columns: 3, rows: 1 });
    const all = (await pagesOf({ ...data, popups: { ...data.popups, popups: [] } })).join('');
    expect(all).toContain('コンバージョン数ランキングには、画像か動画のあるシートが10枚以上必要です。このサイトには3枚あります。');
    expect(all).toContain('ポップアップこの期間の記録はありません。');
  });

  it('shows all sheets of the largest grid in a file of less than 5 MB', async () => {
    const data = reportData({ columns: 26, rows: 100 });
    const pictures = new Map(data.swipe.sheets.slice(0, 300).map(({ sheet }) => [sheet.image?.mediaId ?? '', PICTURE]));
    const bytes = await render(data, 'en', pictures);
    expect(bytes.length).toBeLessThan(5_000_000);
    const all = (await pdfPages(bytes)).join('');
    for (const cell of ['A1', 'M1', 'N1', 'Z1', 'Z100']) expect(all).toContain(cell);
    expect(all).toContain('The300mostviewedsheetsareshownwiththeirpictures.');
  }, 60_000);
});
