import type { Clock } from '#functions/platform/gateways/clock.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isAbsent, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { membersPartition, registrationKey, registrationPrefix } from '#functions/platform/keys/keys.ts';
import type { MemberDetails } from '#functions/visitors/store/records/member.ts';
import { PendingRegistration, type RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import { eraseListedMember } from '#functions/visitors/store/list/erase-listed-member.ts';
import { removeRecordWrites } from '#functions/visitors/store/list/index-writes.ts';
import { indexedRecordOf } from '#functions/visitors/store/records/member-record.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';

/**
 * Returns the writes that delete a registration with its index items, for the transaction that completes it. They invalidate all its links.
 * A condition fails if it was indexed since it was read.
 */
export function deleteRegistrationWrites(registration: PendingRegistration): Write[] {
  const record = indexedRecordOf({ entity: 'member-registration', ...registration });
  return record ? removeRecordWrites(record, isPresent()) : [{ delete: registrationKey(registration) }];
}

/** More registrations than the rate limits allow for one address in a day. */
const PER_ADDRESS_MAX = 500;

/** The store of registrations that are not completed yet. They expire with their links. */
export interface RegistrationStore {
  /**
   * Stores a registration with other writes. Idempotent: returns the stored registration if it exists. Returns `undefined` if the condition
   * of one of the other writes failed.
   */
  create(
    registration: MemberDetails &
      RegistrationRef &
      Required<Pick<PendingRegistration, 'memberId' | 'visit'>> &
      Pick<PendingRegistration, 'wanted'>,
    writes: readonly Write[],
  ): Promise<PendingRegistration | undefined>;
  /** Returns a registration, or `undefined` if it was completed or has expired. */
  find(ref: RegistrationRef): Promise<PendingRegistration | undefined>;
  /** Returns the most recent registration of an address. */
  findNewest(siteId: string, email: string): Promise<PendingRegistration | undefined>;
}

export function registrationStore(table: Table, clock: Clock): RegistrationStore {
  const isPending = ({ until }: PendingRegistration): boolean => until > clock().getTime();
  const find: RegistrationStore['find'] = async (ref) => {
    const pending = await table.get(registrationKey(ref), PendingRegistration);
    return pending && isPending(pending) ? pending : undefined;
  };
  const allOfAddress = ({ siteId, addressDigest: of }: RegistrationRef): Promise<PendingRegistration[]> =>
    table.queryAll({ pk: membersPartition(siteId), prefix: registrationPrefix(of) }, PendingRegistration);
  /** Returns a time after all registrations of the address, even within one millisecond, so that the newest registration sorts last. */
  async function nextTime(ref: RegistrationRef, now: Date): Promise<string> {
    const others = (await allOfAddress(ref)).filter(({ registrationId }) => registrationId !== ref.registrationId);
    return new Date(Math.max(now.getTime(), ...others.map(({ createdAt }) => Date.parse(createdAt) + 1))).toISOString();
  }
  /**
   * Deletes all registrations of the address except the newest, because one person has one provisional record. Concurrent calls use the
   * same order, so that one registration remains.
   */
  async function deleteSuperseded(ref: RegistrationRef): Promise<void> {
    const stored = await allOfAddress(ref);
    const order = ({ createdAt, registrationId }: PendingRegistration): string => `${createdAt} ${registrationId}`;
    const [, ...superseded] = stored.toSorted((one, other) => (order(one) < order(other) ? 1 : -1));
    for (const registration of superseded) await eraseListedMember(table, registrationKey(registration));
  }
  return {
    find,
    async create(registration, writes) {
      const now = clock();
      const until = now.getTime() + LINK_LIFETIME_MS['member-registration'];
      const pending: PendingRegistration = { ...registration, createdAt: await nextTime(registration, now), until };
      const item = { ...registrationKey(registration), entity: 'member-registration', ...pending, expiresAt: Math.ceil(until / 1_000) };
      try {
        await table.transact([{ put: item, when: isAbsent() }, ...writes]);
        await deleteSuperseded(pending);
        return pending;
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        return error.failed.includes(0) ? ((await table.get(registrationKey(registration), PendingRegistration)) ?? pending) : undefined;
      }
    },
    async findNewest(siteId, email) {
      const prefix = registrationPrefix(addressDigest(email));
      const query = { pk: membersPartition(siteId), prefix, descending: true, limit: PER_ADDRESS_MAX };
      const { items } = await table.query(query, PendingRegistration);
      const [newest] = items.filter(isPending).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
      return newest;
    },
  };
}
