import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { site as siteFamily } from '#shared/api-contract/endpoints/site.ts';
import { COMMENT_MAX, RATE_LIMITS } from '#shared/model/limits.ts';
import type { CommentThread } from '#shared/model/preview/comment.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { siteUseCases } from '#functions/sites/api/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { refusalOf, sheet, sheetsInFirstCells, type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

let test: SiteFixture;
let owner: Account;
let site: SiteSummary;
let sheetIds: string[];
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
  const { id, working } = await test.as(owner).create();
  const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('one'), sheet('two')]);
  sheetIds = ids;
  ({ site } = await test.as(owner).save(id, working, changes));
});

const BASE = { query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
/** The comments of the site, called by the login of an account. */
function commentsOf(account: Account) {
  const useCases = withParsedResponses(apiContract.site, siteUseCases(test.dependencies));
  const base = { ...BASE, caller: callerOf(account) };
  const params = { id: site.id };
  return {
    list: (cursor?: string) => dataOf(useCases.comments({ ...base, params, query: { cursor }, body: undefined })),
    add: async (differences: Partial<RequestOf<typeof siteFamily.comment>['body']> = {}): Promise<CommentThread> => {
      const place = {
        sheetId: sheetIds[0] ?? '',
        language: 'jp' as const,
        revision: site.working,
        point: { x: 10, y: 20.5 },
        second: null,
      };
      const body = { id: randomIds.ulid(), ...place, text: 'Larger, please', ...differences };
      return (await dataOf(useCases.comment({ ...base, params, body }))).comment;
    },
    reply: async (commentId: string, text = 'Done', id = randomIds.ulid()) =>
      (await dataOf(useCases.reply({ ...base, params: { ...params, commentId }, body: { id, text } }))).comment,
    resolve: async (commentId: string, isResolved = true) =>
      (await dataOf(useCases.resolveComment({ ...base, params: { ...params, commentId }, body: { isResolved } }))).comment,
    remove: (commentId: string, reply?: string) =>
      dataOf(useCases.removeComment({ ...base, params: { ...params, commentId }, query: { reply }, body: undefined })),
  };
}
const summaryNow = async () => (await test.as(owner).get(site.id)).site.comments;

describe('comments of a site', () => {
  it('are stored with sheet and position, and counted on the site', async () => {
    const comment = await commentsOf(owner).add();
    expect(comment).toMatchObject({
      sheetId: sheetIds[0],
      cell: 'A1',
      formerCell: 'A1',
      isChanged: false,
      point: { x: 10, y: 20.5 },
      author: { kind: 'login', name: owner.contactName, isMe: true },
      resolved: null,
    });
    expect((await commentsOf(owner).list()).comments).toEqual([comment]);
    expect(await summaryNow()).toEqual({ open: 1, version: expect.any(String) });
  });

  it('are added once if the request is repeated, as are their replies', async () => {
    const { add, reply, list } = commentsOf(owner);
    const id = randomIds.ulid();
    await Promise.all([add({ id }), add({ id }), add({ id })]);
    const replyId = randomIds.ulid();
    await Promise.all([reply(id, 'Done', replyId), reply(id, 'Done', replyId)]);
    expect((await list()).comments).toMatchObject([{ id, replies: [{ id: replyId }] }]);
    expect((await summaryNow()).open).toBe(1);
  });

  it('are rejected if another login has a comment with the same id', async () => {
    const { id } = await commentsOf(owner).add();
    expect(await refusalOf(commentsOf(test.accounts.OEM).add({ id }))).toMatchObject({ code: 'invalid-input', fields: [{ path: 'id' }] });
  });

  it('follow their sheet to another cell, and show whether the sheet has changed or was removed', async () => {
    const { add, list } = commentsOf(owner);
    await add();
    const { document } = await test.as(owner).get(site.id);
    const [first = '', second = ''] = sheetIds;
    const moved = await test.as(owner).save(site.id, site.working, { grid: { ...document.grid, cells: { C3: first, A1: second } } });
    expect((await list()).comments).toMatchObject([{ cell: 'C3', formerCell: 'A1', isChanged: false }]);
    const edited = await test.as(owner).save(site.id, moved.site.working, { sheets: { [first]: { jp: sheet('changed') } } });
    expect((await list()).comments).toMatchObject([{ cell: 'C3', isChanged: true }]);
    await test.as(owner).save(site.id, edited.site.working, {
      grid: { ...document.grid, cells: { A1: second } },
      sheets: { [first]: { jp: null } },
    });
    expect((await list()).comments).toMatchObject([{ cell: null, isChanged: true }]);
  });

  it('are rejected for a sheet that the revision does not contain, and for a revision of another site', async () => {
    const { add } = commentsOf(owner);
    expect(await refusalOf(add({ sheetId: randomIds.ulid() }))).toMatchObject({ code: 'invalid-input', fields: [{ path: 'sheetId' }] });
    expect(await refusalOf(add({ revision: randomIds.ulid() }))).toMatchObject({ code: 'edit-conflict' });
  });

  it('are resolved, reopened by the author, and reopened by a reply', async () => {
    const { add, resolve, reply } = commentsOf(owner);
    const { id } = await add();
    expect(await resolve(id)).toMatchObject({ resolved: { by: owner.contactName } });
    expect((await summaryNow()).open).toBe(0);
    await resolve(id);
    expect(await resolve(id, false)).toMatchObject({ resolved: null });
    await resolve(id);
    expect(await reply(id)).toMatchObject({ resolved: null });
    expect((await summaryNow()).open).toBe(1);
  });

  it('are removed from the list and the count; a reply is removed without its comment', async () => {
    const { add, reply, remove, list } = commentsOf(owner);
    const { id } = await add();
    const { replies } = await reply(id);
    await remove(id, replies[0]?.id);
    expect((await list()).comments).toMatchObject([{ id, replies: [] }]);
    await remove(id);
    expect(await list()).toMatchObject({ comments: [], nextCursor: null });
    expect((await summaryNow()).open).toBe(0);
    expect(await refusalOf(remove(id))).toMatchObject({ code: 'not-found' });
  });

  it('are not-found for accounts outside the tree', async () => {
    const { id } = await commentsOf(owner).add();
    const stranger = commentsOf(test.accounts.STRANGER);
    for (const call of [
      () => stranger.list(),
      () => stranger.add(),
      () => stranger.reply(id),
      () => stranger.resolve(id),
      () => stranger.remove(id),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'not-found' });
  });

  it('are limited in number per site and per login, and in replies per comment', async () => {
    const { add, reply } = commentsOf(owner);
    const { id } = await add();
    await test.table.update(siteKey(site.id), { set: { commentCount: COMMENT_MAX.stored } });
    expect(await refusalOf(add())).toMatchObject({ code: 'invalid-input', fields: [{ rule: 'too-many' }] });
    for (let count = 0; count < COMMENT_MAX.replies; count += 1) await reply(id);
    expect(await refusalOf(reply(id))).toMatchObject({ code: 'invalid-input', fields: [{ rule: 'too-many' }] });
    for (let count = COMMENT_MAX.replies + 3; count < RATE_LIMITS['comment-of-login']; count += 1) await refusalOf(reply(id));
    expect(await refusalOf(reply(id))).toMatchObject({ code: 'too-many-requests' });
  });

  it('keep their revision from being swept until they are resolved', async () => {
    const user = test.as(owner);
    const { id } = await commentsOf(owner).add();
    // In the history, a later revision of the edit session replaces the revision with the comment.
    const base = site.working;
    let { working } = site;
    for (let count = 0; count < 60; count += 1) {
      test.time.now += 60_000;
      working = (await user.save(site.id, working, { sheets: { [sheetIds[0] ?? '']: { jp: sheet(`${count}`) } } })).site.working;
    }
    const sweep = async () => {
      test.time.now += 48 * 3_600_000;
      await siteSweep(test.table, test.clock).sweepOnce(site.id);
      return (await test.dependencies.revisions.read(site, [base]))[0] !== undefined;
    };
    expect(await sweep()).toBe(true);
    await commentsOf(owner).resolve(id);
    await user.save(site.id, working, { sheets: { [sheetIds[0] ?? '']: { jp: sheet('last') } } });
    expect(await sweep()).toBe(false);
  });
});
