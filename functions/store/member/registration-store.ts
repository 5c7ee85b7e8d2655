import type { Clock } from '#functions/gateways/clock.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { addressDigest } from '#functions/store/engine/digest.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import type { Job } from '#functions/store/job/job.ts';
import { membersPartition, registrationKey, registrationPrefix } from '#functions/store/keys.ts';
import type { MemberDetails } from '#functions/store/member/member.ts';
import type { PendingRegistration, RegistrationRef } from '#functions/store/member/registration.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';

/** Ends the waiting, in the transaction of what was waited for: whatever other links of it were sent lead nowhere then. */
export const deleteRegistrationWrite = (registration: PendingRegistration): Write => ({ delete: registrationKey(registration) });

/** More than an address may be registered with in a day. */
const PER_ADDRESS = 500;

export interface RegistrationStore {
  /** Keeps a registration and leaves its e-mail behind, once: the same one again changes nothing. */
  create(registration: MemberDetails & RegistrationRef, mail: Job): Promise<void>;
  find(name: RegistrationRef): Promise<PendingRegistration | undefined>;
  /** The last one that an address was registered with. */
  findNewest(siteId: string, email: string): Promise<PendingRegistration | undefined>;
}

/** Registrations of members that are not completed yet. They are gone when their links lead nowhere any more. */
export function registrationStore(table: Table, clock: Clock): RegistrationStore {
  const isWaiting = ({ until }: PendingRegistration): boolean => until > clock().getTime();
  return {
    async create(registration, mail) {
      const now = clock();
      const until = now.getTime() + LINK_LIFETIME_MS['member-registration'];
      const pending: PendingRegistration = { ...registration, createdAt: now.toISOString(), until };
      const item = { ...registrationKey(registration), entity: 'member-registration', ...pending, expiresAt: Math.ceil(until / 1_000) };
      await tryCommit(table.transact([{ put: item, when: isAbsent() }, jobWrite(mail)]));
    },
    async find(name) {
      const pending = await table.get<PendingRegistration>(registrationKey(name));
      return pending && isWaiting(pending) ? pending : undefined;
    },
    async findNewest(siteId, email) {
      const prefix = registrationPrefix(addressDigest(email));
      const { items } = await table.query<PendingRegistration>({
        pk: membersPartition(siteId),
        prefix,
        descending: true,
        limit: PER_ADDRESS,
      });
      const [newest] = items.filter(isWaiting).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
      return newest;
    },
  };
}
