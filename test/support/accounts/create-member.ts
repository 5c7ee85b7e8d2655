import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { memberSessionStore } from '#functions/visitors/store/members/member-session-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';
import type { Table } from '#functions/platform/engine/table.ts';

/** Creates a member of a site in the table and returns the token of a session. The site does not need to exist. */
export async function createMember(table: Table, siteId: string): Promise<string> {
  const id = randomIds.ulid();
  const member: StoredMember = {
    id,
    siteId,
    email: `${id.toLowerCase()}@example.com`,
    passwordHash: 'none',
    answers: [],
    agreed: [],
    offer: null,
    cell: null,
    language: 'jp',
    epoch: 0,
    isSuspended: false,
    createdAt: systemClock().toISOString(),
  };
  if (!(await memberStore(table).create(member, []))) throw new Error('The member could not be created');
  return (await memberSessionStore(table, randomIds, systemClock).open(member)).token;
}
