import { viewerNetwork } from '#functions/domain/viewer-network.ts';
import { isAutomatedSubmission } from '#functions/domain/published-site/automated-submission.ts';
import { validateForm, type ValidatedForm } from '#functions/domain/published-site/validate-form.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { membershipOf } from '#functions/api/member/membership.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import { registrationRef } from '#functions/store/member/registration.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import type { ProtectedKey } from '#shared/model/form/form-field.ts';

/** The answer to a field that every membership form has. */
function answerTo(answers: ValidatedForm['answers'], key: ProtectedKey): string {
  const value = answers.find((answer) => answer.key === key)?.value;
  if (typeof value !== 'string') throw new Error(`A published membership form has no ${key}`);
  return value;
}

const isPassword = ({ key }: ValidatedForm['answers'][number]): boolean => key === 'password' || key === 'confirm_password';

/**
 * Stores a registration until its e-mailed link is confirmed. Whether the address is a member already is looked up
 * by the mail job, never here: neither the answer nor its timing can tell.
 */
export const register =
  (dependencies: MemberDependencies): UseCase<typeof member.register> =>
  async ({ params: { siteId }, body, viewerAddress }) => {
    const { attempts, clock, ids, passwords, registrations } = dependencies;
    const { content, form } = await membershipOf(dependencies, siteId, body.lang);
    if (isAutomatedSubmission(body)) return null;
    const { answers, agreed } = await validateForm(content, 'membership', form, body);
    const email = answerTo(answers, 'email');
    const ref = registrationRef(siteId, email, body.id);
    if (await registrations.find(ref)) return null;
    await attempts.count('member-register-from-network', viewerNetwork(viewerAddress));
    await attempts.count('member-register-address', `${siteId} ${email}`);
    const passwordHash = await passwords.hash(answerTo(answers, 'password'));
    const entered = { email, passwordHash, agreed, language: content.language, answers: answers.filter((answer) => !isPassword(answer)) };
    await registrations.create(
      { ...ref, ...entered },
      newJob('mail', { mail: { template: 'member-registration', ...ref } }, ids.ulid(), clock()),
    );
    return null;
  };
