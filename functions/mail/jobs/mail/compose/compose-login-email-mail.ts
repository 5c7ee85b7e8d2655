import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { MailJob } from '#functions/mail/jobs/mail/compose/compose-account-mail.ts';
import { consoleUrl } from '#functions/mail/jobs/mail/compose/console-url.ts';
import type { OneTimeLink } from '#functions/mail/jobs/mail/content/account-mails.ts';
import {
  loginEmailChangedMail,
  loginEmailChangeMail,
  loginEmailConfirmMail,
  loginEmailKnownMail,
} from '#functions/mail/jobs/mail/content/login-email-mails.ts';
import type { LoginEmailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { Mail } from '#functions/platform/gateways/mail.ts';
import type { LinkStore } from '#functions/sign-in/store/link-store.ts';
import type { LoginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import type { ChangeSide } from '#functions/visitors/store/records/email-change.ts';
import type { Brand } from '#shared/model/brand.ts';
import { maySignIn } from '#shared/rules/accounts/policy.ts';

export interface LoginEmailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get' | 'findCredential' | 'resolveLogin'>;
  links: Pick<LinkStore, 'issue'>;
  loginEmailChanges: Pick<LoginEmailChangeStore, 'find'>;
}

/** Composes the e-mails of a change of a login's address. Returns `undefined` once the change has ended. */
export async function composeLoginEmailMail(
  dependencies: LoginEmailDependencies,
  job: MailJob,
  request: LoginEmailRequest,
): Promise<Mail | undefined> {
  const { accounts, consoleOrigin, links, loginEmailChanges } = dependencies;

  /** Returns a login that may sign in, with its brand. */
  async function findLogin(accountId: string | undefined): Promise<{ account: Account; brand: Brand } | undefined> {
    const account = accountId === undefined ? undefined : await accounts.get(accountId);
    if (!account || account.deletedAt !== undefined) return undefined;
    const login = await accounts.resolveLogin(account);
    return maySignIn(login.contractStatus) ? { account, brand: resolveBrand(login.brandAccount) } : undefined;
  }

  const signInUrl = (brand: Brand): string => consoleUrl(consoleOrigin, '/login', brand);

  /** Tells the owner of a taken address. Only this e-mail reveals that the address has an account. */
  async function known(ownerId: string): Promise<Mail | undefined> {
    const owner = await findLogin(ownerId);
    if (!owner) return undefined;
    const { account, brand } = owner;
    return renderMail(dependencies, { to: account.email, brand, language: account.language }, (context) =>
      loginEmailKnownMail(context, account.contactName, signInUrl(brand)),
    );
  }

  const found = await findLogin(request.accountId);
  if (!found) return undefined;
  const { account, brand } = found;
  const { contactName: name, language } = account;
  if (request.template === 'login-email-changed')
    return renderMail(dependencies, { to: request.email, brand, language }, (context) =>
      loginEmailChangedMail(context, { name, at: new Date(job.createdAt) }, signInUrl(brand)),
    );

  const change = await loginEmailChanges.find(account);
  if (change?.id !== request.changeId) return undefined;
  const linkOf = async (side: ChangeSide): Promise<OneTimeLink> => {
    const { token, until } = await links.issue(job.id, { kind: 'login-email-change', accountId: account.id, changeId: change.id, side });
    return { address: consoleUrl(consoleOrigin, '/confirm-email', brand, token), until };
  };
  if (request.template === 'login-email-change') {
    const link = await linkOf('old');
    return renderMail(dependencies, { to: account.email, brand, language }, (context) =>
      loginEmailChangeMail(context, { name, email: change.email }, link),
    );
  }
  const ownerId = (await accounts.findCredential(change.email))?.accountId;
  if (ownerId !== undefined) return await known(ownerId);
  const link = await linkOf('new');
  return renderMail(dependencies, { to: change.email, brand, language }, (context) => loginEmailConfirmMail(context, link));
}
