import * as z from 'zod';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { changeContextWrites } from '#functions/accounts/store/account-writes.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import {
  type StoredApiAccess as Access,
  formerSecretOf,
  secretsOf,
  StoredApiAccess,
} from '#functions/open-api/store/accesses/api-access.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isAbsent, isEqual, isNotDeleted } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import { API_ACCESS_PREFIX, accountKey, accountPartition, apiAccessKey, apiProofKey } from '#functions/platform/keys/keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/**
 * The outcome of a change. `secret-taken`: another access has the same secret. `conflict`: the access has changed, or the account is
 * deleted.
 */
type ApiAccessOutcome = 'done' | 'secret-taken' | 'conflict';

export interface ApiAccessStore {
  /** Returns the accesses of the scope's own account, oldest first. */
  list(scope: Scope): Promise<Access[]>;
  /** Returns an access of the scope's own account. Throws `not-found`. */
  find(scope: Scope, id: string): Promise<Access>;
  /** Returns the access with this secret, whether or not it may be used. Makes two calls. */
  findBySecret(digest: string): Promise<Access | undefined>;
  create(account: Account, access: Access, audit: AuditEntry): Promise<ApiAccessOutcome>;
  /** Replaces the access if its version is still that of `before`. */
  replace(account: Account, change: { before: Access; after: Access }, audit: AuditEntry): Promise<ApiAccessOutcome>;
  revoke(account: Account, access: Access, audit: AuditEntry): Promise<ApiAccessOutcome>;
}

const Pointer = z.object({ accountId: z.string(), accessId: z.string() });

const accessItem = (access: Access): Item => ({ ...apiAccessKey(access.accountId, access.id), entity: 'api-access', ...access });

/** Returns the items by which requests find the access. The item of a former secret expires with the secret. */
function pointerItems(access: Access): Map<string, Item> {
  const former = formerSecretOf(access.proof);
  return new Map(
    secretsOf(access).map(({ digest }): [string, Item] => [
      digest,
      {
        ...apiProofKey(digest),
        entity: 'api-proof',
        accountId: access.accountId,
        accessId: access.id,
        ...(former?.digest === digest && { expiresAt: Math.ceil(Date.parse(former.until) / 1_000) }),
      },
    ]),
  );
}

/** Returns the writes that replace the pointers of an access before a change by those after the change. */
function pointerWrites(before: Access | undefined, after: Access | undefined): Write[] {
  const [present, next] = [before ? pointerItems(before) : new Map(), after ? pointerItems(after) : new Map<string, Item>()];
  return [
    ...[...next].map(([digest, put]): Write => (present.has(digest) ? { put } : { put, when: isAbsent() })),
    ...[...present.keys()].filter((digest) => !next.has(digest)).map((digest): Write => ({ delete: apiProofKey(digest) })),
  ];
}

export function apiAccessStore(table: Table): ApiAccessStore {
  async function commit(account: Account, write: Write, pointers: readonly Write[], audit: AuditEntry): Promise<ApiAccessOutcome> {
    const own: Write[] = [{ check: accountKey(account.id), when: isNotDeleted }, write];
    try {
      await table.transact([...own, ...pointers, ...changeContextWrites({ audit }, account)]);
      return 'done';
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return error.failed.some((index) => index < own.length) ? 'conflict' : 'secret-taken';
    }
  }
  const isUnchanged = ({ version }: Access) => isEqual('version', version);

  return {
    list: ({ accountId }) => table.queryAll({ pk: accountPartition(accountId), prefix: API_ACCESS_PREFIX }, StoredApiAccess),
    async find({ accountId }, id) {
      const found = await table.get(apiAccessKey(accountId, id), StoredApiAccess);
      if (!found) throw new AppError('not-found');
      return found;
    },
    async findBySecret(digest) {
      const pointer = await table.get(apiProofKey(digest), Pointer);
      return pointer && table.get(apiAccessKey(pointer.accountId, pointer.accessId), StoredApiAccess);
    },
    create: (account, access, audit) =>
      commit(account, { put: accessItem(access), when: isAbsent() }, pointerWrites(undefined, access), audit),
    replace: (account, { before, after }, audit) =>
      commit(account, { put: accessItem(after), when: isUnchanged(before) }, pointerWrites(before, after), audit),
    revoke: (account, access, audit) =>
      commit(
        account,
        { delete: apiAccessKey(access.accountId, access.id), when: isUnchanged(access) },
        pointerWrites(access, undefined),
        audit,
      ),
  };
}
