import { extractMarkedNames } from '#functions/platform/base/marked-name.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { siteUseCases } from '#functions/sites/api/use-cases.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { approvalStore } from '#functions/preview/store/approvals/approval-store.ts';
import { commentDigestStore } from '#functions/preview/store/comments/comment-digest-store.ts';
import { commentStore } from '#functions/preview/store/comments/comment-store.ts';
import { historyStore } from '#functions/sites/store/revisions/history-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { type SiteNewsStore, siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { libraryStore, type LibraryStore } from '#functions/media/store/library-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { presenceStore } from '#functions/sites/store/presence-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteCopyStore } from '#functions/sites/store/site-copy-store.ts';
import { readAllRecordCounts } from '#functions/sites/store/record-counts.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { templateStore, type TemplateStore } from '#functions/sites/store/templates/template-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { ErrorPayload } from '#shared/api-contract/envelope.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { Language } from '#shared/model/language.ts';
import { type ImageRef, type MediaKind, TONE_FIELDS } from '#shared/model/media/media.ts';
import type { NewSite, SiteSave } from '#shared/model/sites/site-input.ts';
import { EMPTY_SHEET, type Sheet, type SiteChanges, type SiteSummary } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { dataOf } from '#test/support/http/data-of.ts';

/** The time that a test sets, in milliseconds. */
interface TestClock {
  now: number;
}

/** The commands that reached the table since the last call, and the number of items they wrote. */
interface Traffic {
  calls: string[];
  itemsWritten: number;
}

/** The dependencies of the site family and of publications, on this table. */
export const siteDependencies = (
  table: Table,
  clock: Clock,
): SiteDependencies & { siteNews: SiteNewsStore; templates: TemplateStore; library: LibraryStore } => ({
  sites: siteStore(table),
  copies: siteCopyStore(table),
  revisions: revisionStore(table),
  comments: commentStore(table),
  digests: commentDigestStore(table, clock),
  approvals: approvalStore(table),
  attempts: attemptStore(table, clock),
  history: historyStore(table),
  presence: presenceStore(table, clock),
  popupCounts: popupCountStore(table),
  recordCountsOf: (siteIds) => readAllRecordCounts(table, siteIds),
  media: mediaStore(table, clock),
  library: libraryStore(table),
  siteNews: siteNewsStore(table),
  templates: templateStore(table),
  jobs: jobStore(table, clock),
  accounts: accountStore(table),
  plans: planStore(table),
  clock,
  ids: randomIds,
  sitesOrigin: 'https://{siteId}.sites.example.com',
});

/** The site family on its own table, with an operator, an OEM below it and two USERs; `as` calls every use case as one of their logins. */
export async function startSiteFixture() {
  const test = await startTable();
  const { table } = test;
  const time: TestClock = { now: Date.UTC(2026, 10, 20, 12) };
  const clock = () => new Date(time.now);
  const people = await testAccountsIn(table, clock);
  const MASTER = await people.add('MASTER', null);
  const OEM = await people.add('OEM_MASTER', MASTER);
  const USER = await people.add('USER', OEM, { planId: 'ep' });
  const STRANGER = await people.add('USER', MASTER, { planId: 'light' });
  const dependencies = siteDependencies(table, clock);
  return {
    ...test,
    ...watch(test),
    time,
    clock,
    dependencies,
    people,
    accounts: { MASTER, OEM, USER, STRANGER },
    as: (account: Account) => actAs(dependencies, account),
  };
}

export type SiteFixture = Awaited<ReturnType<typeof startSiteFixture>>;

/** Counts the traffic to the table and lets a test intercept it. */
export function watch({ client, takeCalls }: TestTable) {
  let itemsWritten = 0;
  let intercept: (command: string) => void | Promise<void> = () => undefined;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const { RequestItems = {}, TransactItems = [] } = args.input as {
          RequestItems?: Record<string, unknown>;
          TransactItems?: unknown[];
        };
        if (commandName === 'BatchWriteItemCommand') itemsWritten += Object.values(RequestItems).flat().length;
        if (commandName === 'TransactWriteItemsCommand') itemsWritten += TransactItems.length;
        if (/^(Put|Update|Delete)Item/.test(String(commandName))) itemsWritten += 1;
        await intercept(String(commandName));
        return next(args);
      },
    { step: 'initialize', name: 'watchTraffic' },
  );
  return {
    takeTraffic(): Traffic {
      const taken = { calls: takeCalls(), itemsWritten };
      itemsWritten = 0;
      return taken;
    },
    /** Sets a function that is called before every command; it may throw instead. */
    interceptWith(interceptor: typeof intercept) {
      intercept = interceptor;
    },
  };
}

const NOTHING_ELSE = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

