import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { countLinkAttempt, resolveLink } from '#functions/api/auth/resolve-link.ts';
import { resolveBrand } from '#functions/domain/account/resolve-brand.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/** Whom and what a link is for, as the screen behind it greets its holder. Uses nothing up: mail scanners follow links. */
export const verifyToken =
  (dependencies: AuthDependencies): UseCase<typeof auth.verifyToken> =>
  async ({ body: { token }, viewerAddress }) => {
    await countLinkAttempt(dependencies, viewerAddress);
    const opened = await resolveLink(dependencies, token);
    const { email, contactName, companyName } = opened.kind === 'registration' ? opened.registration : opened.login.account;
    const brand = resolveBrand(opened.kind === 'registration' ? undefined : opened.login.brandAccount);
    return { link: { kind: opened.kind, email, contactName, companyName, expiresAt: opened.until.toISOString(), brand } };
  };
