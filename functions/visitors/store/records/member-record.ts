import * as z from 'zod';
import { formerMemberKey, memberKey, registrationKey } from '#functions/platform/keys/keys.ts';
import { FormerMember, StoredMember } from '#functions/visitors/store/records/member.ts';
import { PendingRegistration } from '#functions/visitors/store/records/registration.ts';
import type { ListedRecord } from '#functions/visitors/store/records/listed-record.ts';
import type { MemberState } from '#shared/model/visitors/site-member.ts';

/** A member, a registration that is not confirmed yet or a former member: the items that the list of members shows. */
export const ListedMember = z.discriminatedUnion('entity', [
  z.object({ entity: z.literal('member'), ...StoredMember.shape }),
  z.object({ entity: z.literal('member-registration'), ...PendingRegistration.shape }),
  z.object({ entity: z.literal('former-member'), ...FormerMember.shape }),
]);
export type ListedMember = z.infer<typeof ListedMember>;

/** Returns the id under which lists show a member. Registrations of earlier versions have none and are not listed. */
export const listedMemberId = (item: ListedMember): string | undefined => (item.entity === 'member-registration' ? item.memberId : item.id);

export function memberState(item: ListedMember): MemberState {
  if (item.entity === 'member-registration') return 'provisional';
  if (item.entity === 'former-member') return 'left';
  return item.isSuspended ? 'suspended' : 'member';
}

function keyOf(item: ListedMember) {
  if (item.entity === 'member-registration') return registrationKey(item);
  return item.entity === 'member' ? memberKey(item.siteId, item.id) : formerMemberKey(item.siteId, item.id);
}

/** Returns a member as lists and their index see it, or `undefined` for a registration that can no longer be completed. */
export function recordOfMember(item: ListedMember, now: Date): ListedRecord | undefined {
  const id = listedMemberId(item);
  const isOver = item.entity === 'member-registration' && item.until <= now.getTime();
  if (id === undefined || isOver) return undefined;
  const { email, answers } = item.entity === 'former-member' ? { email: '', answers: [] } : item;
  return {
    siteId: item.siteId,
    kind: 'membership',
    id,
    key: keyOf(item),
    state: memberState(item),
    lang: item.language,
    email,
    answers,
    ...(item.entity !== 'former-member' && item.formColumns && { formColumns: item.formColumns }),
    lineage: [],
    words: item.words,
    ...(item.entity === 'member-registration' && { expiresAt: Math.ceil(item.until / 1_000) }),
  };
}

/** Returns a member or registration with all index items that it may have, even if the registration can no longer be completed. */
export function indexedRecordOf(item: ListedMember): ListedRecord | undefined {
  return recordOfMember(item, new Date(0));
}

/** Returns the record of a member after leaving, as lists show it. */
export const formerMemberOf = (member: StoredMember, now: Date): ListedMember & { entity: 'former-member' } => ({
  entity: 'former-member',
  siteId: member.siteId,
  id: member.id,
  language: member.language,
  cell: member.cell,
  createdAt: member.createdAt,
  ...(member.registeredAt !== undefined && { registeredAt: member.registeredAt }),
  leftAt: now.toISOString(),
  words: [],
});
