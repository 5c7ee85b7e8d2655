import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { membershipOf } from '#functions/visitors/api/membership/membership.ts';
import { countLinkAttempt, linkInvalid, resolveLink } from '#functions/visitors/api/membership/resolve-link.ts';
import { memberCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { deleteRegistrationWrites } from '#functions/visitors/store/members/registration-store.ts';
import type { PendingRegistration } from '#functions/visitors/store/records/registration.ts';
import { type ConversionOrigin, conversionWrite } from '#functions/analytics/store/conversions.ts';
import { visitHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/**
 * Returns the visit that led to a registration. Registrations of earlier versions have none, and count for the hour in which they were
 * sent.
 */
const visitOf = ({ visit, createdAt }: PendingRegistration): ConversionOrigin =>
  visit ?? { hour: visitHour('', Date.parse(createdAt)), visitId: null, alias: null };

/** Completes a registration by its link: creates the member, counts it as a conversion and opens a session. */
export const confirmRegistration =
  (dependencies: MemberDependencies): UseCase<typeof member.confirmRegistration> =>
  async ({ params: { siteId }, body: { token }, viewerAddress }) => {
    const { clock, ids, memberSessions, members } = dependencies;
    await membershipOf(dependencies, siteId);
    await countLinkAttempt(dependencies, viewerAddress);
    const confirm = async () => {
      const link = await resolveLink(dependencies, siteId, token);
      if (link.kind !== 'member-registration') throw linkInvalid();
      const { registration, spend } = link;
      const { email, passwordHash, answers, formColumns, agreed, language, offer, cell, createdAt: registeredAt } = registration;
      const [id, now] = [registration.memberId ?? ids.ulid(), clock()];
      const entered = { siteId, email, passwordHash, answers, ...(formColumns && { formColumns }), agreed, language, offer, cell };
      const created = { ...entered, id, registeredAt, isSuspended: false, epoch: 0, createdAt: now.toISOString() };
      const session = memberSessions.prepare(created);
      // Another request consumed the link, the address became a member in another way, or the registration was indexed since it was read.
      const counted = { ...visitOf(registration), siteId, id, language, popupId: offer?.id ?? null };
      const completed = [spend, ...deleteRegistrationWrites(registration), conversionWrite(counted, now)];
      const isMember = await members.create(created, [...completed, session.write]);
      return isMember ? { session, email } : CONFLICT;
    };
    const { session, email } = await retryOnConflict(confirm, { exhausted: linkInvalid });
    return {
      data: { accessToken: session.token, expiresAt: session.until.toISOString(), email },
      cookies: [memberCookie(session.token)],
    };
  };
