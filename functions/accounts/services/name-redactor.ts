import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import { type MarkedName, extractMarkedNames } from '#functions/platform/base/marked-name.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { NamedLogin } from '#shared/model/sign-in/acting.ts';
import type { Role, WorkRole } from '#shared/model/role.ts';

export interface PeopleDependencies {
  accounts: Pick<AccountStore, 'getAll' | 'listSubAdmins'>;
}

/** The reader of an answer: the account in which it works, its role if known, and its login if there is one. */
export interface Reader {
  scope: Scope;
  workRole?: WorkRole;
  loginId?: string;
}

/** Redacts in place the names that the reader of an answer may not see, and returns the same answer. */
export type RedactNames = <T>(answer: T) => Promise<T>;

const IN_OEM: readonly Role[] = ['OEM_MASTER', 'OEM_ADMIN', 'USER'];

/** The roles that people above an account cannot have. A SUB_ADMIN may work in any account. */
const ROLES_WITHIN: Readonly<Record<WorkRole, readonly Role[]>> = {
  MASTER: ['MASTER', 'MASTER_USER', 'SUB_ADMIN', ...IN_OEM],
  OEM_MASTER: IN_OEM,
  USER: ['USER'],
};

/** Whether it is known without a database call that the person works in the reader's account or below it. */
function isSurelyWithin({ ref, role }: MarkedName, { scope: { accountId }, workRole, loginId }: Reader): boolean {
  if (workRole === 'MASTER' || (workRole && role && ROLES_WITHIN[workRole].includes(role))) return true;
  return ref !== undefined && (ref.accountId === accountId || ref.loginId === accountId || ref.loginId === loginId);
}

/**
 * Returns the id of the account that decides whether a person is within the reader's account: the account in which the person works, or the
 * person's own. Empty if unknown.
 */
const placeOf = ({ ref }: MarkedName): string[] => (ref ? [ref.accountId ?? ref.loginId] : []);

/** Empties a name that may belong to a person outside the account. */
const hide = ({ target, field }: MarkedName): void => {
  target[field] = '';
};

/** Replaces a person by the provider, without a picture. */
function showAsProvider({ target, field, role }: MarkedName, provider: NamedLogin): void {
  Object.assign(target, role ? { ...provider } : { [field]: provider.name });
  target[field === 'name' ? 'isProvider' : 'byProvider'] = true;
  if ('picture' in target) target['picture'] = null;
}

/**
 * Shows people above or outside a reader's account as its provider with the name of its brand, and people within it by their
 * names. Documents of earlier versions hold a name without a person's id: such a name may belong to a person above, so it is shown only if
 * a login of the reader's account has it. Without a reader no name is shown.
 *
 * A redactor serves one answer. Makes no database call if all people are known to be within the account; else at most two, and two more
 * for names without ids.
 */
export function nameRedactor({ accounts }: PeopleDependencies, reader: Reader | undefined): RedactNames {
  const known = new Map<string, Account | undefined>();
  let ownNames: Promise<ReadonlySet<string>> | undefined;

  async function read(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length === 0) return;
    const found = await accounts.getAll(missing);
    for (const [index, id] of missing.entries()) known.set(id, found[index]);
  }

  async function readOwnNames(scope: Scope): Promise<ReadonlySet<string>> {
    const logins = [known.get(scope.accountId), ...(await accounts.listSubAdmins(scope))];
    return new Set(logins.flatMap((login) => (login ? [login.contactName] : [])));
  }

  /** Returns the provider of an account: the account directly below the operator, whose brand applies, or the operator. */
  async function providerOf(accountId: string): Promise<NamedLogin> {
    const [operatorId = accountId, brandId = operatorId] = known.get(accountId)?.path ?? [];
    const aboveId = brandId === accountId ? operatorId : brandId;
    await read([aboveId]);
    const brand = resolveBrand(known.get(aboveId));
    const owner = known.get(brand.id ?? operatorId);
    return { id: owner?.id ?? operatorId, name: brand.name ?? '', role: owner?.role ?? 'MASTER' };
  }

  async function showTo({ scope }: Reader, names: readonly MarkedName[]): Promise<void> {
    const { accountId } = scope;
    await read([accountId, ...names.flatMap(placeOf)]);
    const isWithin = (id: string) => known.get(id)?.path.includes(accountId) ?? false;
    const outside: MarkedName[] = [];
    for (const one of names) {
      const [place] = placeOf(one);
      if (place === undefined) {
        ownNames ??= readOwnNames(scope);
        if (!(await ownNames).has(String(one.target[one.field]))) hide(one);
      } else if (!isWithin(place)) {
        // The audit log also names machines, by ids that no account has. They have a role, so they are shown as the provider.
        if (known.get(place) || one.role) outside.push(one);
        else hide(one);
      }
    }
    if (outside.length === 0) return;
    const provider = await providerOf(accountId);
    for (const one of outside) showAsProvider(one, provider);
  }

  return async (answer) => {
    const names = extractMarkedNames(answer);
    if (!reader) names.forEach(hide);
    const open = reader ? names.filter((one) => !isSurelyWithin(one, reader)) : [];
    if (reader && open.length > 0) await showTo(reader, open);
    return answer;
  };
}
