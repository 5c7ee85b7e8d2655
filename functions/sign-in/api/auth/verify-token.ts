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
    if (link.kind === 'login-email-change') {
      const { change, login, side, until } = link;
      const isOld = side === 'old';
      return {
        link: {
          kind: link.kind,
          email: isOld ? login.account.email : change.email,
          // The new address may be that of a stranger, who learns nothing about the account.
          contactName: '',
          companyName: '',
          expiresAt: until.toISOString(),
          brand: resolveBrand(login.brandAccount),
          emailChange: { to: isOld ? change.email : null, isConfirmed: change.confirmed.includes(side) },
        },
      };
    }
    if (link.kind === 'billing-recipient') {
      const { account, recipient, kind, until } = link;
      const details = { email: recipient.email, contactName: '', companyName: account.companyName, emailChange: null };
      return { link: { kind, ...details, expiresAt: until.toISOString(), brand: resolveBrand(undefined) } };
    }
    const { email, contactName, companyName } = link.kind === 'registration' ? link.registration : link.login.account;
    const brand = resolveBrand(link.kind === 'registration' ? undefined : link.login.brandAccount);
    return { link: { kind: link.kind, email, contactName, companyName, expiresAt: link.until.toISOString(), brand, emailChange: null } };
  };
