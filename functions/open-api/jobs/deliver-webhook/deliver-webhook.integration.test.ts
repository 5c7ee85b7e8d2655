import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountKey, eventPartition } from '#functions/platform/keys/keys.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { webhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { createKiller } from '#test/support/killed-after.ts';
import { type Received, startWebhookFixture, type WebhookFixture } from '#test/support/api/webhook-fixture.ts';

const HOUR_MS = 3_600_000;
let test: WebhookFixture;
let site: SiteSummary;
let user: ReturnType<WebhookFixture['webhooksAs']>;

beforeAll(async () => {
  test = await startWebhookFixture();
  user = test.webhooksAs(test.accounts.USER);
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const account of [test.accounts.USER, test.accounts.OEM, test.accounts.STRANGER, test.accounts.MASTER]) {
    const { webhooks } = await test.webhooksAs(account).list();
    for (const { id } of webhooks) await test.webhooksAs(account).remove(id);
  }
  test.receiver.answer(200, 'ok');
  test.receiver.received.length = 0;
  test.sending.after = () => undefined;
  site = await test.as(test.accounts.USER).create();
  // Ensures that the jobs of other tests have ended.
  test.time.now += HOUR_MS;
  await test.enqueueDue();
  await test.runJobs();
});

const isSigned = ({ headers, body }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return headers['webhook-signature']?.split(' ').includes(signature) ?? false;
};
async function receive(...types: string[]): Promise<Received> {
  await test.runJobs();
  expect(test.receiver.received.map(({ event }) => event.type)).toEqual(types);
  const [first] = test.receiver.received;
  if (!first) throw new Error('Nothing was received');
  return first;
}
async function contact(): Promise<{ id: string }> {
  const entry = await test.storeEntry(site);
  await test.announced.entries.index(site.id, 'contact', entry.id);
  return entry;
}
const logOf = async (id: string) => (await user.log(id)).deliveries;

describe('webhook event', () => {
  it('contains the open API’s representation of a new contact, signed with the secret of the webhook', async () => {
    const { secret, webhook } = await user.add();
    const entry = await contact();
    const received = await receive('contact.created');
    expect(isSigned(received, secret)).toBe(true);
    expect(isSigned(received, `whsec_${Buffer.from('another secret').toString('base64')}`)).toBe(false);
    const { entry: sent } = siteContact.get.response.parse(received.event.data);
    expect(sent).toMatchObject({ id: entry.id, email: 'hanako@example.com', state: 'new', version: 0 });
    expect(Object.keys(received.event.data).toSorted()).toEqual(['entry', 'siteId']);
    expect(received.event.data['siteId']).toBe(site.id);
    const [delivery] = await logOf(webhook.id);
    expect(delivery).toMatchObject({ state: 'delivered', type: 'contact.created', siteId: site.id, nextAttemptAt: null });
    expect(delivery?.attempts).toMatchObject([{ status: 200, fault: null, answer: 'ok' }]);
    expect(received.headers['webhook-id']).toBe(delivery?.id);
  });

  it('is sent for new form entries, new members, and published and unpublished sites', async () => {
    await user.add();
    const form = await test.storeEntry(site, { kind: 'homepage' });
    await test.announced.entries.index(site.id, 'homepage', form.id);
    await receive('form.created');
    const member = await test.storeMember(site);
    await test.announced.members.index(member);
    await receive('form.created', 'member.created');
    expect(test.receiver.received[1]?.event.data).toMatchObject({ member: { id: member.id, email: member.email, state: 'member' } });
    expect(test.receiver.received[1]?.body).not.toContain('passwordHash');
    const at = test.clock().toISOString();
    await test.announce({ type: 'site.published', siteId: site.id, subjectId: site.id, at });
    await test.announce({ type: 'site.unpublished', siteId: site.id, subjectId: site.id, at });
    await test.runJobs();
    expect(
      test.receiver.received
        .slice(2)
        .map(({ event }) => event.type)
        .toSorted(),
    ).toEqual(['site.published', 'site.unpublished']);
    expect(test.receiver.received[2]?.event.data).toMatchObject({ siteId: site.id, site: { id: site.id, name: 'A site' } });
  });

  it('is not sent for unselected event types or sites, to disabled webhooks, or for events before the webhook was created', async () => {
    const other = await test.as(test.accounts.USER).create();
    await contact();
    await user.add({ events: ['member.created'] });
    await user.add({ siteIds: [other.id] });
    await user.add({ isEnabled: false });
    test.time.now += 1;
    await contact();
    await test.runJobs();
    expect(test.receiver.received).toEqual([]);
  });

  it('is sent to webhooks of the accounts above the owner of the site, and to no others', async () => {
    const [{ secret }] = [await test.webhooksAs(test.accounts.OEM).add(), await test.webhooksAs(test.accounts.STRANGER).add()];
    await contact();
    expect(isSigned(await receive('contact.created'), secret)).toBe(true);
  });

  it('is logged as skipped if the site of its entry was deleted', async () => {
    const { webhook } = await user.add();
    const entry = await test.storeEntry(site);
    await test.announced.entries.index(site.id, 'contact', entry.id);
    await test.as(test.accounts.USER).remove(site.id);
    await test.runJobs();
    expect(test.receiver.received).toEqual([]);
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'skipped', attempts: [] }]);
  });

  it('leaves no visitor data in the delivery log, even if the receiver echoes the event', async () => {
    const { webhook } = await user.add();
    test.receiver.answer(422, 'cannot save hanako@example.com 花子');
    await contact();
    await test.runJobs();
    const [delivery] = await logOf(webhook.id);
    expect(JSON.stringify(delivery)).not.toContain('hanako@example.com');
    expect(delivery?.attempts[0]?.answer).toContain('cannot save ***');
  });
});

