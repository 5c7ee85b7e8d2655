import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { forgetAttempts } from '#functions/sign-in/store/attempt-store.ts';
import { undefinedIfConditionFails } from '#functions/platform/engine/conditional-write.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isNotDeleted } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { erasureDueId, erasureKey, erasureKeyOf, membersPartition, registrationPrefix, siteKey } from '#functions/platform/keys/keys.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';
import type { MemberStore } from '#functions/visitors/store/members/member-store.ts';
import type { EmailChange } from '#functions/visitors/store/records/email-change.ts';
import { changesOfAddress } from '#functions/visitors/store/members/email-change-store.ts';
import { PendingRegistration } from '#functions/visitors/store/records/registration.ts';
import { entriesOfAddress } from '#functions/visitors/services/erasure/entries-of-address.ts';
import { eraseEntry } from '#functions/visitors/services/erasure/erase-entry.ts';
import { eraseExports, type ExportFiles } from '#functions/visitors/services/erasure/erase-exports.ts';
import { eraseInvitee, findInviteeData, type InviteeData } from '#functions/visitors/services/erasure/erase-invitee.ts';
import { eraseMailJobs } from '#functions/visitors/services/erasure/erase-mail-jobs.ts';
import { eraseMembership } from '#functions/visitors/services/erasure/erase-membership.ts';
import { erasureCountWrite } from '#functions/visitors/services/erasure/site-erasures.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import { STORED_FORM_KINDS } from '#shared/model/forms/form-field.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/** Milliseconds after which the reconcile job continues an interrupted erasure: longer than a request that erases may take. */
const CONTINUE_AFTER_MS = 2 * 60_000;
const ENTRIES_AT_A_TIME = 5;

/** The kinds of attempts that are counted by site and address alone. Counters by address and network expire after a window. */
const ATTEMPTS_OF_ADDRESS = [
  'form-from-address',
  'form-reply-to-address',
  'member-register-address',
  'member-sign-in-to-account',
  'member-forgot-password-of-account',
  'preview-sign-in-to-address',
  'preview-invitations-to-address',
] as const;

/** The data that a site stores about the person of an e-mail address. */
export interface PersonData {
  contacts: FormEntry[];
  forms: FormEntry[];
  member: StoredMember | undefined;
  /** Registrations that are not confirmed yet, oldest first. */
  registrations: PendingRegistration[];
  /** Changes of e-mail addresses from or to the address that are not confirmed yet. */
  emailChanges: EmailChange[];
  preview: InviteeData;
}

/** An erasure that was begun. */
const Erasure = z.object({ siteId: z.string(), email: z.string() });
export type Erasure = z.infer<typeof Erasure>;

/** Implements the rights of a person: access to the stored data, and erasure. */
export interface PersonStore {
  find(siteId: string, email: string): Promise<PersonData>;
  /**
   * Stores that an erasure begins, with its audit entry, so that it is completed even if this process ends. Returns `false` if the site was
   * deleted.
   */
  begin(site: Pick<Site, 'id' | 'lineage'>, email: string, audit: AuditEntry): Promise<boolean>;
  /** Completes an erasure that was begun. Idempotent. */
  erase(erasure: Erasure): Promise<void>;
  /** Returns erasures that should have ended by now, most overdue first. */
  listOverdue(limit: number): Promise<Erasure[]>;
}

interface PersonDependencies {
  members: Pick<MemberStore, 'findByAddress'>;
  exportFiles: ExportFiles;
  clock: Clock;
}

export function personStore(table: Table, { members, exportFiles, clock }: PersonDependencies): PersonStore {
  const entriesOf = (siteId: string, kind: 'contact' | 'homepage', email: string) => entriesOfAddress(table, siteId, kind, email, clock());

  return {
    async find(siteId, email) {
      const registrations = { pk: membersPartition(siteId), prefix: registrationPrefix(addressDigest(email)) };
      const [contacts, forms, member, pending, preview] = await Promise.all([
        entriesOf(siteId, 'contact', email),
        entriesOf(siteId, 'homepage', email),
        members.findByAddress(siteId, email),
        table.queryAll(registrations, PendingRegistration),
        findInviteeData(table, siteId, email),
      ]);
      const now = clock().getTime();
      const changes = await changesOfAddress(table, siteId, { email, memberId: member?.id });
      return {
        contacts,
        forms,
        member,
        registrations: pending.filter(({ until }) => until > now),
        emailChanges: changes.filter(({ until }) => until > now),
        preview,
      };
    },
    async begin({ id: siteId, lineage }, email, audit) {
      const due = dueAttributes('erasure', new Date(clock().getTime() + CONTINUE_AFTER_MS), erasureDueId(siteId, email));
      const erasure = { ...erasureKey(siteId, email), entity: 'erasure', siteId, email, ...due };
      const writes = [{ put: erasure }, erasureCountWrite(siteId), { check: siteKey(siteId), when: isNotDeleted }];
      const begun = table.transact([...writes, ...auditWrites(audit, lineage)]);
      return (await undefinedIfConditionFails(begun.then(() => true))) ?? false;
    },
    async erase({ siteId, email }) {
      await eraseMailJobs(table, siteId, email, clock());
      for (const kind of STORED_FORM_KINDS)
        await inParallel(await entriesOf(siteId, kind, email), ENTRIES_AT_A_TIME, (entry) => eraseEntry(table, entry));
      await eraseMembership(table, members, { siteId, email, now: clock() });
      await eraseInvitee(table, siteId, email);
      await eraseExports(table, exportFiles, siteId, clock());
      for (const kind of ATTEMPTS_OF_ADDRESS) await forgetAttempts(table, kind, `${siteId} ${email}`);
      await table.delete(erasureKey(siteId, email));
    },
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'erasure', clock(), limit);
      const found = await table.batchGetReadable(ids.map(erasureKeyOf), Erasure);
      return found.filter((erasure) => erasure !== undefined);
    },
  };
}
