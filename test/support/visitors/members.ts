import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';
import { registrationRef } from '#functions/visitors/store/records/registration.ts';
import type { RegistrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { type EntryOptions, formEntryOf } from '#test/support/visitors/form-entries.ts';

type Options = Omit<EntryOptions, 'kind'>;

/** The input of a visitor who becomes a member, without an item in the table. */
function memberDetailsOf(siteId: string, options: Options = {}): Omit<StoredMember, 'id' | 'createdAt' | 'epoch' | 'isSuspended'> {
  const { email, answers, agreed, offer, cell, lang: language } = formEntryOf({ id: siteId, lineage: [] }, options);
  return { siteId, email, answers, agreed, offer, cell, language, passwordHash: 'none' };
}

/** A member of a site, without an item in the table. */
export const memberOf = (siteId: string, { at = new Date(), ...options }: Options = {}): StoredMember => ({
  ...memberDetailsOf(siteId, options),
  id: randomIds.ulid(),
  epoch: 0,
  isSuspended: false,
  createdAt: at.toISOString(),
});

/** A registration of a site, without an item in the table. */
export function registrationOf(siteId: string, options: Options = {}): Parameters<RegistrationStore['create']>[0] {
  const details = memberDetailsOf(siteId, options);
  const visit = { hour: '2026-11-20T03', visitId: null, alias: null };
  return { ...details, ...registrationRef(siteId, details.email, randomIds.ulid()), memberId: randomIds.ulid(), visit };
}

/** Stores a member of a site and indexes it. */
export async function storeMember(table: Table, siteId: string, options: Options = {}): Promise<StoredMember> {
  const member = memberOf(siteId, options);
  if (!(await memberStore(table).create(member, []))) throw new Error('The address belongs to a member already');
  await memberList(table, systemClock).index(member);
  return member;
}
