import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { AccountEvent } from '#shared/model/notices/account-event.ts';
import { APPROVALS_OF_INVITEE_MAX } from '#shared/model/limits.ts';
import type { Approvals } from '#shared/model/preview/approval.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { siteUseCases } from '#functions/sites/api/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { eventPartition, inviteeKey, previewShareKey, siteKey } from '#functions/platform/keys/keys.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { sharePreview } from '#test/support/accounts/create-preview-viewer.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';
import { addPublishableSite, refusalOf } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const [HANA, TARO] = ['hana@example.jp', 'taro@example.jp'] as const;

let test: PreviewFixture;
let owner: Account;
let site: SiteSummary;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await startPreviewFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
  site = await addPublishableSite(test, owner);
  await share([HANA, TARO]);
});

/** Shares the preview of the site with these addresses and opens a session of each. */
async function share(emails: readonly string[], approvalsNeeded = 0): Promise<void> {
  const opened = await sharePreview(test.table, site.id, emails, { clock: test.clock, approvalsNeeded });
  for (const [email, token] of opened) tokens.set(email, token);
}
const revoke = (email: string) => test.table.delete(inviteeKey(site.id, addressDigest(email)));
const approve = (email: string, revision: string, isApproved = true) =>
  test.call('approve', site.id, { token: tokens.get(email), params: { revision }, body: { isApproved } });
const approvalsOf = (answer: { data: unknown }): Approvals => answer.data as Approvals;

const consoleApprovals = () => withParsedResponses(apiContract.site, siteUseCases(test.dependencies));
const BASE = { query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
const setNeeded = (needed: number) =>
  dataOf(consoleApprovals().setApprovals({ ...BASE, caller: callerOf(owner), params: { id: site.id }, body: { needed } }));
const read = () => dataOf(consoleApprovals().approvals({ ...BASE, caller: callerOf(owner), params: { id: site.id }, body: undefined }));
const user = () => test.as(owner);
let edits = 0;
async function edit(): Promise<string> {
  const { document, site: present } = await user().get(site.id);
  const settings = { ...document.settings, name: `Edit ${(edits += 1)}` };
  return (await user().save(site.id, present.working, { settings })).site.working;
}

describe('approvals of invitees', () => {
  it('refer to exactly one revision, and remain valid for this revision after later edits', async () => {
    const answer = await approve(HANA, site.working);
    expect(approvalsOf(answer)).toMatchObject({
      invitees: 2,
      revisions: [{ revision: site.working, isApproved: true, changesSince: 0, by: [{ name: 'hana', isMe: true }] }],
    });
    const working = await edit();
    expect(await read()).toMatchObject({ working, revisions: [{ revision: site.working, changesSince: 1, by: [{ name: HANA }] }] });
  });

  it('announces approvals to the owner once by an event in the bell and a job of an e-mail (R-24.47)', async () => {
    await approve(HANA, site.working);
    await approve(HANA, site.working);
    const events = await test.table.queryAll({ pk: eventPartition(owner.id) }, AccountEvent);
    expect(events).toMatchObject([{ kind: 'preview-approved', siteId: site.id, name: site.name }]);
    const jobs = (await scanTable(test)).filter(({ kind }) => kind === 'mail').map(({ mail }) => mail);
    expect(jobs.filter((mail) => JSON.stringify(mail).includes(site.id))).toEqual([
      { template: 'preview-approved', accountId: owner.id, siteId: site.id, siteName: site.name },
    ]);
  });

  it('are stored or withdrawn once if the request is repeated', async () => {
    await Promise.all([approve(HANA, site.working), approve(HANA, site.working)]);
    expect((await read()).revisions[0]?.by).toHaveLength(1);
    await approve(HANA, site.working, false);
    expect(await approve(HANA, site.working, false)).toMatchObject({ status: 200 });
    expect((await read()).revisions).toEqual([]);
  });

  it('are all stored if several invitees approve concurrently', async () => {
    await Promise.all([approve(HANA, site.working), approve(TARO, site.working)]);
    expect((await read()).revisions[0]?.by).toHaveLength(2);
  });

  it('are rejected for an unknown revision, and cannot be withdrawn from a published revision', async () => {
    expect(await approve(HANA, randomIds.ulid())).toMatchObject({ status: 404 });
    await approve(HANA, site.working);
    await user().publish(site.id, site.working);
    expect(await approve(HANA, site.working, false)).toMatchObject({ status: 409, data: { code: 'transition-refused' } });
  });

  it('expire when the invitation is revoked, even if the address is invited again', async () => {
    await approve(HANA, site.working);
    await revoke(HANA);
    expect((await read()).revisions).toEqual([]);
    await share([HANA]);
    expect((await read()).revisions).toEqual([]);
    await approve(HANA, site.working);
    expect((await read()).revisions[0]?.by).toHaveLength(1);
  });

  it('are limited in number per invitee; a new approval replaces the oldest', async () => {
    const revisions = [site.working];
    for (let count = 0; count < APPROVALS_OF_INVITEE_MAX; count += 1) revisions.push(await edit());
    for (const revision of revisions) {
      test.time.now += 60_000;
      await approve(HANA, revision);
    }
    const { revisions: approved } = await read();
    expect(approved).toHaveLength(APPROVALS_OF_INVITEE_MAX);
    expect(approved.map(({ revision }) => revision)).not.toContain(site.working);
  });

  it('keep their revision from being swept', async () => {
    await approve(HANA, site.working);
    for (let count = 0; count < 55; count += 1) {
      test.time.now += 11 * 60_000;
      await edit();
    }
    test.time.now += 48 * 3_600_000;
    await siteSweep(test.table, test.clock).sweepOnce(site.id);
    const [kept] = await test.dependencies.revisions.read(site, [site.working]);
    expect(kept).toBeDefined();
  });
});

describe('site that requires approvals', () => {
  it('is published, immediately or at a scheduled time, only with a revision that enough invitees have approved', async () => {
    await setNeeded(2);
    await approve(HANA, site.working);
    expect(await refusalOf(user().publish(site.id, site.working))).toMatchObject({ code: 'approval-required' });
    const at = new Date(Math.ceil(test.time.now / 60_000) * 60_000 + 7_200_000).toISOString();
    const planning = { public: { at, revision: site.working } };
    expect(await refusalOf(user().schedule(site.id, planning))).toMatchObject({ code: 'approval-required' });
    await approve(TARO, site.working);
    await user().schedule(site.id, planning);
    const working = await edit();
    expect(await refusalOf(user().publish(site.id, working))).toMatchObject({ code: 'approval-required' });
    expect((await user().publish(site.id, site.working)).site).toMatchObject({ live: site.working, working, status: 'PUBLISH' });
  });

  it('can be unpublished without approvals', async () => {
    await user().publish(site.id, site.working);
    await setNeeded(2);
    expect((await user().publish(site.id, await edit(), 'private')).site.status).toBe('PRIVATE');
  });

  it('can require at most as many approvals as it has invitees, and the change is audited', async () => {
    expect(await refusalOf(setNeeded(3))).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'needed', rule: 'too-large', params: { max: 2 } }],
    });
    expect(await setNeeded(2)).toMatchObject({ needed: 2 });
    expect(await setNeeded(2)).toMatchObject({ needed: 2 });
    expect(await test.table.get(previewShareKey(site.id))).toMatchObject({ approvalsNeeded: 2 });
  });

  it('is not published if the required approvals are withdrawn concurrently', async () => {
    await setNeeded(1);
    await approve(HANA, site.working);
    let isWithdrawn = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || isWithdrawn) return;
      isWithdrawn = true;
      await test.table.update(siteKey(site.id), { set: { approvalsVersion: randomIds.ulid() } });
      await test.table.delete({ pk: `SITE#${site.id}`, sk: `APPROVAL#${site.working}#${addressDigest(HANA)}` });
    });
    expect(await refusalOf(user().publish(site.id, site.working))).toMatchObject({ code: 'approval-required' });
    test.interceptWith(() => undefined);
    expect((await user().get(site.id)).site.live).toBeNull();
  });
});

