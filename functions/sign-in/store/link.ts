import * as z from 'zod';
import { ChangeSide } from '#functions/visitors/store/records/email-change.ts';
import { RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import { Agreement } from '#shared/model/legal/legal-document.ts';
import { Registration } from '#shared/model/sign-in/session.ts';

/**
 * A link into the console: to an account in the state it had when the link was issued, to a registration, to the change of
 * a login's address, or to the question whether an address receives the invoices of an account.
 */
const ConsoleLinkPurpose = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['password-reset', 'invitation']),
    accountId: z.string(),
    /** The address to which the link was sent, and the account's session epoch. The link is void once either has changed. */
    email: z.string(),
    epoch: z.number(),
  }),
  z.object({
    kind: z.literal('registration'),
    registration: Registration.omit({ agreed: true }).extend({ agreements: z.array(Agreement).default([]) }),
  }),
  z.object({ kind: z.literal('login-email-change'), accountId: z.string(), changeId: z.string(), side: ChangeSide }),
  z.object({ kind: z.literal('billing-recipient'), accountId: z.string(), recipientId: z.string() }),
]);
export type ConsoleLinkPurpose = z.infer<typeof ConsoleLinkPurpose>;

/**
 * A link into a site: to a pending registration, to a member in the state it had when the link was issued, or to the change of a member's
 * address.
 */
const MemberLinkPurpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member-registration'), ...RegistrationRef.shape }),
  z.object({ kind: z.literal('member-password-reset'), siteId: z.string(), memberId: z.string(), epoch: z.number() }),
  z.object({ kind: z.literal('member-email-change'), siteId: z.string(), memberId: z.string(), changeId: z.string(), side: ChangeSide }),
]);
export type MemberLinkPurpose = z.infer<typeof MemberLinkPurpose>;

export const LinkPurpose = z.discriminatedUnion('kind', [ConsoleLinkPurpose, MemberLinkPurpose]);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/**
 * A one-time link of an e-mail; its token is `<id>.<secret>`. Callers must check the kind first: a link into the console is invalid on a
 * site, and vice versa.
 */
export type Link<P extends LinkPurpose = LinkPurpose> = P & {
  id: string;
  /** Epoch milliseconds. */
  until: number;
};

export const isConsoleLink = (link: Link): link is Link<ConsoleLinkPurpose> =>
  link.kind !== 'member-registration' && link.kind !== 'member-password-reset' && link.kind !== 'member-email-change';
