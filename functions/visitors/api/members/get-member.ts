import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { memberDetail } from '#functions/visitors/services/list/member-view.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { auditView } from '#functions/platform/http/visitor-data-audit.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import type { ListedMember } from '#functions/visitors/store/records/member-record.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { MemberDetail } from '#shared/model/visitors/site-member.ts';

/** Returns all details of a member, including e-mails to the address and open sessions. Makes two calls. */
export async function readDetail(
  { mailRecords, members }: Pick<SiteMemberDependencies, 'mailRecords' | 'members'>,
  item: ListedMember,
): Promise<MemberDetail> {
  if (item.entity === 'former-member') return memberDetail(item, [], 0);
  const [mails, sessionCount] = await Promise.all([
    mailRecords.list({ siteId: item.siteId, list: 'membership', about: addressDigest(item.email) }),
    item.entity === 'member' ? members.countSessions(item) : 0,
  ]);
  return memberDetail(item, mails, sessionCount);
}

export const getMember =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.get> =>
  async ({ caller, params }) => {
    const { sites, members } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    const [item] = await Promise.all([members.find(site.id, params.memberId), auditView(dependencies, caller, site)]);
    if (!item) throw new AppError('not-found');
    return { member: await readDetail(dependencies, item) };
  };
