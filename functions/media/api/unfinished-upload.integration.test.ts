import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type Actor } from '#test/support/api/site-fixture.ts';
import { file, type MediaFixture, picture, put, startMediaFixture, onlyPartOf } from '#test/support/api/media-fixture.ts';
import { uploadKey } from '#functions/platform/gateways/media-keys.ts';

let test: MediaFixture;
let user: Actor;
beforeAll(async () => {
  test = await startMediaFixture();
  ({ user } = test);
});
afterAll(() => test.stop());

describe('an upload', () => {
  it('is deleted after a day, but not before, if it is not completed', async () => {
    const { id } = await user.create();
    const media = test.mediaAs(test.accounts.USER);
    const bytes = await picture();
    const [abandoned] = await media.generateUrls(id, [file(bytes)]);
    if (!abandoned) throw new Error('No address');
    await put(onlyPartOf(abandoned).url, bytes, abandoned.headers);
    await test.overdueJobs();
    expect(await media.list([abandoned.mediaId])).toHaveLength(1);
    test.time.now += 24 * 3_600_000;
    await test.overdueJobs();
    expect(await refusalOf(media.list([abandoned.mediaId]))).toEqual({ code: 'not-found' });
    expect(await test.mediaFiles.sizeOf(uploadKey(abandoned.mediaId))).toBeUndefined();
    expect(await test.table.queryAll({ pk: `SITE#${id}`, prefix: 'MEDIA#' })).toEqual([]);
  });

  it('is deleted a day after its completion if no site uses it, and kept if a site uses it', async () => {
    const media = test.mediaAs(test.accounts.USER);
    const bytes = await picture();
    const uploads = [await media.generateLogoUrl(file(bytes)), await media.generateLogoUrl(file(bytes))];
    const ids = uploads.map(({ mediaId }) => mediaId);
    for (const upload of uploads) await put(onlyPartOf(upload).url, bytes, upload.headers);
    await media.complete(ids);
    for (const id of await test.overdueJobs()) await test.processed(id);
    const [unused, logo] = await media.list(ids);
    expect([unused?.state, logo?.state]).toEqual(['ready', 'ready']);
    const site = await user.create();
    const { settings } = (await user.get(site.id)).document;
    await user.save(site.id, site.working, { settings: { ...settings, logo: logo?.image ?? null } });
    test.time.now += 25 * 3_600_000;
    await test.overdueJobs();
    expect(await refusalOf(media.list([unused?.id ?? '']))).toEqual({ code: 'not-found' });
    expect(await test.mediaFiles.list(`ready/${unused?.id}/`)).toEqual(new Map());
    expect(await media.list([logo?.id ?? ''])).toMatchObject([{ state: 'ready' }]);
    expect((await test.mediaFiles.list(`ready/${logo?.id}/`)).size).toBeGreaterThan(0);
  });

  it('is deleted with its site, including its files', async () => {
    const { id } = await user.create();
    const shown = await test.picture(id, 'shown');
    await user.remove(id);
    await user.purge(id);
    test.time.now += 2 * 3_600_000;
    await test.overdueJobs();
    expect(await test.mediaFiles.list(`ready/${shown.mediaId}/`)).toEqual(new Map());
    await test.overdueJobs();
    expect(await test.table.queryAll({ pk: `SITE#${id}` })).toEqual([]);
    expect(await refusalOf(test.mediaAs(test.accounts.USER).list([shown.mediaId]))).toEqual({ code: 'not-found' });
  });
});
