import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { auditView } from '#functions/platform/http/visitor-data-audit.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { ENTRY_STATES } from '#shared/model/visitors/form-entry.ts';
import { MEMBER_STATES } from '#shared/model/visitors/site-member.ts';
import { memberGrowth } from '#shared/rules/visitors/member-growth.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

const GROWTH_DAYS = 90;

const complete = <State extends string>(states: readonly State[], counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(states.map((state) => [state, counts[state] ?? 0])) as Record<State, number>;

/** Returns a site with the numbers of its members, contacts and form entries by state. */
export const countVisitors =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.counts> =>
  async ({ caller, params }) => {
    const { sites, members } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    const [{ membership, contact, homepage }, provisional] = await Promise.all([
      members.counts(site.id),
      members.countProvisional(site.id),
      auditView(dependencies, caller, site),
    ]);
    return {
      site: { name: site.name, status: site.status },
      membership: complete(MEMBER_STATES, { ...membership, provisional }),
      contact: complete(ENTRY_STATES, contact),
      homepage: complete(ENTRY_STATES, homepage),
    };
  };

/** Returns the numbers of members who joined and left on each of the last days, and the number of members at the end of the day. */
export const getGrowth =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.growth> =>
  async ({ caller, params }) => {
    const { sites, members, clock } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    const today = japaneseDay(clock());
    const days = Array.from({ length: GROWTH_DAYS }, (_, index) => addDays(today, index - GROWTH_DAYS + 1));
    const [counts, counted] = await Promise.all([members.counts(site.id), members.days(site.id, days[0] ?? today)]);
    const { member = 0, suspended = 0 } = counts.membership;
    return { days: memberGrowth(days, counted, member + suspended) };
  };