describe('failed webhook deliveries', () => {
  it('are retried after 5 seconds, then on the schedule, until an attempt succeeds', async () => {
    const { webhook } = await user.add();
    test.receiver.answer(503, 'busy');
    await contact();
    const startedAt = test.time.now;
    await test.runJobs();
    expect(test.receiver.received).toHaveLength(2);
    const [delivery] = await logOf(webhook.id);
    expect(delivery).toMatchObject({ state: 'pending', attempts: [{ status: 503, answer: 'busy' }, { status: 503 }] });
    expect(Date.parse(delivery?.nextAttemptAt ?? '') - startedAt).toBe(5_000 + 5 * 60_000);
    expect((await user.list()).webhooks[0]?.failingSince).toBe(new Date(startedAt).toISOString());

    await test.enqueueDue();
    expect(await test.openJobs()).toEqual([]);
    test.time.now += 6 * 60_000;
    await test.enqueueDue();
    await test.enqueueDue();
    test.receiver.answer(204);
    await test.runJobs();
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'delivered', nextAttemptAt: null, attempts: [{}, {}, { status: 204 }] }]);
    expect(new Set(test.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await user.list()).webhooks[0]?.failingSince).toBeNull();
  });

  it('disable the webhook after three days and notify the account once', async () => {
    const { webhook } = await user.add();
    test.receiver.answer(500);
    await contact();
    const startedAt = test.time.now;
    for (let hour = 0; hour <= 90; hour += 1) {
      await test.enqueueDue();
      await test.runJobs();
      test.time.now += HOUR_MS;
    }
    expect(test.receiver.received).toHaveLength(10);
    const [present] = (await user.list()).webhooks;
    expect(present).toMatchObject({ id: webhook.id, isEnabled: false, version: 2 });
    expect(Date.parse(present?.stoppedAt ?? '') - startedAt).toBeGreaterThan(72 * HOUR_MS);
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'failed', nextAttemptAt: null }]);
    const events = await test.table.queryAll({ pk: eventPartition(test.accounts.USER.id) });
    expect(events.filter(({ kind, name }) => kind === 'webhook-stopped' && name === 'CRM')).toHaveLength(1);
    const { name, url, events: chosen, siteIds } = webhook;
    expect(await user.update(webhook.id, { name, url, events: chosen, siteIds, isEnabled: true, version: 2 })).toMatchObject({
      stoppedAt: null,
      failingSince: null,
    });
  });

  it.each(['USER', 'OEM'] as const)('are not retried if the account or an account above it is suspended: %s', async (suspended) => {
    const { webhook } = await user.add();
    test.receiver.answer(503);
    await contact();
    await test.runJobs();
    expect(test.receiver.received).toHaveLength(2);
    const key = accountKey(test.accounts[suspended].id);
    await test.table.update(key, { set: { contractStatus: 'SUSPENDED' } });
    test.time.now += HOUR_MS;
    await test.enqueueDue();
    await test.runJobs();
    // Events during the suspension are not delivered later either.
    await contact();
    await test.runJobs();
    await test.table.update(key, { set: { contractStatus: 'ACTIVE' } });
    await test.runJobs();
    expect(test.receiver.received).toHaveLength(2);
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'skipped', attempts: [{}, {}] }]);
  });

  it('include redirects, which are not followed', async () => {
    const { webhook } = await user.add();
    test.receiver.answer(302, '', { location: test.receiver.url });
    await contact();
    await test.runJobs();
    expect(test.receiver.received).toHaveLength(2);
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'pending', attempts: [{ status: 302 }, { status: 302 }] }]);
  });
});

