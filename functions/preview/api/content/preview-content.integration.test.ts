import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountKey, inviteeKey, previewShareKey } from '#functions/platform/keys/keys.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { RATE_LIMITS } from '#shared/model/limits.ts';
import { createPreviewViewer, INVITED_EMAIL } from '#test/support/accounts/create-preview-viewer.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';
import { sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';

const PASSWORD = 'Shared-2026.';

let test: PreviewFixture;
let siteId: string;
let token: string;

beforeAll(async () => {
  test = await startPreviewFixture();
  const owner = test.as(test.accounts.USER);
  const { id, working } = await owner.create();
  siteId = id;
  const { changes } = sheetsInFirstCells(3, 3, [sheet('Open'), sheet('For members', { membersOnlyLock: true })]);
  await owner.save(siteId, working, changes);
  token = await createPreviewViewer(test.table, siteId, INVITED_EMAIL, await test.passwords.hash(PASSWORD));
});
afterAll(() => test.stop());

const site = (more: object = {}) => test.call('site', siteId, { token, ...more });

describe('content of a preview', () => {
  it('includes the working revision and members-only sheets', async () => {
    expect(await site()).toMatchObject({
      status: 200,
      data: {
        id: siteId,
        lang: 'jp',
        sheets: [
          { cell: 'A1', title: 'Open', membersOnly: false },
          { cell: 'B1', title: 'For members', membersOnly: true },
        ],
      },
    });
  });

  it('is returned only if the domain in the request is that of the site', async () => {
    expect(await site({ query: { domain: `${siteId.toUpperCase()}.sites.example.com` } })).toMatchObject({ status: 200 });
    expect(await site({ query: { domain: 'other.example.com' } })).toMatchObject({ status: 404 });
  });

  it('rejects a wrong password that is sent besides the token, and limits the attempts', async () => {
    const withPassword = (password: string) => site({ headers: { password }, sourceIp: '203.0.113.9' });
    expect(await withPassword(PASSWORD)).toMatchObject({ status: 200 });
    expect(await withPassword('Wrong-2026.')).toMatchObject({ status: 401, data: { code: 'sign-in-failed' } });
    for (let count = 1; count < RATE_LIMITS['preview-sign-in-to-site-from-network']; count += 1) await withPassword('Wrong-2026.');
    expect(await withPassword(PASSWORD)).toMatchObject({ status: 429 });
    expect(await site()).toMatchObject({ status: 200 });
  });

  it('is unavailable from the next request after the invitation is revoked', async () => {
    await test.table.update(previewShareKey(siteId), { set: { epoch: 'another' } });
    expect(await site()).toMatchObject({ status: 401, data: { code: 'unauthenticated' } });
    token = await createPreviewViewer(test.table, siteId);
    expect(await site()).toMatchObject({ status: 200 });
    await test.table.delete(inviteeKey(siteId, addressDigest(INVITED_EMAIL)));
    expect(await site()).toMatchObject({ status: 401 });
  });

  it('is unavailable while a contract above the site is suspended', async () => {
    token = await createPreviewViewer(test.table, siteId);
    await test.table.update(accountKey(test.accounts.OEM.id), { set: { contractStatus: 'SUSPENDED' } });
    expect(await site()).toMatchObject({ status: 503 });
  });
});
