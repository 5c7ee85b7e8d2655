import { addressInKey, digest, formerAddressInKey } from '#functions/platform/keys/digest.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';

/**
 * The keys of sign-in: credentials, sessions, second factors, links and attempts; `keys.ts` has the others.
 *
 * | partition (`pk`)                        | sort key (`sk`)                   | item                        | read by                                                        |
 * |-----------------------------------------|-----------------------------------|-----------------------------|----------------------------------------------------------------|
 * | `ACCOUNT#<id>`                          | `SESSION#<id>`                    | console session             | every authenticated request, with the account; its list        |
 * | `ACCOUNT#<id>`                          | `SIGNED_IN`                       | marker of a first sign-in   | sign-in on an unknown device                                   |
 * | `ACCOUNT#<id>`                          | `TWO_FACTOR`                      | second factor of a login    | the second step of its sign-in; its profile                    |
 * | `ACCOUNT#<id>`                          | `EMAIL_CHANGE`                    | requested address of a login  | its profile; the links of its e-mails                        |
 * | `ACCOUNT#<id>`                          | `CHALLENGE#<id>`                  | sign-in before its second step   | the second step                                           |
 * | `ACCOUNT#<id>`                          | `ACTING#<id>`                     | acting session of a manager       | every request of the manager there; the login's list, `due` |
 * | `EMAIL#<address>`                       | `EMAIL`                           | credential                  | sign-in; an address belongs to one account                     |
 * | `EMAIL#<address>`                       | `WAITING#<account id>`            | account that waits for the address                         | entering the address            |
 * | `LINK#<id>`                             | `LINK`                            | one-time link               | its use                                                        |
 * | `ATTEMPT#<kind>#<digest>`               | `ATTEMPT#<window start>`          | attempts in a window        | rate limits                                                    |
 * | `DEVICE#<digest of address>`            | `DEVICE#<digest of secret>`       | known device                | sign-in                                                        |
 */

export const SESSION_PREFIX = 'SESSION#';
export const sessionKey = ({ loginId, sessionId }: { loginId: string; sessionId: string }): Key => ({
  pk: accountPartition(loginId),
  sk: SESSION_PREFIX + sessionId,
});
/** Returns the key of the marker that exists once a login has signed in, on any device. */
export const signedInKey = (loginId: string): Key => ({ pk: accountPartition(loginId), sk: 'SIGNED_IN' });
export const twoFactorKey = (loginId: string): Key => ({ pk: accountPartition(loginId), sk: 'TWO_FACTOR' });
export const loginEmailChangeKey = (loginId: string): Key => ({ pk: accountPartition(loginId), sk: 'EMAIL_CHANGE' });
export const challengeKey = (loginId: string, id: string): Key => ({ pk: accountPartition(loginId), sk: `CHALLENGE#${id}` });
export const ACTING_PREFIX = 'ACTING#';
export const actingKey = ({ loginId, id }: { loginId: string; id: string }): Key => ({
  pk: accountPartition(loginId),
  sk: ACTING_PREFIX + id,
});
/** Returns the id of an acting session in the index `due`. */
export const actingDueId = ({ loginId, id }: { loginId: string; id: string }): string => `${loginId}.${id}`;
export function actingOf(dueId: string): { loginId: string; id: string } {
  const [loginId = '', id = ''] = dueId.split('.');
  return { loginId, id };
}
export const addressPartition = (email: string): string => `EMAIL#${addressInKey(email)}`;
export const credentialKey = (email: string): Key => ({ pk: addressPartition(email), sk: 'EMAIL' });
/** Returns the key in which earlier versions stored the credential of some addresses, or `undefined` for all other addresses. */
export function formerCredentialKey(email: string): Key | undefined {
  const former = formerAddressInKey(email);
  return former === undefined ? undefined : { pk: `EMAIL#${former}`, sk: 'EMAIL' };
}
/** Returns the key of an account that has the address but does not sign in with it. */
export const waitingForAddressKey = (email: string, accountId: string): Key => ({
  pk: addressPartition(email),
  sk: `WAITING#${accountId}`,
});

export const linkKey = (id: string): Key => ({ pk: `LINK#${id}`, sk: 'LINK' });
/**
 * Returns the partition of the counters of a value (`of`). The value may be a mistyped address, which is personal data, so only its digest
 * is stored.
 */
export const attemptPartition = (kind: string, of: string): string => `ATTEMPT#${kind}#${digest(of)}`;
export const attemptKey = (kind: string, of: string, windowStart: number): Key => ({
  pk: attemptPartition(kind, of),
  sk: `ATTEMPT#${windowStart}`,
});
/** Known devices are stored by address and not by account, so that a look-up takes equally long whether or not the account exists. */
export const devicePartition = (email: string): string => `DEVICE#${digest(email)}`;
export const deviceKey = (email: string, secret: string): Key => ({ pk: devicePartition(email), sk: `DEVICE#${digest(secret)}` });
