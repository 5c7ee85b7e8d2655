import { resolveBrand } from '#functions/domain/account/resolve-brand.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import type { Role, WorkRole } from '#shared/model/account/role.ts';

const IN_OEM: readonly Role[] = ['OEM_MASTER', 'OEM_ADMIN', 'USER'];

/** The roles that people above an account cannot have. A SUB_ADMIN may work in any account. */
const ROLES_WITHIN: Readonly<Record<WorkRole, readonly Role[]>> = {
  MASTER: ['MASTER', 'MASTER_USER', 'SUB_ADMIN', ...IN_OEM],
  OEM_MASTER: IN_OEM,
  USER: ['USER'],
};

/**
 * Audit entries as a caller sees them: people above its account are its provider, with the name of its brand. At most two calls,
 * and none unless a person may be above it by the role.
 */
export async function showActors(
  { accounts }: { accounts: Pick<AccountStore, 'get' | 'getAll'> },
  { actor: { workRole }, scope: { accountId } }: Pick<Caller, 'actor' | 'scope'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const within = ROLES_WITHIN[workRole];
  const actorIds = new Set(entries.flatMap(({ actor }) => (actor && !within.includes(actor.role) ? actor.id : [])));
  if (actorIds.size === 0) return [...entries];
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
