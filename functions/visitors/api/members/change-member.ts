import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { readDetail } from '#functions/visitors/api/members/get-member.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { MemberMailRequest } from '#functions/mail/job-definitions/mail.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import type { ListedMember } from '#functions/visitors/store/records/member-record.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

interface MemberCall {
  caller: Caller;
  params: { id: string; memberId: string };
}

/** Returns the member that a request changes. Allowed for an expired site, whose members remain. */
async function requireMember(dependencies: SiteMemberDependencies, { caller, params }: MemberCall): Promise<ListedMember> {
  const site = await dependencies.sites.find(caller.scope, params.id);
  await assertOwnerActive(dependencies, caller, site);
  const item = await dependencies.members.find(site.id, params.memberId);
  if (!item) throw new AppError('not-found');
  return item;
}

type Member = ListedMember & { entity: 'member' };

/** Changes a member, with retries on concurrent changes. Throws `transition-refused` for a person who has left or is not confirmed yet. */
function changeMember(
  dependencies: SiteMemberDependencies,
  call: MemberCall,
  change: (member: Member) => Promise<Member | undefined>,
): Promise<Member> {
  return retryOnConflict(async () => {
    const item = await requireMember(dependencies, call);
    if (item.entity !== 'member') throw new AppError('transition-refused');
    return (await change(item)) ?? CONFLICT;
  });
}

/** Suspends a member, which ends all its sessions, or restores it. */
export const setMemberState =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.setState> =>
  async ({ caller, params, body: { state } }) => {
    const isSuspended = state === 'suspended';
    const member = await changeMember(dependencies, { caller, params }, async (found) =>
      found.isSuspended === isSuspended ? found : dependencies.members.setSuspended(found, isSuspended),
    );
    return { member: await readDetail(dependencies, member) };
  };

export const endMemberSessions =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.endSessions> =>
  async ({ caller, params }) => {
    const member = await changeMember(dependencies, { caller, params }, (found) => dependencies.members.endSessions(found));
    return { member: await readDetail(dependencies, member) };
  };

/**
 * Enqueues an e-mail to a member. Throws `transition-refused` if the site is not published, because its e-mails link to pages that do not
 * exist.
 */
async function sendToMember(dependencies: SiteMemberDependencies, item: ListedMember, mail: MemberMailRequest) {
  const { publicSites, jobs, ids, clock } = dependencies;
  if (!(await publicSites.find(item.siteId))) throw new AppError('transition-refused');
  await jobs.add(newJob('mail', { mail }, ids.ulid(), clock()));
  return { member: await readDetail(dependencies, item) };
}

/** Sends the link to choose a new password. A member who did not request it can ignore it. */
export const sendPasswordLink =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.sendPasswordLink> =>
  async ({ caller, params }) => {
    const item = await requireMember(dependencies, { caller, params });
    if (item.entity !== 'member' || item.isSuspended) throw new AppError('transition-refused');
    const { siteId, email, language } = item;
    await dependencies.attempts.count('member-forgot-password-of-account', `${siteId} ${email}`);
    return sendToMember(dependencies, item, { template: 'member-password-reset', siteId, email, language });
  };

/** Sends the link that completes a registration again. */
export const resendConfirmation =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.resendConfirmation> =>
  async ({ caller, params }) => {
    const item = await requireMember(dependencies, { caller, params });
    if (item.entity !== 'member-registration') throw new AppError('transition-refused');
    await dependencies.attempts.count('member-register-address', `${item.siteId} ${item.email}`);
    return sendToMember(dependencies, item, { template: 'member-registration', ...RegistrationRef.parse(item) });
  };
