import { userImportUseCases } from '#functions/accounts/api/imports/use-cases.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { importUsers } from '#functions/accounts/jobs/import-users/import-users.ts';
import { importUsersJob } from '#functions/accounts/job-definitions/import-users.ts';
import { requestImportInvitations } from '#functions/platform/jobs/reconcile/request-import-invitations.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { Account } from '#functions/accounts/store/account.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { importedAccounts } from '#functions/accounts/store/imports/imported-accounts.ts';
import { userImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import type { FileFormat, ImportFault, ImportField, UserImport } from '#shared/model/accounts/user-import.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { put } from '#test/support/api/media-fixture.ts';
import { startUserFixture } from '#test/support/api/user-fixture.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { createKiller } from '#test/support/killed-after.ts';
import { startBucket } from '#test/support/media/storage-bucket.ts';

const NOTHING_ELSE = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

/** The user families with the import of accounts, a storage and the job. */
export async function startUserImportFixture() {
  const [test, bucket] = await Promise.all([startUserFixture(), startBucket()]);
  const { table, time } = test;
  const clock = () => new Date(time.now);
  const dependencies = {
    ...test.dependencies,
    imports: userImportStore(table, clock),
    imported: importedAccounts(table),
    jobs: jobStore(table, clock),
    files: bucket.files,
  };
  const { countCall, killedAfter } = createKiller();
  test.client.middlewareStack.add(
    (next) => (args) => {
      countCall();
      return next(args);
    },
    { step: 'initialize', priority: 'high' },
  );
  const useCases = withParsedResponses(apiContract.userImport, userImportUseCases(dependencies));

  /** The endpoints, called by a login. */
  function importsAs(account: Account) {
    const base = async () => {
      const present = (await dependencies.accounts.get(account.id)) ?? account;
      return { ...NOTHING_ELSE, caller: toCaller(await dependencies.accounts.resolveLogin(present)) };
    };
    const one = async (id: string) => ({ ...(await base()), params: { id } });
    return {
      list: async () => (await dataOf(useCases.list(await base()))).imports,
      template: async (role: ManagedRole, language: 'jp' | 'en' | 'cn' | 'kr') =>
        (await dataOf(useCases.template({ ...(await base()), query: { role, language } }))).csv,
      start: async (body: { role: ManagedRole; parentId: string; fileName: string; size: number }) =>
        dataOf(useCases.start({ ...(await base()), body })),
      get: async (id: string) => (await dataOf(useCases.get(await one(id)))).import,
      preview: async (id: string, query: Partial<FileFormat> = {}) => dataOf(useCases.preview({ ...(await one(id)), query })),
      firstInvoices: async (id: string, body: { format: FileFormat; fields: (ImportField | null)[]; language: 'jp' | 'en' }) =>
        dataOf(useCases.firstInvoices({ ...(await one(id)), body })),
      confirm: async (id: string, body: { format: FileFormat; fields: (ImportField | null)[]; language: 'jp' | 'en' }) =>
        (await dataOf(useCases.confirm({ ...(await one(id)), body }))).import,
      faults: async (id: string, cursor?: string) => dataOf(useCases.faults({ ...(await one(id)), query: { cursor } })),
      exportFaults: async (id: string, language: 'jp' | 'en', cursor?: string) =>
        dataOf(useCases.exportFaults({ ...(await one(id)), query: { language, cursor, format: 'csv' } })),
      undo: async (id: string) => (await dataOf(useCases.undo(await one(id)))).import,
    };
  }
  type ImportActor = ReturnType<typeof importsAs>;

  async function upload(actor: ImportActor, to: { role: ManagedRole; parentId: string }, bytes: Uint8Array, fileName = 'users.csv') {
    const started = await actor.start({ ...to, fileName, size: bytes.length });
    const status = await put(started.upload.url, bytes, started.upload.headers);
    if (status !== 200) throw new Error(`The upload was answered with ${status}`);
    return started.import.id;
  }

  return {
    ...test,
    files: bucket.files,
    imports: dependencies.imports,
    imported: dependencies.imported,
    importsAs,
    upload,
    /** Uploads a file and confirms the proposed columns. */
    async confirmed(actor: ImportActor, to: { role: ManagedRole; parentId: string }, csv: string): Promise<UserImport> {
      const id = await upload(actor, to, new TextEncoder().encode(csv));
      const { format, fields } = await actor.preview(id);
      return actor.confirm(id, { format, fields, language: 'jp' });
    },
    /** Runs the job of an import once, in a process killed after `calls` calls of the database. Returns whether it survived. */
    async runJob(of: { id: string; ownerId: string }, calls = Infinity): Promise<boolean> {
      const { jobId = '' } = (await dependencies.imports.find(of)) ?? {};
      const { jobs, ids } = dependencies;
      return killedAfter(calls, () => runJob(importUsersJob, { jobs, ids }, importUsers(dependencies))({ jobId: jobId ?? '' }));
    },
    allFaults: async (actor: ImportActor, id: string): Promise<ImportFault[]> => {
      const faults: ImportFault[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await actor.faults(id, cursor);
        faults.push(...page.faults);
        cursor = page.nextCursor;
      }
      return faults;
    },
    requestInvitations: () => requestImportInvitations({ ...dependencies }),
    /** Ids of the accounts that an invitation was requested for, in the order of the requests. */
    async invitedIds(): Promise<string[]> {
      const items = await scanTable(test);
      const mails = items.flatMap((item) => (item.entity === 'job' ? [requestedMail(item)] : []));
      return mails.flatMap((mail) => (mail?.template === 'invitation' ? [mail.accountId] : []));
    },
    /** All accounts below one, as they are stored, whether they exist for readers or not. */
    async storedBelow(parentId: string): Promise<Account[]> {
      const items = await scanTable(test);
      return items.filter(({ entity, parentId: of }) => entity === 'account' && of === parentId).map((item) => Account.parse(item));
    },
    stop: async () => {
      await bucket.stop();
      await test.stop();
    },
  };
}

export type UserImportFixture = Awaited<ReturnType<typeof startUserImportFixture>>;
