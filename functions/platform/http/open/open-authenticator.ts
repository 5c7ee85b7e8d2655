import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#functions/platform/base/app-error.ts';
import { accessDigest, basicDigest, keyDigest } from '#functions/open-api/services/secret-digest.ts';
import { type Caller, toCaller } from '#functions/accounts/services/caller.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { OpenProof } from '#functions/platform/http/open/open-proof.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ApiAccessStore } from '#functions/open-api/store/accesses/api-access-store.ts';
import { formerSecretOf, type StoredApiAccess, type StoredProof } from '#functions/open-api/store/accesses/api-access.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { isInRanges } from '#shared/values/network/address-range.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** A machine as the caller of use cases, and the endpoints it may call. */
export interface OpenCaller {
  accessId: string;
  operations: ReadonlySet<string>;
  caller: Caller;
}

export type OpenAuthenticator = (proof: OpenProof | undefined, viewerAddress: string) => Promise<OpenCaller>;

interface OpenAuthenticatorDependencies {
  accesses: Pick<ApiAccessStore, 'findBySecret'>;
  accounts: Pick<AccountStore, 'get' | 'resolveLogin'>;
  attempts: AttemptStore;
  clock: Clock;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether the secret with this digest, sent from this address, currently proves the access. */
function isProven(proof: StoredProof, given: { kind: OpenProof['kind']; digest: string }, viewerAddress: string, now: Date): boolean {
  if (proof.kind !== given.kind) return false;
  if (proof.kind === 'addresses') return isSame(proof.current.digest, given.digest) && isInRanges(viewerAddress, proof.addresses);
  const former = formerSecretOf(proof);
  const isFormer = former !== null && isSame(former.digest, given.digest) && Date.parse(former.until) > now.getTime();
  return isSame(proof.current.digest, given.digest) || isFormer;
}

const isUsable = ({ isEnabled, expiresOn }: StoredApiAccess, now: Date): boolean =>
  isEnabled && (expiresOn === null || japaneseDay(now) <= expiresOn);

/** A digest, and the counted attempt if it required a slow hash. */
interface Digest {
  value: string;
  attempt?: Awaited<ReturnType<AttemptStore['count']>>;
}

/** Number of hashed passwords that a function instance caches, so that the credentials of a machine are hashed slowly only once. */
const KEPT_HASHES = 200;

/**
 * Finds the machine behind a request. The access and the accounts above it are read on every request, so that a revocation or suspension
 * takes effect on the next request. Every fault has the same answer `unauthenticated`, or `too-many-requests` for a network with many
 * failed authentications.
 */
export function openAuthenticator({ accesses, accounts, attempts, clock }: OpenAuthenticatorDependencies): OpenAuthenticator {
  /** Caches hashes by the digest of the credentials. */
  const hashes = new Map<string, string>();

  async function hashOf({ username, password }: OpenProof & { kind: 'basic' }, network: string): Promise<Digest> {
    const credentials = digest(`${username}:${password}`);
    const known = hashes.get(credentials);
    if (known !== undefined) return { value: known };
    const attempt = await attempts.count('open-api-password-from-network', network);
    const value = await basicDigest(username, password);
    const [oldest] = hashes.keys();
    if (hashes.size >= KEPT_HASHES && oldest !== undefined) hashes.delete(oldest);
    hashes.set(credentials, value);
    return { value, attempt };
  }

  const digestOf = async (proof: OpenProof, network: string): Promise<Digest> => {
    if (proof.kind === 'basic') return hashOf(proof, network);
    return { value: proof.kind === 'key' ? keyDigest(proof.key) : accessDigest(proof.accessId) };
  };

  async function findCaller(proof: OpenProof, viewerAddress: string): Promise<OpenCaller | undefined> {
    const { value, attempt } = await digestOf(proof, viewerNetwork(viewerAddress));
    const access = await accesses.findBySecret(value);
    const now = clock();
    const isValid = access && isUsable(access, now) && isProven(access.proof, { kind: proof.kind, digest: value }, viewerAddress, now);
    if (!isValid) return undefined;
    await attempt?.undo();
    const account = await accounts.get(access.accountId);
    if (!account || account.deletedAt !== undefined) return undefined;
    const login = await accounts.resolveLogin(account);
    if (login.contractStatus !== 'ACTIVE') return undefined;
    return {
      accessId: access.id,
      operations: new Set(access.operations),
      caller: {
        ...toCaller(login),
        loginId: access.id,
        name: `API: ${access.name}`,
        picture: null,
        scope: scopeOf(access.accountId, access.siteIds),
      },
    };
  }

  return async (proof, viewerAddress) => {
    const found = proof && (await findCaller(proof, viewerAddress));
    if (found) return found;
    await attempts.count('open-api-refused-from-network', viewerNetwork(viewerAddress));
    throw new AppError('unauthenticated');
  };
}
