import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';

let test: Awaited<ReturnType<typeof startPublishFixture>>;

beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

it('publish job announces publishing and unpublishing once visitors see the change, but not a mere rewrite of files', async () => {
  const { site } = await test.siteOf('A');
  const types = () => test.announced.filter(({ siteId }) => siteId === site.id).map(({ type }) => type);
  await test.publish(site, site.working);
  expect(types()).toEqual(['site.published']);
  await test.republish(site);
  expect(types()).toEqual(['site.published']);
  await test.publish(site, site.working, 'private');
  expect(types()).toEqual(['site.published', 'site.unpublished']);
});

it('publish job announces only the later of two publications if the later one replaces the earlier one', async () => {
  const { site } = await test.siteOf('B');
  const { publication: first } = await test.user.publish(site.id, site.working);
  const { publication: second } = await test.user.publish(site.id, site.working);
  await test.runner()(first.id);
  await test.runner()(second.id);
  const events = test.announced.filter(({ siteId }) => siteId === site.id);
  expect(events).toEqual([{ type: 'site.published', siteId: site.id, subjectId: site.id, at: second.createdAt }]);
});
