import type { Mail } from '#functions/gateways/mail.ts';
import { type AccountMailDependencies, composeAccountMail, type MailJob } from '#functions/jobs/mail/compose/compose-account-mail.ts';
import { composeFormMail } from '#functions/jobs/mail/compose/compose-form-mail.ts';
import { composeMemberMail, type MemberMailDependencies } from '#functions/jobs/mail/compose/compose-member-mail.ts';
import type { MailRequest } from '#functions/jobs/mail/job.ts';
import type { FormEntryStore } from '#functions/store/visitor/form-entry-store.ts';

export interface ComposeMailDependencies extends AccountMailDependencies, MemberMailDependencies {
  accounts: AccountMailDependencies['accounts'] & MemberMailDependencies['accounts'];
  entries: FormEntryStore;
}

/** The e-mail that a request leads to, with its one-time link where it has one; `undefined` if there is no one to send it to. */
export function composeMail(dependencies: ComposeMailDependencies, job: MailJob, request: MailRequest): Promise<Mail | undefined> {
  switch (request.template) {
    case 'password-reset':
    case 'registration':
    case 'invitation':
    case 'password-changed':
      return composeAccountMail(dependencies, job, request);
    case 'form-received':
    case 'form-thanks':
      return composeFormMail(dependencies, request);
    default:
      return composeMemberMail(dependencies, job, request);
  }
}
