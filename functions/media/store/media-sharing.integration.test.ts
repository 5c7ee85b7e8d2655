import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addReadyMedia, startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { belongsToSite, detachFromSite, shareMedia } from '#functions/media/store/media-sharing.ts';

const [ONE, TWO, THREE] = ['one000000000', 'two000000000', 'three0000000'] as const;

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
afterEach(() => test.interceptWith(() => undefined));

const fileOfOne = async (differences: Partial<MediaFile> = {}): Promise<string> =>
  (await addReadyMedia(test, test.accounts.USER, ONE, 'creative', differences)).mediaId;
const share = (ids: readonly string[], from: string, to: string) => shareMedia(test.table, ids, from, to);
const detach = (id: string, site: string) => detachFromSite(test.table, id, site);
const sitesOf = async (id: string): Promise<string[]> => {
  const file = await test.table.get(mediaKey(id), MediaFile);
  return [ONE, TWO, THREE].filter((site) => file && belongsToSite(file, site));
};

it('detachFromSite returns true only for the last site of a file that shareMedia has shared', async () => {
  const id = await fileOfOne();
  expect([await share([id], ONE, TWO), await share([id], TWO, THREE), await share([id], TWO, THREE)]).toEqual([true, true, true]);
  expect(await sitesOf(id)).toEqual([ONE, TWO, THREE]);
  expect([await detach(id, ONE), await sitesOf(id)]).toEqual([false, [TWO, THREE]]);
  expect([await detach(id, ONE), await sitesOf(id)]).toEqual([false, [TWO, THREE]]);
  expect([await detach(id, THREE), await sitesOf(id)]).toEqual([false, [TWO]]);
  expect([await detach(id, TWO), await detach(id, TWO)]).toEqual([true, true]);
});

it('shareMedia accepts only files that belong to the site and are ready', async () => {
  const id = await fileOfOne();
  expect(await share([id], TWO, THREE)).toBe(false);
  await share([id], ONE, TWO);
  await detach(id, ONE);
  expect(await share([id], ONE, THREE)).toBe(false);
  expect(await share([await fileOfOne({ state: 'processing' })], ONE, TWO)).toBe(false);
  await detach(id, TWO);
  expect(await share([id], TWO, THREE)).toBe(false);
});

it('detachFromSite keeps a file that is shared after the file was read', async () => {
  const id = await fileOfOne();
  let isIntercepted = false;
  test.interceptWith(async (command) => {
    if (command !== 'UpdateItemCommand' || isIntercepted) return;
    isIntercepted = true;
    expect(await share([id], ONE, TWO)).toBe(true);
  });
  expect(await detach(id, ONE)).toBe(false);
  expect(isIntercepted).toBe(true);
  expect(await test.table.get(mediaKey(id))).toMatchObject({ state: 'ready', siteId: TWO });
});

it('shareMedia shares any number of files, and in each transaction all or none', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => fileOfOne()));
  test.takeTraffic();
  expect(await share(ids, ONE, TWO)).toBe(true);
  expect(test.takeTraffic().calls).toEqual(Array.from({ length: 3 }, () => 'TransactWriteItemsCommand'));
  expect(await share([...ids, await fileOfOne({ siteId: THREE })], ONE, TWO)).toBe(false);
});
