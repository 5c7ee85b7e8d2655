import { resolveBrand } from '#functions/domain/account/resolve-brand.ts';
import type { Mail } from '#functions/gateways/mail.ts';
import { composeFormMail } from '#functions/jobs/mail/compose/compose-form-mail.ts';
import { composeMemberMail, type MemberMailDependencies } from '#functions/jobs/mail/compose/compose-member-mail.ts';
import { consoleUrl } from '#functions/jobs/mail/compose/console-url.ts';
import type { MailContent } from '#functions/jobs/mail/content/mail-content.ts';
import {
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  type MailContext,
  accountTerminatedMail,
  accountAlreadyExistsMail,
  registrationMail,
  type OneTimeLink,
} from '#functions/jobs/mail/content/account-mails.ts';
import { renderMail } from '#functions/jobs/mail/layout/render-mail.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { Login } from '#functions/store/account/login.ts';
import type { FormEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import type { MailRequest } from '#functions/jobs/mail/job.ts';
import type { ConsoleLinkPurpose } from '#functions/store/auth/link.ts';
import type { LinkStore } from '#functions/store/auth/link-store.ts';
import type { Brand } from '#shared/model/account/brand.ts';
import type { Language } from '#shared/model/language.ts';
import { maySignIn } from '#shared/rules/account/policy.ts';

export interface ComposeMailDependencies extends MemberMailDependencies {
  accounts: AccountStore;
  links: LinkStore;
  entries: FormEntryStore;
  consoleOrigin: string;
}

/** The job an e-mail is sent by: its link has the same id. */
interface MailJob {
  id: string;
  createdAt: string;
}

/** The screens that e-mails lead to; for links also those that take their token. */
const SCREENS = { signIn: '/login', forgotten: '/reset-pass', register: '/register' } as const;
const SCREEN_OF_LINK = {
  'password-reset': '/new-password',
  invitation: '/first-time-change-password',
  registration: SCREENS.register,
} as const satisfies Record<ConsoleLinkPurpose['kind'], string>;

/** Finds out whether an order leads to an e-mail at all, to whom and in whose look, and makes its link. */
export function composeMail(dependencies: ComposeMailDependencies) {
  const { accounts, links, consoleOrigin } = dependencies;
  const addressOf = (screen: string, brand: Brand) => consoleUrl(consoleOrigin, screen, brand);

  async function linkTo(jobId: string, purpose: ConsoleLinkPurpose, brand: Brand): Promise<OneTimeLink> {
    const { token, until } = await links.issue(jobId, purpose);
    return { address: consoleUrl(consoleOrigin, SCREEN_OF_LINK[purpose.kind], brand, token), until };
  }

  const linkToAccount = (jobId: string, kind: 'password-reset' | 'invitation', account: Account, brand: Brand): Promise<OneTimeLink> =>
    linkTo(jobId, { kind, accountId: account.id, email: account.email, epoch: account.sessionEpoch }, brand);

  const written = (to: string, brand: Brand, language: Language, content: (reader: MailContext) => MailContent): Mail =>
    renderMail(consoleOrigin, { to, brand, language }, content);

  async function loginOf(accountId: string | undefined): Promise<Login | undefined> {
    const account = accountId === undefined ? undefined : await accounts.get(accountId);
    return account && account.deletedAt === undefined ? accounts.resolveLogin(account) : undefined;
  }
  /** The login an e-mail is for; nobody, where it may not sign in any more. */
  async function readerOf(accountId: string | undefined): Promise<{ account: Account; brand: Brand } | undefined> {
    const login = await loginOf(accountId);
    return login && maySignIn(login.contractStatus) ? { account: login.account, brand: resolveBrand(login.brandAccount) } : undefined;
  }

  async function passwordReset(job: MailJob, email: string, language: Language): Promise<Mail | undefined> {
    const reader = await readerOf((await accounts.findCredential(email))?.accountId);
    if (!reader) return undefined;
    const { account, brand } = reader;
    const link = await linkToAccount(job.id, 'password-reset', account, brand);
    return written(account.email, brand, language, (to) => passwordResetMail(to, account.contactName, link));
  }

  /** To whoever has not chosen a password yet. */
  async function invitation(job: MailJob, accountId: string): Promise<Mail | undefined> {
    const reader = await readerOf(accountId);
    if (reader?.account.contractStatus !== 'INACTIVE') return undefined;
    const { account, brand } = reader;
    const inviter = account.parentId === null ? undefined : await accounts.get(account.parentId);
    const link = await linkToAccount(job.id, 'invitation', account, brand);
    const { contactName: name, email, language } = account;
    const invited = { name, email, inviter: inviter?.companyName ?? account.companyName };
    return written(email, brand, language, (to) => invitationMail(to, invited, link));
  }

  /** Only its owner's e-mail tells whether the address has an account. */
  async function registration(
    job: MailJob,
    asked: Extract<MailRequest, { template: 'registration' }>['registration'],
  ): Promise<Mail | undefined> {
    const { email, language } = asked;
    const credential = await accounts.findCredential(email);
    const own = resolveBrand(undefined);
    if (!credential) {
      const link = await linkTo(job.id, { kind: 'registration', registration: asked }, own);
      return written(email, own, language, (to) => registrationMail(to, link));
    }
    const reader = await readerOf(credential.accountId);
    if (!reader) return written(email, own, language, (to) => accountTerminatedMail(to, addressOf(SCREENS.register, own)));
    const { account, brand } = reader;
    const addresses = { signIn: addressOf(SCREENS.signIn, brand), reset: addressOf(SCREENS.forgotten, brand) };
    return written(email, brand, language, (to) => accountAlreadyExistsMail(to, account.contactName, addresses));
  }

  async function passwordChanged(job: MailJob, accountId: string): Promise<Mail | undefined> {
    const reader = await readerOf(accountId);
    if (!reader) return undefined;
    const { account, brand } = reader;
    const at = new Date(job.createdAt);
    const reset = addressOf(SCREENS.forgotten, brand);
    return written(account.email, brand, account.language, (to) => passwordChangedMail(to, account.contactName, at, reset));
  }

  /** The e-mail an order leads to, if any. */
  return (job: MailJob, order: MailRequest): Promise<Mail | undefined> => {
    switch (order.template) {
      case 'password-reset':
        return passwordReset(job, order.email, order.language);
      case 'registration':
        return registration(job, order.registration);
      case 'invitation':
        return invitation(job, order.accountId);
      case 'password-changed':
        return passwordChanged(job, order.accountId);
      case 'form-received':
      case 'form-thanks':
        return composeFormMail(dependencies, order);
      default:
        return composeMemberMail(dependencies, job)(order);
    }
  };
}
