import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_LIMIT_WINDOW_MS, RATE_LIMITS, WEBHOOK_MAX } from '#shared/model/limits.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startWebhookFixture, type WebhookFixture } from '#test/support/api/webhook-fixture.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';

let test: WebhookFixture;
let user: ReturnType<WebhookFixture['webhooksAs']>;

beforeAll(async () => {
  test = await startWebhookFixture();
  user = test.webhooksAs(test.accounts.USER);
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const { id } of (await user.list()).webhooks) await user.remove(id);
  test.receiver.received.length = 0;
  test.receiver.answer(200);
});

const NOWHERE = '01J00000000000000000000000';
const fieldsOf = ({ name, url, events, siteIds, isEnabled, version }: Awaited<ReturnType<typeof user.add>>['webhook']) => ({
  name,
  url,
  events,
  siteIds,
  isEnabled,
  version,
});

describe('webhooks', () => {
  it('are listed oldest first, without secrets', async () => {
    const first = await user.add({ name: 'A' });
    await user.add({ name: 'B' });
    expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const listed = await user.list();
    expect(listed.webhooks.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(JSON.stringify(listed)).not.toMatch(/whsec_|v1\./);
    expect(listed.targets).toEqual({ protocols: ['https:', 'http:'], ports: null, privateRanges: ['127.0.0.0/8'] });
  });

  it('are rejected with webhook-limit-reached above the maximum number', async () => {
    for (let count = 0; count < WEBHOOK_MAX.stored; count += 1) await user.add();
    expect(await refusalOf(user.add())).toMatchObject({ code: 'webhook-limit-reached' });
  });

  it('accept only ids of sites that belong to the account', async () => {
    const stranger = await test.as(test.accounts.STRANGER).create();
    const unknown = { code: 'invalid-input', fields: [{ path: 'siteIds', rule: 'unknown-option' }] };
    expect(await refusalOf(user.add({ siteIds: [stranger.id] }))).toMatchObject(unknown);
    const own = await test.as(test.accounts.USER).create();
    const { webhook } = await user.add({ siteIds: [own.id] });
    await test.as(test.accounts.USER).remove(own.id);
    expect(await user.update(webhook.id, fieldsOf(webhook))).toMatchObject({ siteIds: [own.id], version: 2 });
    expect(await refusalOf(user.update(webhook.id, { ...fieldsOf(webhook), version: 2, siteIds: [stranger.id] }))).toMatchObject(unknown);
  });

  it.each([
    ['http://10.0.0.1/', 'address-not-public'],
    ['http://169.254.169.254/latest/meta-data/', 'address-not-public'],
    ['http://[fd00:ec2::254]/', 'address-not-public'],
    ['http://[::ffff:169.254.169.254]/', 'address-not-public'],
  ])('reject the URL of a private address: %s', async (url, rule) => {
    const refused = { code: 'invalid-input', fields: [{ path: 'url', rule }] };
    expect(await refusalOf(user.add({ url }))).toMatchObject(refused);
    const { webhook } = await user.add();
    expect(await refusalOf(user.update(webhook.id, { ...fieldsOf(webhook), url }))).toMatchObject(refused);
  });

  it('reject an update of a stale version with version-conflict', async () => {
    const { webhook } = await user.add();
    await user.update(webhook.id, { ...fieldsOf(webhook), name: 'New' });
    expect(await refusalOf(user.update(webhook.id, fieldsOf(webhook)))).toMatchObject({ code: 'version-conflict' });
  });

  it('return not-found to other accounts', async () => {
    const { webhook } = await user.add();
    for (const account of [test.accounts.STRANGER, test.accounts.OEM]) {
      const other = test.webhooksAs(account);
      for (const call of [
        () => other.update(webhook.id, fieldsOf(webhook)),
        () => other.rotate(webhook.id, 0),
        () => other.remove(webhook.id),
        () => other.log(webhook.id),
        () => other.deliver(webhook.id, null),
      ])
        expect(await refusalOf(call())).toMatchObject({ code: 'not-found' });
    }
  });

  it('are audited without secrets', async () => {
    const { webhook, secret } = await user.add();
    await user.rotate(webhook.id, 1);
    await user.update(webhook.id, { ...fieldsOf(webhook), isEnabled: false, version: 2 });
    await user.remove(webhook.id);
    const { entries } = await auditStore(test.table).list(scopeOf(test.accounts.USER.id), { after: undefined, limit: 4 });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(
      ['webhook.create', 'webhook.remove', 'webhook.rotate', 'webhook.update'].toSorted(),
    );
    expect(JSON.stringify(entries)).not.toContain(secret.slice(6));
    expect(entries.every(({ changes }) => changes.some(({ field }) => field === 'webhookName'))).toBe(true);
  });
});

describe('delivery log of a webhook', () => {
  it('returns the newest event first, page by page, without expired deliveries', async () => {
    const { webhook } = await user.add();
    for (let count = 0; count < 5; count += 1) {
      await user.deliver(webhook.id, null);
      test.time.now += 1;
    }
    const first = await user.log(webhook.id, { limit: 3 });
    const second = await user.log(webhook.id, { limit: 3, cursor: first.nextCursor ?? '' });
    const ids = [...first.deliveries, ...second.deliveries].map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(second.nextCursor).toBeNull();
    expect(await refusalOf(user.log(webhook.id, { cursor: 'Li4v' }))).toMatchObject({ code: 'invalid-input' });
    test.time.now += (WEBHOOK_MAX.keptDays * 24 + 1) * 3_600_000;
    expect((await user.log(webhook.id)).deliveries).toEqual([]);
  });
});

describe('delivery of a webhook on request', () => {
  it('sends one test delivery, even if the webhook is disabled', async () => {
    const { webhook } = await user.add({ isEnabled: false });
    test.receiver.answer(500, 'no');
    expect(await user.deliver(webhook.id, null)).toMatchObject({ type: 'webhook.test', state: 'pending', siteId: null });
    await test.runJobs();
    expect(test.receiver.received.map(({ event }) => event)).toMatchObject([{ type: 'webhook.test', data: { webhookId: webhook.id } }]);
    const { deliveries } = await user.log(webhook.id);
    expect(deliveries).toMatchObject([{ state: 'failed', attempts: [{ status: 500, answer: 'no' }] }]);
    expect((await user.list()).webhooks[0]?.failingSince).toBeNull();
  });

  it('repeats an earlier delivery under the same id, with the current data', async () => {
    const site = await test.as(test.accounts.USER).create();
    const { webhook } = await user.add();
    const entry = await test.storeEntry(site);
    await test.announced.entries.index(site.id, 'contact', entry.id);
    await test.runJobs();
    const stored = await test.entries.find(site.id, 'contact', entry.id);
    if (stored) await test.entries.change(stored, { state: 'done' });
    const [delivery] = (await user.log(webhook.id)).deliveries;
    expect(await user.deliver(webhook.id, delivery?.id ?? '')).toMatchObject({ id: delivery?.id, state: 'pending' });
    await test.runJobs();
    const [first, second] = test.receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.event.timestamp).toBe(first?.event.timestamp);
    expect(second?.event.data).toMatchObject({ entry: { id: entry.id, state: 'done' } });
    expect((await user.log(webhook.id)).deliveries).toMatchObject([{ state: 'delivered', attempts: [{}, {}] }]);
  });

  it('rejects a disabled webhook with transition-refused and an unknown delivery with not-found', async () => {
    const site = await test.as(test.accounts.USER).create();
    const { webhook } = await user.add();
    const entry = await test.storeEntry(site);
    await test.announced.entries.index(site.id, 'contact', entry.id);
    await test.runJobs();
    const [delivery] = (await user.log(webhook.id)).deliveries;
    await user.update(webhook.id, { ...fieldsOf(webhook), isEnabled: false });
    expect(await refusalOf(user.deliver(webhook.id, delivery?.id ?? ''))).toMatchObject({ code: 'transition-refused' });
    expect(await refusalOf(user.deliver(webhook.id, NOWHERE))).toMatchObject({ code: 'not-found' });
  });

  it('returns not-found for a test delivery of another webhook', async () => {
    const [{ webhook: one }, { webhook: other }] = [await user.add(), await user.add()];
    const { id } = await user.deliver(one.id, null);
    expect(await refusalOf(user.deliver(other.id, id))).toMatchObject({ code: 'not-found' });
  });

  it('rejects deliveries above the rate limit of the account until its window ends', async () => {
    // Deliveries of earlier tests no longer count.
    test.time.now += RATE_LIMIT_WINDOW_MS;
    const { webhook } = await user.add();
    const another = await test.webhooksAs(test.accounts.OEM).add();
    for (let count = 0; count < RATE_LIMITS['webhook-delivery']; count += 1) await user.deliver(webhook.id, null);
    expect(await refusalOf(user.deliver(webhook.id, null))).toMatchObject({ code: 'too-many-requests' });
    await test.webhooksAs(test.accounts.OEM).deliver(another.webhook.id, null);
    test.time.now += RATE_LIMIT_WINDOW_MS;
    await user.deliver(webhook.id, null);
  });
});
