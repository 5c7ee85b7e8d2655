import type { Account } from '#functions/accounts/store/account.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';

/**
 * Returns the theme with which a new site of an account starts without a template: the default of the account that manages it, for a USER
 * `null` without one. `chain`: the accounts from the operator down to the owner.
 */
export function defaultTheme(
  { role, parentId }: Pick<Account, 'role' | 'parentId'>,
  chain: readonly (Pick<Account, 'id' | 'defaultTheme'> | undefined)[],
): SiteTheme | null {
  const name = role === 'USER' ? chain.find((account) => account?.id === parentId)?.defaultTheme : undefined;
  return name ? curatedTheme(name) : null;
}
