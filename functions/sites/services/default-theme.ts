import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';

/**
 * Returns the theme with which a new site of an account starts without a template: the default of the account that manages it, for a USER
 * `null` without one. At most one database call.
 */
export async function defaultTheme(
  { accounts }: { accounts: Pick<AccountStore, 'get'> },
  { role, parentId }: Pick<Account, 'role' | 'parentId'>,
): Promise<SiteTheme | null> {
  if (role !== 'USER' || parentId === null) return null;
  const name = (await accounts.get(parentId))?.defaultTheme ?? null;
  return name && curatedTheme(name);
}
