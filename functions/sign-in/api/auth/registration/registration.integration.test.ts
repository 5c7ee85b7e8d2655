import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RATE_LIMITS } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import {
  LINK_INVALID,
  NEW_PASSWORD,
  type PasswordFixture,
  sortedStatuses,
  startPasswordFixture,
} from '#test/support/api/password-fixture.ts';
import { type Answer, deviceOf } from '#test/support/http/send.ts';

let test: PasswordFixture;
beforeAll(async () => {
  test = await startPasswordFixture();
});
afterAll(() => test.stop());
beforeEach(() => test.resetFixture());

describe('console registration', () => {
  it('gets the same answer after the same work whether or not the address has an account', async () => {
    const user = await test.newUser();
    const seen: (Partial<Answer> & { calls: string[] })[] = [];
    for (const email of [user.email, 'newcomer@example.com']) {
      test.takeCalls();
      const { status, data, headers, cookies } = await test.register(email);
      seen.push({ status, data, headers, cookies, calls: test.takeCalls() });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ status: 202, data: null, cookies: [] });
    const mails = await test.deliverMail();
    expect(mails.map(({ to, text }) => [to, text.includes('token=')])).toEqual([
      [user.email, false],
      ['newcomer@example.com', true],
    ]);
  });

  it.each([
    ['413 to 1.6 MB', 800_000, 413],
    ['400 to the longest accepted body', 5_000, 400],
  ])('answers %s of alternating combining marks without normalising them (R-23.70)', async (_, pairs, status) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const answer = await test.register('hostile@example.com', undefined, { companyName: `e${'\u0301\u0316'.repeat(pairs)}` });
    const longest = Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length));
    normalize.mockRestore();
    expect(answer.status).toBe(status);
    expect(longest).toBeLessThan(100);
    expect(await test.deliverMail()).toEqual([]);
  });

  it('is limited per address and per network', async () => {
    for (let asked = 0; asked < RATE_LIMITS['register-address']; asked += 1)
      expect((await test.register('keen@example.com')).status).toBe(202);
    expect((await test.register('keen@example.com')).status).toBe(429);
    const network = RATE_LIMITS['register-from-network'];
    for (let asked = 0; asked < network; asked += 1) expect((await test.register(`r${asked}@example.com`, '192.0.2.9')).status).toBe(202);
    expect((await test.register('r-last@example.com', '192.0.2.9')).status).toBe(429);
  });

  it('creates a USER below the operator when its link is confirmed, on trial from today', async () => {
    test.time.now = Date.UTC(2026, 10, 20, 15, 30);
    const email = 'new-customer@example.com';
    const token = await test.registrationLink(email);
    expect((await test.verify(token)).data).toMatchObject({
      link: { kind: 'registration', email, contactName: '山田', brand: { id: null } },
    });
    const answer = await test.complete(token);
    expect(answer).toMatchObject({ status: 201, data: { email } });
    expect(await test.dependencies.links.find(token)).toBeUndefined();
    const signedIn = await test.signIn(email, NEW_PASSWORD, { device: deviceOf(answer) });
    const { id } = (signedIn.data as Session).user;
    expect(await test.dependencies.accounts.get(id)).toMatchObject({
      role: 'USER',
      parentId: test.operator.id,
      path: [test.operator.id, id],
      companyName: '株式会社サンプル',
      contractStatus: 'ACTIVE',
      planId: 'trial',
      authority: 'edit',
      contractStart: '2026-11-21',
      contractEnd: '2026-12-21',
      language: 'jp',
    });
    expect(await test.logOf(test.operator.id)).toContainEqual({ action: 'account.register', actor: id, subject: id });
    expect(await test.complete(token)).toMatchObject(LINK_INVALID);
  });

  it('stores the legal documents that were in force when the registration was sent (R-4.27)', async () => {
    test.time.now = Date.UTC(2026, 10, 20, 12);
    const { legal, accounts } = test.dependencies;
    const [{ id: issuerId, companyName: issuerName }, document] = [await accounts.getOperator(), test.dependencies.ids.ulid()];
    const draft = { kind: 'terms', effectiveDate: '2026-11-20', texts: { jp: '本文', en: '', cn: '', kr: '' }, version: 0 } as const;
    await legal.saveDraft(issuerId, draft);
    const publishedAt = new Date(test.time.now).toISOString();
    const version = { id: document, kind: 'terms', issuerId, issuerName, effectiveDate: draft.effectiveDate, publishedAt } as const;
    await legal.publish({ ...draft, version: 1 }, { ...version, texts: draft.texts }, []);
    const token = await test.registrationLink('agreed@example.com');
    test.time.now += 60_000;
    const signedIn = await test.signIn('agreed@example.com', NEW_PASSWORD, { device: deviceOf(await test.complete(token)) });
    const { publishedAt: _, ...agreed } = version;
    expect(await legal.agreementsOf((signedIn.data as Session).user.id)).toEqual([{ ...agreed, at: publishedAt, by: '山田' }]);
  });

  it('creates one account for many concurrent requests and links', async () => {
    const email = 'double@example.com';
    const [first, second] = [await test.registrationLink(email), await test.registrationLink(email)];
    const answers = await Promise.all([first, first, second, second].map(test.complete));
    expect(sortedStatuses(answers)).toEqual([201, 404, 404, 404]);
    expect(await test.verify(first)).toMatchObject(LINK_INVALID);
    expect(await test.verify(second)).toMatchObject(LINK_INVALID);
  });

  it('rejects its link once the address has an account', async () => {
    const email = 'faster@example.com';
    const token = await test.registrationLink(email);
    await test.newUser({ email });
    expect(await test.verify(token)).toMatchObject(LINK_INVALID);
    expect(await test.complete(token)).toMatchObject(LINK_INVALID);
  });

  it('rejects links of password resets; the endpoint for password resets rejects registration links', async () => {
    const user = await test.newUser();
    expect(await test.complete(await test.resetLink(user.email))).toMatchObject(LINK_INVALID);
    expect(await test.reset(await test.registrationLink('kinds@example.com'))).toMatchObject(LINK_INVALID);
  });
});
