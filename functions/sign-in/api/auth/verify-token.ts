import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { countLinkAttempt, resolveLink } from '#functions/sign-in/api/auth/resolve-link.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/** Returns the purpose and holder of a link. The link is not consumed, because mail scanners follow links. */
export const verifyToken =
  (dependencies: AuthDependencies): UseCase<typeof auth.verifyToken> =>
  async ({ body: { token }, viewerAddress }) => {
    await countLinkAttempt(dependencies, viewerAddress);
    const link = await resolveLink(dependencies, token);
    const { email, contactName, companyName } = link.kind === 'registration' ? link.registration : link.login.account;
    const brand = resolveBrand(link.kind === 'registration' ? undefined : link.login.brandAccount);
    return { link: { kind: link.kind, email, contactName, companyName, expiresAt: link.until.toISOString(), brand } };
  };
