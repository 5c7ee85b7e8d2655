import { AppError } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { changeContextWrites } from '#functions/accounts/store/account-writes.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, isAbsent, isEqual, isNotDeleted, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountKey, accountPartition } from '#functions/platform/keys/keys.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import { WEBHOOK_PREFIX, webhookKey } from '#functions/platform/keys/webhook-keys.ts';

export interface WebhookStore {
  /** Returns the webhooks of the scope's own account, oldest first. */
  list(scope: Scope): Promise<StoredWebhook[]>;
  /** Returns a webhook of the scope's own account. Throws `not-found`. */
  find(scope: Scope, id: string): Promise<StoredWebhook>;
  /** Returns a webhook by id, for jobs. */
  read(accountId: string, id: string): Promise<StoredWebhook | undefined>;
  /** Returns a site with the webhooks of its owner and of the accounts above, or `undefined` if the site is deleted. For jobs. */
  ofSite(siteId: string): Promise<{ site: Site; webhooks: StoredWebhook[] } | undefined>;
  /** Returns the webhooks of accounts, without those of the accounts above. For jobs. */
  ofAccounts(accountIds: readonly string[]): Promise<StoredWebhook[]>;
  /** Returns `false` if the account is deleted. */
  create(account: Account, webhook: StoredWebhook, context: ChangeContext): Promise<boolean>;
  /** Replaces the editable fields if the version is still that of `before`, else returns `false`. */
  replace(account: Account, change: { before: StoredWebhook; after: StoredWebhook }, context: ChangeContext): Promise<boolean>;
  /** Deletes the webhook. Returns `false` if it has changed since it was read. */
  remove(account: Account, webhook: StoredWebhook, context: ChangeContext): Promise<boolean>;
  /** Stores the start of a series of failures, unless it has started; `null` ends it after a success. A no-op for a deleted webhook. */
  setFailingSince(webhook: StoredWebhook, since: string | null): Promise<void>;
}

const isUnchanged = ({ version }: StoredWebhook) => isEqual('version', version);

/** The optional attributes, which a replacement removes if they are absent. */
const OPTIONAL = ['failingSince', 'stoppedAt'] as const;

export function webhookStore(table: Table): WebhookStore {
  const commit = (account: Account, write: Write, context: ChangeContext): Promise<boolean> =>
    tryCommit(table.transact([{ check: accountKey(account.id), when: isNotDeleted }, write, ...changeContextWrites(context, account)]));
  const read: WebhookStore['read'] = (accountId, id) => table.get(webhookKey(accountId, id), StoredWebhook);
  const listOf = (accountId: string): Promise<StoredWebhook[]> =>
    table.queryAll({ pk: accountPartition(accountId), prefix: WEBHOOK_PREFIX }, StoredWebhook);

  return {
    list: ({ accountId }) => listOf(accountId),
    read,
    async find({ accountId }, id) {
      const found = await read(accountId, id);
      if (!found) throw new AppError('not-found');
      return found;
    },
    async ofSite(siteId) {
      const [site] = await activeSites(table, [siteId]);
      if (!site) return undefined;
      const webhooks = await Promise.all(site.lineage.map(listOf));
      return { site, webhooks: webhooks.flat() };
    },
    ofAccounts: async (accountIds) => (await Promise.all(accountIds.map(listOf))).flat(),
    create: (account, webhook, context) =>
      commit(account, { put: { ...webhookKey(account.id, webhook.id), entity: 'webhook', ...webhook }, when: isAbsent() }, context),
    replace(account, { before, after }, context) {
      const remove = OPTIONAL.filter((name) => after[name] === undefined);
      return commit(account, { update: webhookKey(account.id, before.id), set: after, remove, when: isUnchanged(before) }, context);
    },
    remove: (account, webhook, context) =>
      commit(account, { delete: webhookKey(account.id, webhook.id), when: isUnchanged(webhook) }, context),
    async setFailingSince({ accountId, id }, since) {
      const key = webhookKey(accountId, id);
      if (since === null) await tryCommit(table.update(key, { remove: ['failingSince'] }, isPresent()));
      else await tryCommit(table.update(key, { set: { failingSince: since } }, allOf(isPresent(), isAbsent('failingSince'))));
    },
  };
}
