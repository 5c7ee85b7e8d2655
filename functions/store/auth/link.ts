import type { RegistrationRef } from '#functions/store/member/registration.ts';
import type { LinkKind, Registration } from '#shared/model/account/session.ts';

/** A link into the console: to an account, as it was when the link was made, or to the registration of one that is not there yet. */
export type ConsoleLinkPurpose =
  | {
      kind: Exclude<LinkKind, 'registration'>;
      accountId: string;
      /** The address it was sent to, and the account's session epoch: once either is another, the link is void. */
      email: string;
      epoch: number;
    }
  | { kind: 'registration'; registration: Omit<Registration, 'agreed'> };

/** A link into a site: to a registration that waits for it, or to a member as it was when the link was made. */
export type MemberLinkPurpose =
  | ({ kind: 'member-registration' } & RegistrationRef)
  | { kind: 'member-password-reset'; siteId: string; memberId: string; epoch: number };

export type LinkPurpose = ConsoleLinkPurpose | MemberLinkPurpose;

/** A link of an e-mail. Its token is `<id>.<secret>`. Who takes one looks at its kind first: the console's open nothing on a site, and a site's nothing in the console. */
export type Link<P extends LinkPurpose = LinkPurpose> = P & {
  id: string;
  /** Epoch milliseconds. */
  until: number;
};

export const isConsoleLink = (link: Link): link is Link<ConsoleLinkPurpose> =>
  link.kind !== 'member-registration' && link.kind !== 'member-password-reset';