/** The endpoints of the family, called by an account's main login. */
export function actAs(dependencies: SiteDependencies, account: Account) {
  const useCases = withParsedResponses(apiContract.site, siteUseCases(dependencies));
  const base = { ...NOTHING_ELSE, caller: callerOf(account) };
  const plan = (id: string, planning: Partial<RequestOf<typeof site.schedule>['body']>) =>
    dataOf(useCases.schedule({ ...base, params: { id }, body: { public: null, private: null, ...planning } }));
  return {
    create: async (
      size: { rows?: number; columns?: number } & Partial<Omit<NewSite, 'numberHorizontal' | 'numberVertical'>> = {},
    ): Promise<SiteSummary> => {
      const { rows: numberHorizontal = 3, columns: numberVertical = 3, name = 'A site', content = null, ...fields } = size;
      const body = { numberHorizontal, numberVertical, name, content, viewMode: 'MOBILE' as const, ...fields };
      return (await dataOf(useCases.create({ ...base, body }))).site;
    },
    get: (id: string) => dataOf(useCases.get({ ...base, params: { id } })),
    list: (query: Partial<RequestOf<typeof site.list>['query']> = {}) =>
      dataOf(useCases.list({ ...base, query: { sort: 'created', order: 'desc', limit: 50, ...query } })),
    exported: (query: Partial<RequestOf<typeof site.export>['query']> = {}) =>
      dataOf(useCases.export({ ...base, query: { sort: 'created', order: 'desc', language: 'jp', format: 'csv', ...query } })),
    usage: () => dataOf(useCases.usage(base)),
    duplicate: async (id: string, name = 'A copy') => (await dataOf(useCases.duplicate({ ...base, params: { id }, body: { name } }))).site,
    save: (id: string, revision: string, changes: SiteChanges, kind: 'auto' | 'save' = 'save') =>
      dataOf(useCases.update({ ...base, params: { id }, body: { base: revision, changes, kind } })),
    saveFields: (id: string, fields: Partial<SiteSave>) =>
      dataOf(useCases.update({ ...base, params: { id }, body: { changes: {}, kind: 'save', ...fields } })),
    revisions: (id: string) => dataOf(useCases.revisions({ ...base, params: { id } })),
    revision: (id: string, revision: string) => dataOf(useCases.revision({ ...base, params: { id, revision } })),
    restore: (id: string, from: string, revision: string) =>
      dataOf(useCases.restore({ ...base, params: { id }, body: { base: from, revision } })),
    presence: (id: string, editorId: string, cell: string | null = null, isLeaving = false) =>
      dataOf(useCases.presence({ ...base, params: { id }, body: { editorId, cell, isLeaving } })),
    publish: (id: string, revision: string, visibility: 'public' | 'private' = 'public') =>
      dataOf(useCases.publish({ ...base, params: { id }, body: { revision, visibility } })),
    plan,
    schedule: async (...planned: Parameters<typeof plan>) => (await plan(...planned)).site,
    publication: (id: string, publicationId: string) => dataOf(useCases.publication({ ...base, params: { id, publicationId } })),
    popupCounts: (id: string) => dataOf(useCases.popupCounts({ ...base, params: { id } })),
    weights: async (id: string) => (await dataOf(useCases.weights({ ...base, params: { id } }))).weights,
    remove: (id: string) => dataOf(useCases.delete({ ...base, params: { id } })),
    trash: (query: Partial<RequestOf<typeof site.trash>['query']> = {}) =>
      dataOf(useCases.trash({ ...base, query: { limit: 50, ...query } })),
    untrash: (id: string) => dataOf(useCases.untrash({ ...base, params: { id } })),
    purge: (id: string) => dataOf(useCases.purge({ ...base, params: { id } })),
  };
}

export type Actor = ReturnType<typeof actAs>;

/** The refusal of a call that has to be refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorPayload> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The envelope of the API does the same.
    extractMarkedNames(error.detail);
    return { code: error.code, ...error.detail };
  }
  throw new Error('The call was not refused');
}

export const sheet = (mainText: string, differences: Partial<Sheet> = {}): Sheet => ({ ...EMPTY_SHEET, mainText, ...differences });

/** Changes that place new sheets in the first cells of a grid, row by row, with their ids. */
export function sheetsInFirstCells(
  rows: number,
  columns: number,
  sheets: readonly Sheet[],
  languages: readonly Language[] = ['jp'],
): { changes: SiteChanges; ids: string[] } {
  const ids = sheets.map(() => randomIds.ulid());
  const cells = [...gridCells(rows, columns)];
  return {
    ids,
    changes: {
      grid: {
        numberHorizontal: rows,
        numberVertical: columns,
        cells: Object.fromEntries(ids.map((id, index) => [cells[index] ?? '', id])),
      },
      sheets: Object.fromEntries(
        ids.map((id, index) => [id, Object.fromEntries(languages.map((language) => [language, sheets[index] ?? EMPTY_SHEET]))]),
      ),
    },
  };
}

/** A tone map of a picture that is everywhere dark to light. */
export const SOME_TONES = 'F8'.repeat(TONE_FIELDS);

/** Stores a ready picture in the table, without files in storage. */
export async function addReadyMedia(
  { dependencies }: Pick<SiteFixture, 'dependencies'>,
  owner: Account,
  siteId: string,
  kind: MediaKind = 'creative',
  differences: Partial<MediaFile> = {},
): Promise<ImageRef> {
  const id = randomIds.ulid();
  const tones = kind === 'creative' ? { tones: SOME_TONES } : {};
  const image: ImageRef = { mediaId: id, width: 1080, height: 1920, colour: '#336699', ...tones };
  const file: MediaFile = {
    id,
    kind,
    name: `${id}.png`,
    type: 'image/png',
    size: 1,
    loginId: owner.id,
    ownerId: owner.id,
    lineage: owner.path,
    siteId,
    state: 'ready',
    image,
    video: null,
    fault: null,
    variants: [],
    createdAt: dependencies.clock().toISOString(),
    ...differences,
  };
  await dependencies.media.create([file]);
  return image;
}

/** Saves a new site of an account, with one sheet and all that publishing it needs. */
export async function addPublishableSite(test: SiteFixture, owner: Account): Promise<SiteSummary> {
  const actor = test.as(owner);
  const { id, working } = await actor.create();
  const image = await addReadyMedia(test, owner, id);
  return (await actor.save(id, working, sheetsInFirstCells(3, 3, [sheet('one', { image })]).changes)).site;
}
