import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { masterUserUseCases } from '#functions/accounts/api/users/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { billedAccountStore } from '#functions/billing/store/billed-account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { ROLES, type Role } from '#shared/model/role.ts';
import type { QuotationUpdate } from '#shared/model/plans/quotation.ts';
import type { NewUser, UserDetail, UserUpdate } from '#shared/model/accounts/user.ts';
import { startTable } from '#test/support/engines.ts';
import { testAccountsIn, accountOfEachRole } from '#test/support/accounts/test-accounts.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';

/** A low cost, for tests that hash many passwords. */
const COST = { memory: 8, passes: 1 };

/** The user families on their own table and clock. */
export async function startUserFixture() {
  const test = await startTable();
  const { table } = test;
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const clock = () => new Date(time.now);
  const dependencies: UserDependencies = {
    accounts: accountStore(table),
    plans: planStore(table),
    billedAccounts: billedAccountStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    attempts: attemptStore(table, clock),
    countsOf: (scope) => readScopeCounts(table, scope),
    passwords: argon2Hasher(COST),
    clock,
    ids: randomIds,
  };
  return {
    ...test,
    time,
    dependencies,
    people: await testAccountsIn(table, clock),
    /** The jobs about an account, oldest first. */
    async jobsOf(id: string): Promise<Job[]> {
      const items = (await scanTable(test)).filter(({ entity }) => entity === 'job') as unknown as Job[];
      const isAbout = (job: Job): boolean => {
        const mail = requestedMail(job);
        return job.subjectId === id || (mail !== undefined && 'accountId' in mail && mail.accountId === id);
      };
      return items.filter(isAbout).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
    lastEntry: async (account: { id: string }): Promise<AuditEntry | undefined> =>
      (await auditStore(table).list(scopeOf(account.id), { after: undefined, limit: 1 })).entries[0],
    /** The endpoints of all three families, called by this login; the envelope would decide which family it may use. */
    as: (account: Account) => actAs(dependencies, account),
  };
}

export type UserFixture = Awaited<ReturnType<typeof startUserFixture>>;

const NOTHING_ELSE = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

type Question = { limit?: number } & Partial<Parameters<ReturnType<typeof masterUserUseCases>['list']>[0]['query']>;

/** The `invalid-input` refusal of one field. */
export const fieldRefusal = (path: string, rule: string, params?: object) => ({
  code: 'invalid-input',
  fields: [{ path, rule, ...(params && { params }) }],
});

/** An update that changes nothing. */
export const unchangedUpdate = (user: UserDetail): UserUpdate => ({
  role: user.role,
  version: user.version,
  companyName: user.companyName,
  contactName: user.contactName,
  email: user.email,
  planId: user.planChange?.planId ?? user.planId,
  planAtOnce: null,
  billingStart: null,
  contractStart: user.contractStart,
  contractEnd: user.contractEnd,
  authority: user.authority,
  licenceGrant: user.licenceGrant,
  language: user.language,
});

const EMPTY: Omit<NewUser, 'parentId'> = {
  role: 'USER',
  companyName: 'A company',
  contactName: 'A person',
  email: 'person@example.com',
  planId: 'light',
  contractStart: null,
  contractEnd: null,
  authority: 'edit',
  licenceGrant: null,
  language: 'jp',
  initialPassword: null,
  billingStart: null,
};

/** Use cases called by this login, with answers parsed by their response schemas. */
export function actAs(dependencies: UserDependencies, account: Account) {
  const useCases = withParsedResponses(apiContract.masterUser, masterUserUseCases(dependencies));
  const { masterUser } = apiContract;
  const base = async () => {
    const present = (await dependencies.accounts.get(account.id)) ?? account;
    const login = await dependencies.accounts.resolveLogin(present);
    const caller = toCaller(login);
    return { ...NOTHING_ELSE, caller };
  };
  const one = (name: 'get' | 'pause' | 'resume') => async (id: string) =>
    masterUser[name].response.parse(await useCases[name]({ ...(await base()), params: { id } })).user;
  const query = (question: Question) => ({ sort: 'created' as const, order: 'desc' as const, limit: 50, ...question });
  return {
    list: async (question: Question = {}) =>
      masterUser.list.response.parse(await useCases.list({ ...(await base()), query: query(question) })),
    export: async ({ limit: _limit, ...question }: Question & { language: 'jp' | 'en' | 'cn' | 'kr' }) => {
      const { limit: _default, ...asked } = query(question);
      return masterUser.export.response.parse(
        await useCases.export({ ...(await base()), query: { ...asked, language: question.language, format: 'csv' } }),
      );
    },
    create: async (body: Partial<NewUser> & { parentId: string }) =>
      masterUser.create.response.parse(
        await useCases.create({ ...(await base()), body: { ...EMPTY, email: `${randomIds.siteId()}@example.com`, ...body } }),
      ).user,
    get: one('get'),
    update: async (id: string, body: UserUpdate) =>
      masterUser.update.response.parse(await useCases.update({ ...(await base()), params: { id }, body })).user,
    resend: async (id: string) => useCases.resendInvitation({ ...(await base()), params: { id } }),
    pause: one('pause'),
    resume: one('resume'),
    terminate: async (id: string, reason = 'A reason') =>
      masterUser.terminate.response.parse(await useCases.terminate({ ...(await base()), params: { id }, body: { reason } })).user,
    setQuotation: async (id: string, body: QuotationUpdate) =>
      masterUser.setQuotation.response.parse(await useCases.setQuotation({ ...(await base()), params: { id }, body })).user,
    removeQuotedPrice: async (id: string, planId: string, from: string) =>
      masterUser.removeQuotedPrice.response.parse(await useCases.removeQuotedPrice({ ...(await base()), params: { id, planId, from } }))
        .user,
    remove: async (id: string) => useCases.delete({ ...(await base()), params: { id } }),
  };
}

export type Actor = ReturnType<typeof actAs>;

/** One tree with a login of each role, and two USERs outside it. */
export interface UserTree {
  roles: Record<Role, Account>;
  as: Record<Role, Actor>;
  /** A USER directly below the operator and one below another OEM. */
  direct: Account;
  foreign: Account;
}

export async function createUserTree(test: UserFixture): Promise<UserTree> {
  const { people } = test;
  const roles = await accountOfEachRole(people);
  const direct = await people.add('USER', roles.MASTER, { planId: 'standard' });
  const foreign = await people.add('USER', await people.add('OEM_MASTER', roles.MASTER));
  const as = Object.fromEntries(ROLES.map((role) => [role, test.as(roles[role])])) as Record<Role, Actor>;
  return { roles, as, direct, foreign };
}
