import { resolveBrand } from '#functions/domain/account/resolve-brand.ts';
import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

/**
 * Audit entries as the accounts of a scope see them: people above it are its provider, with the name of its brand. At most two
 * calls.
 */
export async function showActors(
  { accounts }: { accounts: Pick<AccountStore, 'get' | 'getAll'> },
  { accountId }: Scope,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const actorIds = [...new Set(entries.flatMap(({ actor }) => actor?.id ?? []))];
  const [reader, ...actors] = await accounts.getAll([...new Set([accountId, ...actorIds])]);
  const outside = new Set(actors.flatMap((actor) => (actor && !actor.path.includes(accountId) ? actor.id : [])));
  if (!reader || outside.size === 0) return [...entries];
  const [operatorId = '', brandId = operatorId] = reader.path;
  const above = brandId === accountId ? undefined : await accounts.get(brandId);
  const brand = resolveBrand(above);
  const owner = above?.id === brand.id ? above : undefined;
  const provider = { id: owner?.id ?? operatorId, name: brand.name ?? '', role: owner?.role ?? 'MASTER', isProvider: true } as const;
  return entries.map((entry) => {
    if (!entry.actor || !outside.has(entry.actor.id)) return entry;
    const { actsFor } = entry.actor;
    return { ...entry, actor: { ...provider, ...(actsFor && { actsFor }) } };
  });
}
