import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import { countUntimed, isAutomatedSubmission } from '#functions/publishing/services/published-site/automated-submission.ts';
import { applicationReply, applicationTo, readOffer, storeApplication } from '#functions/popups/services/offer-application.ts';
import { submissionOrigin } from '#functions/publishing/services/published-site/submission-origin.ts';
import { validateForm, type ValidatedForm } from '#functions/publishing/services/published-site/validate-form.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { membershipOf } from '#functions/visitors/api/membership/membership.ts';
import { wantedSheet } from '#functions/visitors/api/membership/registration/wanted-sheet.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import { registrationRef } from '#functions/visitors/store/records/registration.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import type { ProtectedKey } from '#shared/model/forms/form-field.ts';

/** Returns the answer to a field that every membership form has. */
function answerTo(answers: ValidatedForm['answers'], key: ProtectedKey): string {
  const value = answers.find((answer) => answer.key === key)?.value;
  if (typeof value !== 'string') throw new Error(`A published membership form has no ${key}`);
  return value;
}

const isPassword = ({ key }: ValidatedForm['answers'][number]): boolean => key === 'password' || key === 'confirm_password';

/**
 * Stores a registration, with its application to a popup's offer, until its e-mailed link is confirmed. Only the mail job
 * looks up whether the address is already a member, so neither the answer nor its timing reveals this.
 */
export const register =
  (dependencies: MemberDependencies): UseCase<typeof member.register> =>
  async ({ params: { siteId }, body, viewerAddress }) => {
    const { attempts, clock, ids, passwords, popupCounts, registrations } = dependencies;
    const { content, form } = await membershipOf(dependencies, siteId, body.lang);
    if (isAutomatedSubmission(body)) return body.popup === undefined ? null : { isWaiting: false };
    const { answers, agreed, formColumns } = await validateForm(content, 'membership', form, body);
    const email = answerTo(answers, 'email');
    const ref = registrationRef(siteId, email, body.id ?? ids.ulid());
    const named = await readOffer(content, 'membership', body.popup, { popupCounts, now: clock() });
    const stored = body.id === undefined ? undefined : await registrations.find(ref);
    if (stored) return applicationReply(stored.offer);
    const application = applicationTo(named);
    await attempts.count('member-register-from-network', viewerNetwork(viewerAddress));
    await countUntimed(attempts, body, viewerAddress);
    await attempts.count('member-register-address', `${siteId} ${email}`);
    const passwordHash = await passwords.hash(answerTo(answers, 'password'));
    const { cell, visit } = await submissionOrigin(content, body, clock());
    const wanted = await wantedSheet(content, body.to);
    const given = answers.filter((answer) => !isPassword(answer));
    const entered = { email, passwordHash, agreed, cell, language: content.language, answers: given, ...(formColumns && { formColumns }) };
    const mail = newJob('mail', { mail: { template: 'member-registration', ...ref } }, ids.ulid(), clock());
    const offer = await storeApplication(content, application, async (place) => {
      const registration = { ...ref, ...entered, memberId: ids.ulid(), offer: place.offer, visit, ...(wanted && { wanted }) };
      const created = await registrations.create(registration, [jobWrite(mail), ...place.writes]);
      return created?.offer;
    });
    return applicationReply(offer);
  };
