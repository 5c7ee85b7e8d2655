import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/**
 * Returns the brand of an OEM's or direct customer's sign-in page. An unknown id gets the product's brand, so the answer does not reveal
 * which accounts exist.
 */
export const getBrand =
  ({ accounts }: Pick<AuthDependencies, 'accounts'>): UseCase<typeof auth.brand> =>
  async ({ params: { id } }) => {
    const account = await accounts.get(id);
    return { brand: resolveBrand(account?.deletedAt === undefined ? account : undefined) };
  };
