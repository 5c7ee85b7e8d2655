/** Compares the first sheet of a preview with that of the published page, of the same site and in one run. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { PREVIEW_ENTRANCE, PreviewTicket } from '#shared/model/preview/preview-view.ts';
import { ROBOTS_PATH } from '#shared/rules/sites/site-file-keys.ts';
import { uploadCreatives } from '#test/support/media/upload.ts';
import { median, type Row } from '../report.ts';
import { makeSite, timePublication, sheetText } from '../sites.ts';
import { CPU_SLOWDOWN, FAST_4G, onColdPhone } from './phone.ts';

const GRID = { rows: 20, columns: 5 } as const;
const ROUNDS = 7;
const POLL_MS = 10;
/** The largest acceptable ratio to the published page. */
const GOAL = 1.5;

/** Whether the first sheet is shown, with its text and its picture. */
const IS_SHOWN = `(() => {
  const sheet = document.querySelector('.sheet');
  const image = sheet?.querySelector('img');
  return Boolean(sheet?.textContent?.includes(${JSON.stringify(sheetText('A1'))}) && image?.complete && image.naturalWidth > 0);
})()`;

/** Returns the milliseconds until the first sheet is shown, on a phone without a cache. `enter`, on the same origin, is opened before. */
const timeToFirstSheet = (url: string, enter: string): Promise<number> =>
  onColdPhone(async ({ page, devtools }) => {
    await page.goto(enter);
    await devtools.send('Network.enable');
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Network.emulateNetworkConditions', FAST_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const started = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    while (!(await page.evaluate<boolean>(IS_SHOWN))) await sleep(POLL_MS);
    return performance.now() - started;
  });

export async function measurePreview(session: ConsoleSession, { api }: Addresses, files: Buffer[]): Promise<Row[]> {
  const { site } = await makeSite(session, 'Preview', GRID, (siteId) => uploadCreatives(session, siteId, files));
  await timePublication(session, site);
  const { accessToken } = await session.call(preview.open, { params: { siteId: site.id } });

  /** Returns the preview's origin and an address that opens it in a browser once. */
  async function entrance(): Promise<{ origin: string; enter: string }> {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = (await (await fetch(`${api}/preview/site/${site.id}/ticket`, { method: 'POST', headers })).json()) as { data: unknown };
    const { origin, ticket } = PreviewTicket.parse(answer.data);
    return { origin, enter: `${origin}${PREVIEW_ENTRANCE}?ticket=${ticket}` };
  }

  const times = { preview: [] as number[], published: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { origin, enter } = await entrance();
    const measure = {
      preview: () => timeToFirstSheet(`${origin}/`, enter),
      published: () => timeToFirstSheet(site.url, new URL(ROBOTS_PATH, site.url).href),
    };
    for (const name of round % 2 === 0 ? (['preview', 'published'] as const) : (['published', 'preview'] as const))
      times[name].push(await measure[name]());
  }
  const [own, published] = [median(times.preview), median(times.published)];
  return [
    {
      what: 'first sheet of 100 in a preview, fast 4G and 4 × CPU',
      value: `${own.toFixed(0)} ms (published ${published.toFixed(0)} ms)`,
      ratio: own / published,
      goal: GOAL,
    },
  ];
}
