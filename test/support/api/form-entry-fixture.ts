import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { siteContactUseCases } from '#functions/visitors/api/entries/use-cases.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { startSiteFixture } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type EntryOptions, storeFormEntry } from '#test/support/visitors/form-entries.ts';

type Query = RequestOf<typeof siteContact.list>['query'];
type ExportQuery = RequestOf<typeof siteContact.exportCsv>['query'];
type ExportBody = RequestOf<typeof siteContact.startExport>['body'];
type Change = RequestOf<typeof siteContact.update>['body'];
type Batch = RequestOf<typeof siteContact.batch>['body'];

const NOTHING_ELSE = { query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
const FIRST: Query = { sort: 'created', order: 'desc', limit: 50 };

/** The family of contacts on the table of the site fixture. `entriesAs` calls it as the main login of an account. */
export async function startFormEntryFixture() {
  const test = await startSiteFixture();
  const { table, clock, dependencies } = test;
  const entries = formEntryList(table, clock);
  const exportFiles = { signDownload: ({ key }: { key: string }) => Promise.resolve(`https://storage.example.com/${key}`) };
  const own: FormEntryDependencies = {
    ...dependencies,
    exportFiles,
    entries,
    mailRecords: mailRecordStore(table),
    audit: auditStore(table),
  };
  const useCases = withParsedResponses(siteContact, siteContactUseCases(own));
  const entriesAs = (account: Account) => {
    const base = { ...NOTHING_ELSE, caller: callerOf(account) };
    return {
      list: (id: string, query: Partial<Query> = {}) => dataOf(useCases.list({ ...base, params: { id }, query: { ...FIRST, ...query } })),
      exportCsv: (id: string, query: Partial<ExportQuery> = {}) =>
        dataOf(
          useCases.exportCsv({
            ...base,
            params: { id },
            query: { sort: 'created', order: 'desc', language: 'jp', format: 'csv', ...query },
          }),
        ),
      get: async (id: string, entryId: string) => (await dataOf(useCases.get({ ...base, params: { id, entryId } }))).entry,
      update: async (id: string, entryId: string, body: Change) =>
        (await dataOf(useCases.update({ ...base, params: { id, entryId }, body }))).entry,
      batch: async (id: string, body: Batch) => (await dataOf(useCases.batch({ ...base, params: { id }, body }))).changed,
      startExport: async (id: string, body: ExportBody) => (await dataOf(useCases.startExport({ ...base, params: { id }, body }))).export,
      getExport: async (id: string, exportId: string) => (await dataOf(useCases.getExport({ ...base, params: { id, exportId } }))).export,
      assignees: async (id: string) => (await dataOf(useCases.assignees({ ...base, params: { id } }))).assignees,
    };
  };
  return { ...test, entries, entriesAs, store: (siteId: string, options: EntryOptions = {}) => storeFormEntry(table, siteId, options) };
}

export type FormEntryFixture = Awaited<ReturnType<typeof startFormEntryFixture>>;
