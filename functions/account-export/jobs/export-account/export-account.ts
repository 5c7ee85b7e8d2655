import { nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import { writeUnlessErased } from '#functions/visitors/services/erasure/write-unless-erased.ts';
import { writeParts } from '#functions/platform/files/write-parts.ts';
import { type ZipEntry, zipChunks } from '#functions/platform/files/zip.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { accountExportKey } from '#functions/platform/gateways/media-keys.ts';
import type { MultipartUploads } from '#functions/platform/gateways/multipart-uploads.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { accountEntries, type AccountEntryDependencies } from '#functions/account-export/jobs/export-account/entries/account-entries.ts';
import {
  type ArchiveContext,
  siteEntries,
  type SiteEntryDependencies,
} from '#functions/account-export/jobs/export-account/entries/site-entries.ts';
import { templateEntries } from '#functions/account-export/jobs/export-account/entries/template-entries.ts';
import { wholeTextEntry } from '#functions/account-export/jobs/export-account/entries/text-entries.ts';
import type { exportAccountJob } from '#functions/account-export/job-definitions/export-account.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobHandler, JobProgress } from '#functions/platform/runner/run-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountExportStore } from '#functions/account-export/store/account-export-store.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { SiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { TemplateStore } from '#functions/sites/store/templates/template-store.ts';
import { TAKEOUT_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatJapaneseTime, japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface ExportAccountDependencies extends AccountEntryDependencies, SiteEntryDependencies {
  accounts: AccountEntryDependencies['accounts'] & Pick<AccountStore, 'get' | 'getAll'>;
  sites: Pick<SiteStore, 'list'>;
  templates: Pick<TemplateStore, 'listOwn'>;
  erasuresOf: (siteId: string) => Promise<SiteErasures>;
  exports: Pick<AccountExportStore, 'announce'>;
  files: Pick<ObjectStorage, keyof MultipartUploads | 'remove'>;
  clock: Clock;
}

const SITES_PER_PAGE = 100;

/** Returns the sites of the account itself, oldest first, without those of accounts below it. */
async function ownSites({ sites }: ExportAccountDependencies, accountId: string): Promise<Site[]> {
  const own: Site[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const page = await sites.list(scopeOf(accountId), { after, limit: SITES_PER_PAGE, descending: false, skipsUnreadable: true });
    own.push(...page.sites.filter(({ ownerId }) => ownerId === accountId));
    after = page.next;
  }
  return own;
}

function readMe({ companyName }: Account, { language, now }: ArchiveContext): string {
  const text = fillPlaceholders(TAKEOUT_MESSAGES[language].readMe, { company: companyName, at: formatJapaneseTime(now) });
  return `${text}\n`;
}

/** Yields the entries of the whole archive, site by site. */
async function* entriesOf(
  dependencies: ExportAccountDependencies,
  account: Account,
  sites: readonly Site[],
  context: ArchiveContext,
  progress: JobProgress,
): AsyncGenerator<ZipEntry> {
  const total = sites.length + 1;
  yield wholeTextEntry('README.txt', context.day, readMe(account, context));
  yield* accountEntries(dependencies, account, context);
  for (const [index, site] of sites.entries()) {
    progress.report({ done: index + 1, total });
    yield* siteEntries(dependencies, site, context);
  }
  for (const template of await dependencies.templates.listOwn(scopeOf(account.id))) yield* templateEntries(dependencies, template, context);
  progress.report({ done: total, total });
}

async function* whileLeased<T>(pieces: AsyncIterable<T>, progress: JobProgress): AsyncGenerator<T> {
  for await (const piece of pieces) {
    progress.assertLeaseHeld();
    yield piece;
  }
}

/**
 * Writes all data of an account, its sites and its templates to a ZIP file, and e-mails the login that requested it. Holds only a part of the
 * file and a page of records, or one revision, in memory. A repeated attempt writes the file again; the e-mail is sent once.
 */
export const exportAccount = (dependencies: ExportAccountDependencies): JobHandler<typeof exportAccountJob> => ({
  async run({ id, payload: { subjectId, language, loginId } }, progress) {
    const { accounts, erasuresOf, files, exports, clock } = dependencies;
    const account = await accounts.get(subjectId);
    if (!account || account.deletedAt !== undefined) return;
    const sites = await ownSites(dependencies, account.id);
    const now = clock();
    const redactNames = nameRedactor({ accounts }, { scope: scopeOf(account.id) });
    const context = { language, now, day: japaneseDay(now), redactNames };
    const key = accountExportKey(account.id, id);
    const siteIds = sites.map((site) => site.id);
    await writeUnlessErased({ erasuresOf, files, siteIds, key }, () => {
      const pieces = zipChunks(entriesOf(dependencies, account, sites, context, progress));
      return writeParts(files, { key, contentType: 'application/zip' }, whileLeased(pieces, progress));
    });
    const mail = { template: 'account-export' as const, accountId: loginId, exportedId: account.id, companyName: account.companyName };
    await exports.announce(newJob('mail', { mail }, `${id}-ready`, now));
  },
});
