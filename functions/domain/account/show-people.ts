import { resolveBrand } from '#functions/domain/account/resolve-brand.ts';
import { type MarkedName, takeMarkedNames } from '#functions/named-person.ts';
import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { NamedLogin } from '#shared/model/account/acting.ts';
import type { Role, WorkRole } from '#shared/model/account/role.ts';

export interface PeopleDependencies {
  accounts: Pick<AccountStore, 'getAll' | 'listSubAdmins'>;
}

/** Whoever reads an answer: the account that it works in, with its role if it is known, and its login if it has one. */
export interface Reader {
  scope: Scope;
  workRole?: WorkRole;
  loginId?: string;
}

/** Replaces, in an answer, the names that its reader may not see. Returns the same answer. */
export type ShowPeople = <T>(answer: T) => Promise<T>;

const IN_OEM: readonly Role[] = ['OEM_MASTER', 'OEM_ADMIN', 'USER'];

/** The roles that people above an account cannot have. A SUB_ADMIN may work in any account. */
const ROLES_WITHIN: Readonly<Record<WorkRole, readonly Role[]>> = {
  MASTER: ['MASTER', 'MASTER_USER', 'SUB_ADMIN', ...IN_OEM],
  OEM_MASTER: IN_OEM,
  USER: ['USER'],
};

/** Whether the person works in the reader's account or below it, as far as that is known without a database call. */
function isSurelyWithin({ ref, role }: MarkedName, { scope: { accountId }, workRole, loginId }: Reader): boolean {
  if (workRole === 'MASTER' || (workRole && role && ROLES_WITHIN[workRole].includes(role))) return true;
  return ref !== undefined && (ref.accountId === accountId || ref.loginId === accountId || ref.loginId === loginId);
}

/** What decides where a person is: the account that it works in, or its own. */
const placeOf = ({ ref }: MarkedName): string[] => (ref ? [ref.accountId ?? ref.loginId] : []);

/** Names that are not known to be those of people within the account. */
const hide = ({ target, field }: MarkedName): void => {
  target[field] = '';
};

/** The provider instead of a person, and without a picture. */
function showAsProvider({ target, field, role }: MarkedName, provider: NamedLogin): void {
  Object.assign(target, role ? { ...provider } : { [field]: provider.name });
  target[field === 'name' ? 'isProvider' : 'byProvider'] = true;
  if ('picture' in target) target['picture'] = null;
}

/**
 * Shows people above a reader's account, or outside it, as its provider with the name of its brand, and people within it by
 * their names. A name that a document of an earlier version holds alone is shown if a login of the reader's account has it, since
 * it may be that of a person above. Without a reader no name is shown.
 *
 * For one answer: no database call if all people are surely within the account; else at most two, and two more for names alone.
 */
export function showPeople({ accounts }: PeopleDependencies, reader: Reader | undefined): ShowPeople {
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

  /** The account directly below the operator, whose brand applies below it, or the operator. */
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
        // The log names machines too, by an id that no account has: they work for the provider, since their role is not one within.
        if (known.get(place) || one.role) outside.push(one);
        else hide(one);
      }
    }
    if (outside.length === 0) return;
    const provider = await providerOf(accountId);
    for (const one of outside) showAsProvider(one, provider);
  }

  return async (answer) => {
    const names = takeMarkedNames(answer);
    if (!reader) names.forEach(hide);
    const open = reader ? names.filter((one) => !isSurelyWithin(one, reader)) : [];
    if (reader && open.length > 0) await showTo(reader, open);
    return answer;
  };
}
