import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { isConsoleLink, type Link, type MemberLinkPurpose } from '#functions/sign-in/store/link.ts';
import { consumeLinkWrite } from '#functions/sign-in/store/link-store.ts';
import type { ChangeSide, EmailChange } from '#functions/visitors/store/records/email-change.ts';
import type { PendingRegistration } from '#functions/visitors/store/records/registration.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';
import type { Write } from '#functions/platform/engine/table.ts';

type LinkDependencies = Pick<MemberDependencies, 'attempts' | 'emailChanges' | 'links' | 'members' | 'registrations'>;

/** A valid link, with the write that consumes it. */
type ResolvedLink = { spend: Write } & (
  | { kind: 'member-registration'; registration: PendingRegistration; email: string }
  | { kind: 'member-password-reset'; member: StoredMember; email: string }
  | { kind: 'member-email-change'; member: StoredMember; change: EmailChange; side: ChangeSide; email: string }
);

export const linkInvalid = (): AppError => new AppError('link-invalid');

/** Returns the registration that a link completes. Throws `link-invalid` if the address has become a member since. */
async function registrationOf(
  { members, registrations }: LinkDependencies,
  link: Extract<MemberLinkPurpose, { kind: 'member-registration' }>,
): Promise<PendingRegistration> {
  const registration = await registrations.find(link);
  if (!registration || (await members.findByAddress(registration.siteId, registration.email))) throw linkInvalid();
  return registration;
}

/** Returns the member for which a link was issued. Throws `link-invalid` if the password has changed since. */
async function memberOf(
  { members }: LinkDependencies,
  { siteId, memberId, epoch }: Extract<MemberLinkPurpose, { kind: 'member-password-reset' }>,
): Promise<StoredMember> {
  const member = await members.get(siteId, memberId);
  if (member?.epoch !== epoch) throw linkInvalid();
  return member;
}

/**
 * Returns the change of an address, and its member. Throws `link-invalid` if the change has ended or was replaced, or if the member left, was
 * suspended, or has another password since.
 */
async function changeOf(
  { emailChanges, members }: LinkDependencies,
  { siteId, memberId, changeId }: Extract<MemberLinkPurpose, { kind: 'member-email-change' }>,
): Promise<{ member: StoredMember; change: EmailChange }> {
  const member = await members.get(siteId, memberId);
  const change = member && !member.isSuspended ? await emailChanges.find(member) : undefined;
  if (!member || change?.id !== changeId) throw linkInvalid();
  return { member, change };
}

const isOfSite = (link: Link | undefined, siteId: string): link is Link<MemberLinkPurpose> =>
  link !== undefined && !isConsoleLink(link) && link.siteId === siteId;

/**
 * Returns the registration or member of an e-mailed link of this site. Throws `link-invalid` if the link is unknown, expired, consumed or
 * of another site.
 */
export async function resolveLink(dependencies: LinkDependencies, siteId: string, token: string): Promise<ResolvedLink> {
  const link = await dependencies.links.find(token);
  if (!isOfSite(link, siteId)) throw linkInvalid();
  const spend = consumeLinkWrite(link);
  if (link.kind === 'member-registration') {
    const registration = await registrationOf(dependencies, link);
    return { kind: link.kind, spend, registration, email: registration.email };
  }
  if (link.kind === 'member-email-change') {
    const { member, change } = await changeOf(dependencies, link);
    const { kind, side } = link;
    return { kind, spend, member, change, side, email: side === 'old' ? member.email : change.email };
  }
  const member = await memberOf(dependencies, link);
  return { kind: link.kind, spend, member, email: member.email };
}

/** Counts an attempt to use a link, valid or not. */
export const countLinkAttempt = ({ attempts }: LinkDependencies, viewerAddress: string): Promise<unknown> =>
  attempts.count('member-link-from-network', viewerNetwork(viewerAddress));
