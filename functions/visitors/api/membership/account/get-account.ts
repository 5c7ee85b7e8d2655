import { publishedSite } from '#functions/publishing/services/published-site/live-content.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { requireSelf } from '#functions/visitors/api/membership/account/require-self.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { memberDetail } from '#functions/visitors/services/list/member-view.ts';
import type { EmailChange } from '#functions/visitors/store/records/email-change.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import type { MemberAccount } from '#shared/model/visitors/member-account.ts';

const changeView = ({ email, confirmed, requestedAt, until }: EmailChange): MemberAccount['emailChange'] => ({
  email,
  requestedAt,
  until: new Date(until).toISOString(),
  isConfirmedByOld: confirmed.includes('old'),
  isConfirmedByNew: confirmed.includes('new'),
});

/** Returns everything that the site stores about the signed-in member, except the hash of the password. */
export const getAccount =
  (dependencies: MemberDependencies): UseCase<typeof member.account> =>
  async ({ params: { siteId }, caller }) => {
    const { emailChanges, mailRecords, memberList } = dependencies;
    await publishedSite(dependencies, siteId);
    const found = await requireSelf(dependencies, caller);
    const [change, mails, sessionCount] = await Promise.all([
      emailChanges.find(found),
      mailRecords.list({ siteId, list: 'membership', about: addressDigest(found.email) }),
      memberList.countSessions(found),
    ]);
    const { offer, ...detail } = memberDetail({ entity: 'member', ...found }, mails, sessionCount);
    return { ...detail, offer: offer && { isWaiting: offer.isWaiting }, emailChange: change ? changeView(change) : null };
  };
