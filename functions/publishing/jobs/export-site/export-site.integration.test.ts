import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import type { JobEvent } from '#functions/platform/gateways/job-queue.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { variantKey } from '#functions/platform/gateways/media-keys.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { KeptFileJob } from '#shared/model/file-job.ts';
import { readZipBytes } from '#test/support/billing/read-zip.ts';
import { emptyTree, type FilledTree, filledTree, type Tree } from '#test/get-endpoints/trees.ts';
import { type Answer, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let tree: FilledTree;
let stranger: Tree;
let run: (event: JobEvent) => Promise<void>;
beforeAll(async () => {
  product = await startProduct();
  // Imported only now, because the handler reads the environment that the product has set.
  const job = (await import('#functions/publishing/jobs/export-site/handler.ts')) as { handler: typeof run };
  run = job.handler;
  tree = await filledTree(product);
  stranger = await emptyTree(product);
  await storeVariants();
});
afterAll(() => product.stop());

/** Stores a file for each variant of all media. */
async function storeVariants(): Promise<void> {
  const media = (await scanTable(product)).filter(({ entity }) => entity === 'media').map((item) => MediaFile.parse(item));
  for (const { id, variants } of media)
    for (const variant of variants)
      await mediaBucket(process.env).write({
        key: variantKey(id, variant),
        body: Buffer.from(`${id} ${variant.width}`),
        contentType: 'image/webp',
        cacheControl: 'private',
      });
}

const call = (endpoint: 'start' | 'latest', token: string, id = tree.siteId): Promise<Answer> =>
  send(product.handlers.siteExport, apiContract.siteExport[endpoint], {
    params: { id },
    ...(endpoint === 'start' && { body: { language: 'en' } }),
    token,
  });
const exportOf = async (answer: Promise<Answer>): Promise<KeptFileJob> => {
  const { data, status } = await answer;
  const found = (data as { export: KeptFileJob | null } | null)?.export;
  return found ?? expect.unreachable(`No export, but ${status}`);
};

async function download({ url }: KeptFileJob): Promise<Map<string, Buffer>> {
  const answer = await fetch(url ?? 'about:blank');
  return readZipBytes(Buffer.from(await answer.arrayBuffer()));
}

describe('export of a site (R-14.160)', () => {
  it('writes the published site to a ZIP file once, and notifies the account', async () => {
    const started = await exportOf(call('start', tree.tokens.user));
    expect(started).toMatchObject({ state: 'queued', url: null, keptUntil: null });
    expect(await exportOf(call('start', tree.tokens.user))).toMatchObject({ id: started.id });
    await run({ jobId: started.id });

    const done = await exportOf(call('latest', tree.tokens.user));
    expect(done).toMatchObject({ id: started.id, state: 'done', keptUntil: expect.any(String) });
    expect(done.progress.done).toBe(done.progress.total);
    const archive = await download(done);
    expect([...archive.keys()]).toEqual(
      expect.arrayContaining(['README.txt', 'index.html', 's/0.html', 'manifest.webmanifest', 'n/jp.json', 'p/jp.json']),
    );
    const page = archive.get('index.html')?.toString() ?? '';
    for (const [, address = ''] of page.matchAll(/ (?:src|href|srcSet)="\.\/([^" ,#]*)/g))
      expect(address === '' || archive.has(address) || archive.has(`${address}index.html`), address).toBe(true);
    expect(JSON.parse(archive.get('p/jp.json')?.toString() ?? '')).toMatchObject({ data: { popups: expect.any(Array) } });

    const events = (await scanTable(product)).filter(({ entity, kind }) => entity === 'account-event' && kind === 'site-export-finished');
    expect(events).toMatchObject([{ siteId: tree.siteId, count: 1 }]);
  });

  it('contains nothing of members-only sheets but what all visitors see', async () => {
    const archive = await download(await exportOf(call('latest', tree.tokens.user)));
    const texts = [...archive].filter(([name]) => !/^(?:m|f)\//.test(name)).map(([, bytes]) => bytes.toString());
    const locked = tree.document.sheets[tree.membersPageId]?.jp?.secondText ?? '';
    expect(locked).not.toBe('');
    for (const text of texts) expect(text.includes(locked)).toBe(false);
  });

  it('the export of a site is not found by other accounts', async () => {
    for (const endpoint of ['start', 'latest'] as const) expect((await call(endpoint, stranger.tokens.user)).status).toBe(404);
  });

  it('the export is refused for a site that visitors do not see', async () => {
    await product.table.update(siteKey(tree.siteId), { set: { status: 'PRIVATE' } });
    expect(await call('start', tree.tokens.user)).toMatchObject({ status: 409, data: { code: 'not-published' } });
    await product.table.update(siteKey(tree.siteId), { set: { status: 'PUBLISH' } });
  });
});
