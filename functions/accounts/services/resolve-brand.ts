import { type Brand, PRODUCT_BRAND } from '#shared/model/brand.ts';
import { canHaveBrand } from '#shared/model/accounts/account-type.ts';
import { textColourOn } from '#shared/values/colour.ts';
import type { Account } from '#functions/accounts/store/account.ts';

/** Returns the brand that applies below an account: the account's own brand if it is allowed and set, else the product's. */
export function resolveBrand(account: Account | undefined): Brand {
  const settings = account && canHaveBrand(account.role, account.path.length - 1) ? account.brand : null;
  if (!account || !settings) return PRODUCT_BRAND;
  return { id: account.id, name: account.companyName, ...settings, textColor: textColourOn(settings.mainColor) };
}