describe('crashes during webhook delivery', () => {
  it('neither lose nor repeat an event if they happen before the entry is indexed', async () => {
    await user.add();
    const entry = await test.storeEntry(site);
    const index = () => test.announced.entries.index(site.id, 'contact', entry.id);
    const { countCall, killedAfter } = createKiller();
    test.interceptWith(countCall);
    let kills = 0;
    while (!(await killedAfter(kills, index))) kills += 1;
    test.interceptWith(() => undefined);
    expect(kills).toBeGreaterThan(5);
    expect((await test.entries.find(site.id, 'contact', entry.id))?.words).toBeDefined();
    await index();
    await receive('contact.created');
  });

  it('cause a second delivery with the same id if they happen after the receiver has answered', async () => {
    const { webhook } = await user.add();
    await contact();
    let crashes = 1;
    test.sending.after = () => {
      crashes -= 1;
      if (crashes >= 0) throw new Error('killed');
    };
    expect(await test.runJobs()).toBe(1);
    await test.runJobs();
    expect(test.receiver.received).toHaveLength(2);
    const [first, second] = test.receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }]);
  });

  it('end in a failed delivery that can be sent again, if every attempt crashes', async () => {
    const { webhook } = await user.add();
    await contact();
    test.sending.after = () => {
      throw new Error('killed');
    };
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await test.runJobs();
      test.time.now += HOUR_MS;
    }
    const [failed] = await logOf(webhook.id);
    expect(failed).toMatchObject({ state: 'failed', attempts: [] });
    test.sending.after = () => undefined;
    await user.deliver(webhook.id, failed?.id ?? '');
    await test.runJobs();
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('secret of a webhook', () => {
  it('is stored only in encrypted form', async () => {
    const { secret, webhook } = await user.add();
    const stored = await webhookStore(test.table).find(scopeOf(test.accounts.USER.id), webhook.id);
    expect(JSON.stringify(stored)).not.toContain(secret.replace('whsec_', ''));
  });

  it('signs deliveries together with its successor until the overlap ends', async () => {
    const { secret: former, webhook } = await user.add();
    const { secret: present } = await user.rotate(webhook.id, 1);
    await contact();
    await test.runJobs();
    test.time.now += 2 * HOUR_MS;
    await contact();
    await test.runJobs();
    const [during, after] = test.receiver.received;
    if (!during || !after) throw new Error('Two deliveries were expected');
    expect([former, present].map((secret) => [isSigned(during, secret), isSigned(after, secret)])).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});
