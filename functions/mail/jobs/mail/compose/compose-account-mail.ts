import { nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import { markedName } from '#functions/platform/base/marked-name.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Mail } from '#functions/platform/gateways/mail.ts';
import { type AccountLinkPurpose, SCREEN_OF_LINK, SCREEN_OF_FILE, SCREENS } from '#functions/mail/jobs/mail/compose/account-screens.ts';
import { consoleUrl } from '#functions/mail/jobs/mail/compose/console-url.ts';
import {
  accountAlreadyExistsMail,
  accountExportMail,
  accountTerminatedMail,
  contractEndsMail,
  invitationMail,
  knownInvitationMail,
  type OneTimeLink,
  pageViewsReachedMail,
  passwordChangedMail,
  passwordResetMail,
  registrationMail,
  scheduledPublicationMail,
} from '#functions/mail/jobs/mail/content/account-mails.ts';
import { commentsMail } from '#functions/mail/jobs/mail/content/comment-mails.ts';
import { domainMail } from '#functions/mail/jobs/mail/content/domain-mails.ts';
import { cardDifferenceMail, cardFailedMail, cardGivenUpMail, refundFailedMail } from '#functions/mail/jobs/mail/content/card-mails.ts';
import { actedForMail } from '#functions/mail/jobs/mail/content/acted-for-mail.ts';
import { securityMail } from '#functions/mail/jobs/mail/content/security-mails.ts';
import {
  fileFinishedMail,
  previewApprovedMail,
  systemNoticeMail,
  webhookStoppedMail,
} from '#functions/mail/jobs/mail/content/notice-mails.ts';
import { planNoticeMail } from '#functions/mail/jobs/mail/content/plan-mails.ts';
import { priceChangeMail } from '#functions/mail/jobs/mail/content/price-mails.ts';
import { reportNotSentMail } from '#functions/mail/jobs/mail/content/report-mails.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import type { AccountMailRequest, SecurityNotice } from '#functions/mail/job-definitions/mail.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import { contractConditions } from '#functions/plans/services/contract-conditions.ts';
import type { LinkStore } from '#functions/sign-in/store/link-store.ts';
import type { SystemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import type { Brand } from '#shared/model/brand.ts';
import type { Language } from '#shared/model/language.ts';
import { endingTrial } from '#shared/rules/billing/trial-reminder.ts';
import { noticeStatus } from '#shared/rules/notices/notice-status.ts';
import { maySignIn } from '#shared/rules/accounts/policy.ts';
import { routeSegment, type RouteSegment } from '#shared/model/open-api/route-segment.ts';

export interface AccountMailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get' | 'getAll' | 'findCredential' | 'listSubAdmins' | 'resolveLogin'>;
  links: Pick<LinkStore, 'issue'>;
  plans: Pick<PlanStore, 'find'>;
  notices: Pick<SystemNoticeStore, 'find'>;
  clock: Clock;
}

type ScheduledPublicationRequest = Extract<AccountMailRequest, { template: 'publication-blocked' | 'publication-failed' }>;

type SecurityNoticeRequest = Extract<AccountMailRequest, { template: SecurityNotice }>;

type DomainNoticeRequest = Extract<AccountMailRequest, { domain: string }>;

/** The job that sends an e-mail. The link in the e-mail has the job's id, so the link of a second attempt replaces that of the first. */
export interface MailJob {
  id: string;
  createdAt: string;
}

/** A login that may sign in, with the brand it sees. */
interface Recipient {
  account: Account;
  /** The first segment of its console addresses. */
  segment: RouteSegment;
  /** The account in which the login works. */
  workId: string;
  brand: Brand;
}

/** Composes e-mails to logins of the console and to people who register for one (R-4.5 to R-4.9). */
export function composeAccountMail(
  dependencies: AccountMailDependencies,
  job: MailJob,
  request: AccountMailRequest,
): Promise<Mail | undefined> {
  const { accounts, links, plans, consoleOrigin, clock } = dependencies;
  const urlOf = (screen: string, brand: Brand): string => consoleUrl(consoleOrigin, screen, brand);

  const render = (to: string, brand: Brand, language: Language, content: (context: MailContext) => MailContent): Mail =>
    renderMail(dependencies, { to, brand, language }, content);

  async function issueLink(purpose: AccountLinkPurpose, brand: Brand): Promise<OneTimeLink> {
    const { token, until } = await links.issue(job.id, purpose);
    return { address: consoleUrl(consoleOrigin, SCREEN_OF_LINK[purpose.kind], brand, token), until };
  }

  const issueAccountLink = (kind: 'password-reset' | 'invitation', { account, brand }: Recipient): Promise<OneTimeLink> =>
    issueLink({ kind, accountId: account.id, email: account.email, epoch: account.sessionEpoch }, brand);

  /** Returns the login as a recipient; `undefined` if it is deleted or may not sign in. */
  async function findRecipient(accountId: string | undefined): Promise<Recipient | undefined> {
    const account = accountId === undefined ? undefined : await accounts.get(accountId);
    if (!account || account.deletedAt !== undefined) return undefined;
    const login = await accounts.resolveLogin(account);
    const segment = routeSegment(login.account.role, login.workAccount.role);
    if (!maySignIn(login.contractStatus)) return undefined;
    return { account: login.account, segment, workId: login.workAccount.id, brand: resolveBrand(login.brandAccount) };
  }

  async function passwordReset(email: string, language: Language | undefined): Promise<Mail | undefined> {
    const recipient = await findRecipient((await accounts.findCredential(email))?.accountId);
    if (!recipient) return undefined;
    const { account, brand } = recipient;
    const link = await issueAccountLink('password-reset', recipient);
    return render(account.email, brand, language ?? account.language, (context) => passwordResetMail(context, account.contactName, link));
  }

  /**
   * Composes the e-mail to the login that already has the invited address; the inviter is not notified (R-4.22). Returns `undefined` if
   * that login may not sign in.
   */
  async function knownInvitation(ownerId: string, invited: { email: string; inviter: string }): Promise<Mail | undefined> {
    const owner = await findRecipient(ownerId);
    if (!owner) return undefined;
    const { account, brand } = owner;
    const signIn = urlOf(SCREENS.signIn, brand);
    return render(account.email, brand, account.language, (context) => knownInvitationMail(context, account.contactName, invited, signIn));
  }

  /** Composes an invitation. Returns `undefined` once a password is chosen. */
  async function invitation(accountId: string): Promise<Mail | undefined> {
    const recipient = await findRecipient(accountId);
    if (recipient?.account.contractStatus !== 'INACTIVE') return undefined;
    const { account, brand } = recipient;
    const { contactName: name, email, language } = account;
    const parent = account.parentId === null ? undefined : await accounts.get(account.parentId);
    const inviter = parent?.companyName ?? account.companyName;
    const ownerId = (await accounts.findCredential(email))?.accountId;
    if (ownerId !== undefined && ownerId !== accountId) return await knownInvitation(ownerId, { email, inviter });
    const link = await issueAccountLink('invitation', recipient);
    const invited = { name, email, inviter, conditions: await contractConditions(plans, account, clock()) };
    return render(email, brand, language, (context) => invitationMail(context, invited, link));
  }

  /**
   * Composes the e-mail of a registration. Only this e-mail, to the owner of the address, reveals whether the address has an account
   * (R-4.8).
   */
  async function registration(requested: Extract<AccountMailRequest, { template: 'registration' }>['registration']): Promise<Mail> {
    const { email, language } = requested;
    const credential = await accounts.findCredential(email);
    const productBrand = resolveBrand(undefined);
    if (!credential) {
      const link = await issueLink({ kind: 'registration', registration: requested }, productBrand);
      return render(email, productBrand, language, (context) => registrationMail(context, link));
    }
    const recipient = await findRecipient(credential.accountId);
    if (!recipient)
      return render(email, productBrand, language, (context) => accountTerminatedMail(context, urlOf(SCREENS.register, productBrand)));
    const { account, brand } = recipient;
    const urls = { signIn: urlOf(SCREENS.signIn, brand), reset: urlOf(SCREENS.forgotPassword, brand) };
    return render(email, brand, language, (context) => accountAlreadyExistsMail(context, account.contactName, urls));
  }

  async function passwordChanged(accountId: string): Promise<Mail | undefined> {
    const recipient = await findRecipient(accountId);
    if (!recipient) return undefined;
    const { account, brand } = recipient;
    const changedAt = new Date(job.createdAt);
    const reset = urlOf(SCREENS.forgotPassword, brand);
    return render(account.email, brand, account.language, (context) => passwordChangedMail(context, account.contactName, changedAt, reset));
  }

  async function securityNotice({ template, accountId, device }: SecurityNoticeRequest): Promise<Mail | undefined> {
    const recipient = await findRecipient(accountId);
    if (!recipient) return undefined;
    const { account, brand } = recipient;
    const event = { notice: template, name: account.contactName, at: new Date(job.createdAt), device };
    return render(account.email, brand, account.language, (context) => securityMail(context, event, urlOf(SCREENS.forgotPassword, brand)));
  }

  async function actedFor(acting: Extract<AccountMailRequest, { template: 'acted-for' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(acting.accountId);
    if (!recipient) return undefined;
    const { account, segment, workId, brand } = recipient;
    const screen = urlOf(`/${segment}/profile`, brand);
    const redactNames = nameRedactor({ accounts }, { scope: scopeOf(workId) });
    const shown = await redactNames({ ...acting, ...markedName('by', acting.by, acting.person) });
    return render(account.email, brand, account.language, (context) => actedForMail(context, account.contactName, shown, screen));
  }

  async function pageViewsReached(reached: Extract<AccountMailRequest, { template: 'page-views-reached' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(reached.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/page-views`, brand);
    return render(account.email, brand, account.language, (context) => pageViewsReachedMail(context, account.contactName, reached, screen));
  }

  /** Composes the e-mail about the end of a contract. Returns `undefined` if the contract has another end by now. */
  async function contractEnds(
    ending: Extract<AccountMailRequest, { template: 'trial-ends' | 'contract-ends' }>,
  ): Promise<Mail | undefined> {
    const recipient = await findRecipient(ending.accountId);
    if (!recipient) return undefined;
    const { account, brand } = recipient;
    const { role, contactName } = account;
    if ((role !== 'USER' && role !== 'OEM_MASTER') || account.contractEnd !== ending.end) return undefined;
    if (ending.template === 'trial-ends' && endingTrial(account) === undefined) return undefined;
    const screen = urlOf(`/${routeSegment(role, role)}/check-plan`, brand);
    return render(account.email, brand, account.language, (context) => contractEndsMail(context, contactName, ending, screen));
  }

  async function scheduledPublication(prevented: ScheduledPublicationRequest): Promise<Mail | undefined> {
    const recipient = await findRecipient(prevented.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/site/${prevented.siteId}`, brand);
    return render(account.email, brand, account.language, (context) =>
      scheduledPublicationMail(context, account.contactName, prevented, screen),
    );
  }

  /** Composes an e-mail about the payment of an invoice, to the account that pays it or that issued it. */
  async function aboutPayment(
    { accountId, number }: { accountId: string; number: string },
    content: (context: MailContext, name: string, screen: string) => MailContent,
  ): Promise<Mail | undefined> {
    const recipient = await findRecipient(accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const { email, language, contactName } = account;
    const screen = urlOf(`/${segment}/payment-list/${number}`, brand);
    return render(email, brand, language, (context) => content(context, contactName, screen));
  }

  async function commentDigest(written: Extract<AccountMailRequest, { template: 'comment-digest' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(written.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/site/${written.siteId}`, brand);
    return render(account.email, brand, account.language, (context) => commentsMail(context, account.contactName, written, screen));
  }

  async function previewApproved({
    accountId,
    siteId,
    siteName,
  }: Extract<AccountMailRequest, { template: 'preview-approved' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/site/${siteId}`, brand);
    return render(account.email, brand, account.language, (context) => previewApprovedMail(context, account.contactName, siteName, screen));
  }

  async function domainNotice(notice: DomainNoticeRequest): Promise<Mail | undefined> {
    const recipient = await findRecipient(notice.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/site/${notice.siteId}?section=domain`, brand);
    return render(account.email, brand, account.language, (context) => domainMail(context, account.contactName, notice, screen));
  }

  /**
   * Composes the e-mail about an exported file. It links to the screen that offers the file: the login's profile, or the account in user
   * management.
   */
  async function accountExported(exported: Extract<AccountMailRequest, { template: 'account-export' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(exported.accountId);
    if (!recipient) return undefined;
    const { account, segment, workId, brand } = recipient;
    const screen = urlOf(`/${segment}/${exported.exportedId === workId ? 'profile' : `user/${exported.exportedId}`}`, brand);
    return render(account.email, brand, account.language, (context) =>
      accountExportMail(context, account.contactName, exported.companyName, screen),
    );
  }

  async function reportNotSent(missed: Extract<AccountMailRequest, { template: 'report-not-sent' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(missed.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/analytics?${new URLSearchParams({ site: missed.siteId }).toString()}`, brand);
    return render(account.email, brand, account.language, (context) => reportNotSentMail(context, account.contactName, missed, screen));
  }

  async function fileFinished(finished: Extract<AccountMailRequest, { template: 'file-finished' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(finished.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const { kind, siteId } = finished;
    const path = siteId === null ? 'user-import' : SCREEN_OF_FILE[kind](siteId);
    const screen = urlOf(`/${segment}/${path}`, brand);
    return render(account.email, brand, account.language, (context) => fileFinishedMail(context, account.contactName, finished, screen));
  }

  async function webhookStopped({
    accountId,
    name,
  }: Extract<AccountMailRequest, { template: 'webhook-stopped' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/api`, brand);
    return render(account.email, brand, account.language, (context) => webhookStoppedMail(context, account.contactName, name, screen));
  }

  async function systemNotice({
    accountId,
    noticeId,
  }: Extract<AccountMailRequest, { template: 'system-notice' }>): Promise<Mail | undefined> {
    const [recipient, notice] = await Promise.all([findRecipient(accountId), dependencies.notices.find(noticeId)]);
    if (!recipient || !notice || noticeStatus(notice, clock()) !== 'public') return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/notification/${noticeId}`, brand);
    return render(account.email, brand, account.language, (context) => systemNoticeMail(context, account.contactName, notice, screen));
  }

  async function aboutPlan(about: Extract<AccountMailRequest, { template: 'plan-notice' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(about.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/${about.notice === 'requested' ? `user/${about.subjectId}` : 'check-plan'}`, brand);
    return render(account.email, brand, account.language, (context) => planNoticeMail(context, account.contactName, about, screen));
  }

  async function priceChanged(news: Extract<AccountMailRequest, { template: 'price-change' }>): Promise<Mail | undefined> {
    const recipient = await findRecipient(news.accountId);
    if (!recipient) return undefined;
    const { account, segment, brand } = recipient;
    const screen = urlOf(`/${segment}/check-plan`, brand);
    return render(account.email, brand, account.language, (context) => priceChangeMail(context, account.contactName, news, screen));
  }

  switch (request.template) {
    case 'price-change':
      return priceChanged(request);
    case 'plan-notice':
      return aboutPlan(request);
    case 'account-export':
      return accountExported(request);
    case 'file-finished':
      return fileFinished(request);
    case 'webhook-stopped':
      return webhookStopped(request);
    case 'system-notice':
      return systemNotice(request);
    case 'report-not-sent':
      return reportNotSent(request);
    case 'domain-live':
    case 'domain-failing':
    case 'domain-expired':
    case 'domain-lost':
    case 'domain-certificate':
      return domainNotice(request);
    case 'comment-digest':
      return commentDigest(request);
    case 'preview-approved':
      return previewApproved(request);
    case 'card-failed':
      return aboutPayment(request, (context, name, screen) => cardFailedMail(context, name, request, screen));
    case 'card-given-up':
      return aboutPayment(request, (context, name, screen) => cardGivenUpMail(context, name, request, screen));
    case 'refund-failed':
      return aboutPayment(request, (context, name, screen) => refundFailedMail(context, name, request, screen));
    case 'card-difference':
      return aboutPayment(request, (context, name, screen) => cardDifferenceMail(context, name, request, screen));
    case 'password-reset':
      return passwordReset(request.email, request.language);
    case 'invitation':
      return invitation(request.accountId);
    case 'registration':
      return registration(request.registration);
    case 'new-device':
    case 'two-factor-on':
    case 'two-factor-off':
    case 'two-factor-reset':
    case 'recovery-codes':
    case 'recovery-code-used':
      return securityNotice(request);
    case 'acted-for':
      return actedFor(request);
    case 'page-views-reached':
      return pageViewsReached(request);
    case 'trial-ends':
    case 'contract-ends':
      return contractEnds(request);
    case 'publication-blocked':
    case 'publication-failed':
      return scheduledPublication(request);
    default:
      return passwordChanged(request.accountId);
  }
}
