import { digest } from '#functions/store/engine/digest.ts';
import type { Key } from '#functions/store/engine/table.ts';

/**
 * What there is about the members of a site lies in a partition of its own, beside the site's: members, their addresses (each
 * once), their sessions, and the registrations that wait for a link to be followed.
 */
export const membersPartition = (siteId: string): string => `MEMBERS#${siteId}`;

/** An address is compared in lower case. Addresses people typed are not kept in keys. */
export const addressDigest = (email: string): string => digest(email.toLowerCase());

export const memberKey = (siteId: string, memberId: string): Key => ({ pk: membersPartition(siteId), sk: `MEMBER#${memberId}` });
export const memberAddressKey = (siteId: string, email: string): Key => ({
  pk: membersPartition(siteId),
  sk: `ADDRESS#${addressDigest(email)}`,
});
export const memberSessionKey = (siteId: string, { memberId, sessionId }: { memberId: string; sessionId: string }): Key => ({
  pk: membersPartition(siteId),
  sk: `SESSION#${memberId}#${sessionId}`,
});

/** Names a registration: the page that sent it made its id, so it is one's own only together with the address. */
export interface RegistrationRef {
  siteId: string;
  addressDigest: string;
  registrationId: string;
}

export const registrationRef = (siteId: string, email: string, registrationId: string): RegistrationRef => ({
  siteId,
  addressDigest: addressDigest(email),
  registrationId,
});

/** Registrations of one address lie together. */
export const registrationPrefix = (address: string): string => `PENDING#${address}#`;
export const registrationKey = ({ siteId, addressDigest: address, registrationId }: RegistrationRef): Key => ({
  pk: membersPartition(siteId),
  sk: registrationPrefix(address) + registrationId,
});
