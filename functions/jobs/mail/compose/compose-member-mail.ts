import type { Mail } from '#functions/gateways/mail.ts';
import type { MailContent } from '#functions/jobs/mail/content/mail-content.ts';
import type { MailContext, OneTimeLink } from '#functions/jobs/mail/content/account-mails.ts';
import {
  memberAlreadyRegisteredMail,
  memberPasswordChangedMail,
  memberPasswordResetMail,
  memberRegistrationMail,
} from '#functions/jobs/mail/content/member-mails.ts';
import { type SiteSender, siteSender, type SiteSenderDependencies } from '#functions/jobs/mail/compose/site-sender.ts';
import { renderMail } from '#functions/jobs/mail/layout/render-mail.ts';
import type { MemberMailRequest } from '#functions/jobs/mail/job.ts';
import type { LinkStore } from '#functions/store/auth/link-store.ts';
import type { MemberLinkPurpose } from '#functions/store/auth/link.ts';
import type { PendingRegistration } from '#functions/store/member/registration.ts';
import type { RegistrationStore } from '#functions/store/member/registration-store.ts';
import type { MemberStore } from '#functions/store/member/member-store.ts';
import type { StoredMember } from '#functions/store/member/member.ts';
import type { Language } from '#shared/model/language.ts';
import type { SitePage } from '#shared/rules/site/site-page.ts';

export interface MemberMailDependencies extends SiteSenderDependencies {
  links: Pick<LinkStore, 'issue'>;
  members: Pick<MemberStore, 'get' | 'findByAddress'>;
  registrations: Pick<RegistrationStore, 'find' | 'findNewest'>;
  consoleOrigin: string;
}

/** The job an e-mail is sent by: its link has the same id. */
interface MailJob {
  id: string;
  createdAt: string;
}

type OrderOf<T extends MemberMailRequest['template']> = Extract<MemberMailRequest, { template: T }>;

/** The pages of a site that take the token of a link. */
const PAGE_OF_LINK = { 'member-registration': 'register-confirm', 'member-password-reset': 'new-password' } as const satisfies Record<
  MemberLinkPurpose['kind'],
  SitePage
>;

/** Finds out whether an order leads to an e-mail at all, and to whom, and makes its link. Nothing is sent for a site off the air. */
export function composeMemberMail(dependencies: MemberMailDependencies, job: MailJob) {
  const { links, members, registrations, consoleOrigin } = dependencies;

  async function linkTo(purpose: MemberLinkPurpose, { addressOf }: SiteSender): Promise<OneTimeLink> {
    const { token, until } = await links.issue(job.id, purpose);
    const address = new URL(addressOf(PAGE_OF_LINK[purpose.kind]));
    // Behind `#` a secret reaches no log on the way, and no page one goes on to.
    address.hash = new URLSearchParams({ token }).toString();
    return { address: address.href, until };
  }

  const written = ({ brand, language }: SiteSender, to: string, content: (reader: MailContext) => MailContent): Mail =>
    renderMail(consoleOrigin, { to, brand, language }, content);

  /** Only its owner's e-mail tells whether the address is a member. */
  async function registration(
    { siteId, email, addressDigest, registrationId }: PendingRegistration,
    language: Language,
  ): Promise<Mail | undefined> {
    const sender = await siteSender(dependencies, siteId, language);
    if (!sender) return undefined;
    if (await members.findByAddress(siteId, email)) {
      const addresses = { logIn: sender.addressOf('login'), reset: sender.addressOf('forgot-password') };
      return written(sender, email, (to) => memberAlreadyRegisteredMail(to, addresses));
    }
    const link = await linkTo({ kind: 'member-registration', siteId, addressDigest, registrationId }, sender);
    return written(sender, email, (to) => memberRegistrationMail(to, link));
  }

  async function firstMail(order: OrderOf<'member-registration'>): Promise<Mail | undefined> {
    const pending = await registrations.find(order);
    return pending && registration(pending, pending.language);
  }

  async function onceMore({ siteId, email, language }: OrderOf<'member-registration-again'>): Promise<Mail | undefined> {
    const pending = await registrations.findNewest(siteId, email);
    return pending && registration(pending, language);
  }

  async function toMember(
    member: StoredMember | undefined,
    language: Language | undefined,
    mail: (sender: SiteSender, member: StoredMember) => Promise<Mail>,
  ): Promise<Mail | undefined> {
    const sender = member && (await siteSender(dependencies, member.siteId, language ?? member.language));
    return sender && mail(sender, member);
  }

  const passwordReset = async ({ siteId, email, language }: OrderOf<'member-password-reset'>): Promise<Mail | undefined> =>
    toMember(await members.findByAddress(siteId, email), language, async (sender, { id: memberId, epoch }) => {
      const link = await linkTo({ kind: 'member-password-reset', siteId, memberId, epoch }, sender);
      return written(sender, email, (to) => memberPasswordResetMail(to, link));
    });

  const passwordChanged = async ({ siteId, memberId }: OrderOf<'member-password-changed'>): Promise<Mail | undefined> =>
    toMember(await members.get(siteId, memberId), undefined, async (sender, { email }) =>
      written(sender, email, (to) => memberPasswordChangedMail(to, new Date(job.createdAt), sender.addressOf('forgot-password'))),
    );

  return (order: MemberMailRequest): Promise<Mail | undefined> => {
    if (order.template === 'member-registration') return firstMail(order);
    if (order.template === 'member-registration-again') return onceMore(order);
    return order.template === 'member-password-reset' ? passwordReset(order) : passwordChanged(order);
  };
}
