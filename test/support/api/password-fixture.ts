import type { Registration } from '#shared/model/sign-in/session.ts';
import { expect } from 'vitest';
import { START, startAuthFixture } from '#test/support/api/auth-fixture.ts';
import { tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Answer } from '#test/support/http/send.ts';

export const NEW_PASSWORD = 'Another-horse-2';
export const LINK_INVALID = { status: 404, data: { code: 'link-invalid' } };

/** The request that sets a password with a link's token. */
export const passwordRequest = (token: string, password = NEW_PASSWORD) => ({ body: { token, password, confirmPassword: password } });

/** The auth family with shortcuts for password and registration requests. */
export async function startPasswordFixture() {
  const test = await startAuthFixture();
  const { accounts, ids, jobs } = test.dependencies;

  const forgot = (email: string, sourceIp?: string) =>
    test.call('forgotPassword', { body: { email, language: 'jp' }, ...(sourceIp !== undefined && { sourceIp }) });
  const register = (email: string, sourceIp?: string, changes: Partial<Registration> = {}) =>
    test.call('register', {
      body: { companyName: '株式会社サンプル', contactName: '山田', email, language: 'jp', agreed: true, ...changes },
      ...(sourceIp !== undefined && { sourceIp }),
    });
  /** The token in the e-mail that an action sends. */
  async function linkOf(action: Promise<unknown>): Promise<string> {
    await action;
    return tokenIn((await test.deliverMail()).at(-1) ?? expect.unreachable('No e-mail was sent'));
  }
  const stored = async ({ id }: Account): Promise<Account> => (await accounts.get(id)) ?? expect.unreachable(id);

  return {
    ...test,
    /** Resets the clock and the mailbox, but not the table. */
    async resetFixture(): Promise<void> {
      await test.deliverMail();
      test.mailbox.length = 0;
      test.time.now = START;
    },
    forgot,
    register,
    verify: (token: string) => test.call('verifyToken', { body: { token } }),
    reset: (token: string, password = NEW_PASSWORD) => test.call('resetPassword', passwordRequest(token, password)),
    complete: (token: string) => test.call('completeRegistration', passwordRequest(token)),
    change: (token: string, currentPassword: string, password = NEW_PASSWORD, device?: string) =>
      test.call('changePassword', { token, device, body: { currentPassword, password, confirmPassword: password } }),
    resetLink: (email: string) => linkOf(forgot(email)),
    registrationLink: (email: string) => linkOf(register(email)),
    invited: (parent = test.operator, differences: Partial<Account> = {}) =>
      test.people.add('USER', parent, { contractStatus: 'INACTIVE', ...differences }, null),
    invitationLink: ({ id }: Account) =>
      linkOf(jobs.add(newJob('mail', { mail: { template: 'invitation', accountId: id } }, ids.ulid(), test.clock()))),
    stored,
    /** Changes an account directly in the store. */
    async changeAccount(account: Account, differences: Partial<Account>): Promise<void> {
      const present = await stored(account);
      const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
      expect(await accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
    },
    logOf: async (accountId: string) =>
      (await auditStore(test.table).list(scopeOf(accountId), { after: undefined, limit: 100 })).entries.map(
        ({ action, actor, subject }) => ({
          action,
          actor: actor?.id,
          subject: subject.id,
        }),
      ),
  };
}

export type PasswordFixture = Awaited<ReturnType<typeof startPasswordFixture>>;

export const sortedStatuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
export const fieldsOf = ({ data }: Answer) => (data as { fields: unknown }).fields;
