import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import type { OneTimeLink } from '#functions/mail/jobs/mail/content/account-mails.ts';
import {
  memberAlreadyRegisteredMail,
  memberEmailChangeMail,
  memberEmailConfirmMail,
  memberPasswordChangedMail,
  memberPasswordResetMail,
  memberRegistrationMail,
} from '#functions/mail/jobs/mail/content/member-mails.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import type { MailJob } from '#functions/mail/jobs/mail/compose/compose-account-mail.ts';
import { withToken } from '#functions/mail/jobs/mail/compose/console-url.ts';
import { type SiteSender, siteSender, type SiteSenderDependencies } from '#functions/mail/jobs/mail/compose/site-sender.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { MemberMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { LinkStore } from '#functions/sign-in/store/link-store.ts';
import type { MemberLinkPurpose } from '#functions/sign-in/store/link.ts';
import type { PendingRegistration, WantedSheet } from '#functions/visitors/store/records/registration.ts';
import type { EmailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import type { ChangeSide } from '#functions/visitors/store/records/email-change.ts';
import type { RegistrationStore } from '#functions/visitors/store/members/registration-store.ts';
import type { MemberStore } from '#functions/visitors/store/members/member-store.ts';
import type { MailSubject, RecordedTemplate } from '#functions/visitors/store/entries/mail-record.ts';
import type { Language } from '#shared/model/language.ts';
import { RETURN_PARAMETER } from '#shared/values/return-parameter.ts';
import type { SitePage } from '#shared/values/site-page.ts';

export interface MemberMailDependencies extends SiteSenderDependencies, MailAddresses {
  links: Pick<LinkStore, 'issue'>;
  members: Pick<MemberStore, 'get' | 'findByAddress'>;
  registrations: Pick<RegistrationStore, 'find' | 'findNewest'>;
  emailChanges: Pick<EmailChangeStore, 'find'>;
}

/** The e-mails to members and to visitors who register, whose addresses are theirs. */
type CurrentAddressRequest = Exclude<MemberMailRequest, { template: 'member-left' | 'member-email-changed' }>;
type EmailChangeRequest = RequestOf<'member-email-change' | 'member-email-confirm'>;
type RegistrationRequest = RequestOf<'member-registration' | 'member-registration-again'>;
type RequestOf<Template extends MemberMailRequest['template']> = Extract<MemberMailRequest, { template: Template }>;

/** The pages of a site that accept the token of a link. */
const PAGE_OF_LINK = {
  'member-registration': 'register-confirm',
  'member-password-reset': 'new-password',
  'member-email-change': 'email-confirm',
} as const satisfies Record<MemberLinkPurpose['kind'], SitePage>;

/** Returns the address of a page that leads back to the wanted sheet. */
function leadingBack({ urlOf, pathOf }: SiteSender, page: SitePage, wanted: WantedSheet | undefined): string {
  const url = new URL(urlOf(page));
  if (wanted) url.searchParams.set(RETURN_PARAMETER, pathOf(wanted.cell, wanted.language));
  return url.href;
}

/**
 * Composes e-mails to members of a site and to visitors who register there. Composes none for an unpublished
 * site.
 */
export function composeMemberMail(
  dependencies: MemberMailDependencies,
  job: MailJob,
  request: CurrentAddressRequest,
): Promise<ComposedMail | undefined> {
  const { emailChanges, links, members, registrations } = dependencies;

  async function issueLink(purpose: MemberLinkPurpose, { urlOf }: SiteSender, page?: string): Promise<OneTimeLink> {
    const { token, until } = await links.issue(job.id, purpose);
    return { address: withToken(new URL(page ?? urlOf(PAGE_OF_LINK[purpose.kind])), token), until };
  }

  const render = (
    template: RecordedTemplate,
    subject: MailSubject,
    { brand, language }: SiteSender,
    to: string,
    content: (context: MailContext) => MailContent,
  ): ComposedMail => ({
    mail: renderMail(dependencies, { to, brand, language }, content),
    record: { template, subject },
  });

  /**
   * Composes the e-mail of a registration. Only this e-mail, to the owner of the address, reveals whether the address belongs to a member.
   */
  async function registration(
    template: RegistrationRequest['template'],
    pending: PendingRegistration | undefined,
    language?: Language,
  ): Promise<ComposedMail | undefined> {
    if (!pending) return undefined;
    const { siteId, email, addressDigest, registrationId, wanted } = pending;
    const sender = await siteSender(dependencies, siteId, language ?? pending.language);
    if (!sender) return undefined;
    const subject = { siteId, email, registration: { siteId, addressDigest, registrationId } };
    if (await members.findByAddress(siteId, email)) {
      const urls = { logIn: leadingBack(sender, 'login', wanted), reset: sender.urlOf('forgot-password') };
      return render(template, subject, sender, email, (context) => memberAlreadyRegisteredMail(context, urls));
    }
    const link = await issueLink(
      { kind: 'member-registration', siteId, addressDigest, registrationId },
      sender,
      leadingBack(sender, 'register-confirm', wanted),
    );
    return render(template, subject, sender, email, (context) => memberRegistrationMail(context, link));
  }

  async function passwordReset({
    template,
    siteId,
    email,
    language,
  }: RequestOf<'member-password-reset'>): Promise<ComposedMail | undefined> {
    const member = await members.findByAddress(siteId, email);
    const sender = member && (await siteSender(dependencies, siteId, language));
    if (!sender) return undefined;
    const { id: memberId, epoch } = member;
    const link = await issueLink({ kind: 'member-password-reset', siteId, memberId, epoch }, sender);
    return render(template, { siteId, email, memberId }, sender, email, (context) => memberPasswordResetMail(context, link));
  }

  async function passwordChanged({ template, siteId, memberId }: RequestOf<'member-password-changed'>): Promise<ComposedMail | undefined> {
    const member = await members.get(siteId, memberId);
    const sender = member && (await siteSender(dependencies, member.siteId, member.language));
    if (!sender) return undefined;
    const changedAt = new Date(job.createdAt);
    const { email } = member;
    return render(template, { siteId, email, memberId }, sender, email, (context) =>
      memberPasswordChangedMail(context, changedAt, sender.urlOf('forgot-password')),
    );
  }

  /**
   * Composes the e-mails of a change of an address. That to the new address is not recorded, because the address may belong to no member
   * yet; if it belongs to another member, it contains no link.
   */
  async function emailChange({ template, siteId, memberId, changeId }: EmailChangeRequest): Promise<ComposedMail | undefined> {
    const member = await members.get(siteId, memberId);
    const change = member && (await emailChanges.find(member));
    const sender = member && (await siteSender(dependencies, siteId, member.language));
    if (change?.id !== changeId || !sender) return undefined;
    const linkOf = (side: ChangeSide) => issueLink({ kind: 'member-email-change', siteId, memberId, changeId, side }, sender);
    if (template === 'member-email-change') {
      const link = await linkOf('old');
      const { email } = member;
      return render(template, { siteId, email, memberId }, sender, email, (context) => memberEmailChangeMail(context, change.email, link));
    }
    const isTaken = (await members.findByAddress(siteId, change.email)) !== undefined;
    const urls = { logIn: sender.urlOf('login'), reset: sender.urlOf('forgot-password') };
    const link = isTaken ? undefined : await linkOf('new');
    const { brand, language } = sender;
    const mail = renderMail(dependencies, { to: change.email, brand, language }, (context) =>
      link ? memberEmailConfirmMail(context, link) : memberAlreadyRegisteredMail(context, urls),
    );
    return { mail, record: null, isOfSite: true };
  }

  async function compose(): Promise<ComposedMail | undefined> {
    switch (request.template) {
      case 'member-registration':
        return registration(request.template, await registrations.find(request));
      case 'member-registration-again':
        return registration(request.template, await registrations.findNewest(request.siteId, request.email), request.language);
      case 'member-password-reset':
        return passwordReset(request);
      case 'member-email-change':
      case 'member-email-confirm':
        return emailChange(request);
      default:
        return passwordChanged(request);
    }
  }

  return compose();
}