describe('comments of invitees', () => {
  const comment = async (email: string) => {
    const { document } = await user().get(site.id);
    const [sheetId] = Object.keys(document.sheets);
    const body = { id: randomIds.ulid(), sheetId, language: 'jp', revision: site.working, point: null, second: null, text: 'Smaller' };
    return test.call('comment', site.id, { token: tokens.get(email), body });
  };

  it('show the author’s name without the address, and can be removed by the author only', async () => {
    const { status, data } = await comment(HANA);
    expect(status).toBe(201);
    const { id } = (data as { comment: { id: string } }).comment;
    const list = await test.call('comments', site.id, { token: tokens.get(TARO) });
    expect(list.data).toMatchObject({ comments: [{ author: { kind: 'invitee', name: 'hana', isMe: false }, mayRemove: false }] });
    expect(JSON.stringify(list.data)).not.toContain(HANA);
    expect(await test.call('removeComment', site.id, { token: tokens.get(TARO), params: { commentId: id } })).toMatchObject({
      status: 403,
    });
    expect(
      await test.call('reply', site.id, {
        token: tokens.get(TARO),
        params: { commentId: id },
        body: { id: randomIds.ulid(), text: 'Yes' },
      }),
    ).toMatchObject({ status: 201 });
    expect(await test.call('removeComment', site.id, { token: tokens.get(HANA), params: { commentId: id } })).toMatchObject({
      status: 403,
    });
    expect((await user().get(site.id)).site.comments.open).toBe(1);
  });

  it('are counted per invitee in the share settings, together with the invitee’s approvals', async () => {
    await comment(HANA);
    await comment(HANA);
    await approve(TARO, site.working);
    const token = (await test.people.signIn(owner)).accessToken;
    const { data } = await test.call('getShare', site.id, { token });
    const invitees = (data as PreviewShare).invitees.map(({ email, comments, approvedAt }) => [email, comments, approvedAt]);
    expect(invitees).toEqual(
      expect.arrayContaining([
        [HANA, 2, null],
        [TARO, 0, test.clock().toISOString()],
      ]),
    );
  });

  it('are rejected once the invitation is revoked', async () => {
    await revoke(HANA);
    expect(await comment(HANA)).toMatchObject({ status: 401 });
  });
});
