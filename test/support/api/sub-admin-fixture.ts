import { apiContract } from '#shared/api-contract/api-contract.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { jobKey } from '#functions/platform/keys/keys.ts';
import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { subAdminLocators, subAdminUseCases } from '#functions/accounts/api/admins/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import type { NewSubAdmin, SubAdmin, SubAdminUpdate } from '#shared/model/accounts/sub-admin.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { startTable } from '#test/support/engines.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';

/** The sub-admin family on its own table and clock. */
export async function startSubAdminFixture() {
  const test = await startTable();
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const clock = () => new Date(time.now);
  const people = await testAccountsIn(test.table, clock);
  const dependencies: SubAdminDependencies = {
    accounts: accountStore(test.table),
    attempts: attemptStore(test.table, clock),
    clock,
    ids: randomIds,
  };
  const master = await people.add('MASTER', null);
  return {
    ...test,
    clock,
    people,
    dependencies,
    master,
    newCustomer: () => people.add('USER', master, { companyName: '株式会社サンプル', contactName: '山田 花子' }),
    as: (account: Account) => actAs(dependencies, account),
    /** The SUB_ADMIN entries of an account's audit log, newest first. */
    logOf: async ({ id }: Account) =>
      (await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 50 })).entries.filter(({ action }) =>
        action.startsWith('sub-admin.'),
      ),
    /** The number of invitations requested for an account. */
    async mailsTo(id: string): Promise<number> {
      time.now += 61_000;
      const jobs = await jobStore(test.table, clock).listOverdue(1_000);
      const items = await test.table.batchGet(jobs.map((job) => jobKey(job.id)));
      return items.map((item) => item && requestedMail(item)).filter((mail) => mail?.template === 'invitation' && mail.accountId === id)
        .length;
    },
  };
}

export type SubAdminFixture = Awaited<ReturnType<typeof startSubAdminFixture>>;

/** The endpoints of the family, called by this login. */
async function actAs(dependencies: SubAdminDependencies, account: Account) {
  const useCases = withParsedResponses(apiContract.subAdmin, subAdminUseCases(dependencies));
  const locators = subAdminLocators(dependencies);
  const caller = toCaller(await dependencies.accounts.resolveLogin(account));
  const base = { caller, params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    list: () => dataOf(useCases.list(base)),
    invite: async (body: NewSubAdmin = invitation()) => (await dataOf(useCases.create({ ...base, body }))).subAdmin,
    update: async (id: string, body: SubAdminUpdate) => (await dataOf(useCases.update({ ...base, params: { id }, body }))).subAdmin,
    remove: (id: string) => dataOf(useCases.delete({ ...base, params: { id } })),
    resend: (id: string) => dataOf(useCases.resendInvitation({ ...base, params: { id } })),
    locate: async (id: string) => locators.delete?.({ params: { id }, query: undefined, body: undefined }, caller),
  };
}

export const EMAIL_TAKEN = { code: 'invalid-input', fields: [{ path: 'email', rule: 'email-taken' }] };
export const uniqueEmail = (name: string): string => `${name}-${randomIds.ulid().toLowerCase()}@example.com`;
export const invitation = (differences: Partial<NewSubAdmin> = {}): NewSubAdmin => ({
  name: '佐藤 次郎',
  email: uniqueEmail('new'),
  permission: 'editor',
  authority: 'edit',
  language: 'kr',
  ...differences,
});
/** An update that changes nothing. */
export const unchangedUpdate = ({ name, email, permission, authority, version }: SubAdmin): SubAdminUpdate => ({
  name,
  email,
  permission,
  authority,
  version,
});
