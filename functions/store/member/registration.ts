import { addressDigest } from '#functions/store/engine/digest.ts';
import type { MemberDetails } from '#functions/store/member/member.ts';

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

/** A registration that waits for the link of its e-mail to be followed. */
export interface PendingRegistration extends MemberDetails, RegistrationRef {
  createdAt: string;
  /** Epoch milliseconds. */
  until: number;
}
