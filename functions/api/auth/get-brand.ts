import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { resolveBrand } from '#functions/domain/account/resolve-brand.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/** How the sign-in page of an OEM (or direct customer) looks. An id that is nobody's gets the product's own look. */
export const getBrand =
  ({ accounts }: Pick<AuthDependencies, 'accounts'>): UseCase<typeof auth.brand> =>
  async ({ params: { id } }) => {
    const account = await accounts.get(id);
    return { brand: resolveBrand(account?.deletedAt === undefined ? account : undefined) };
  };
