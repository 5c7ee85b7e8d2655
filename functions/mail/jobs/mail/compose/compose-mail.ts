import { type AccountMailDependencies, composeAccountMail, type MailJob } from '#functions/mail/jobs/mail/compose/compose-account-mail.ts';
import { type BillMailDependencies, composeBillMail } from '#functions/mail/jobs/mail/compose/compose-bill-mail.ts';
import { composeFormerAddressMail } from '#functions/mail/jobs/mail/compose/compose-former-address-mail.ts';
import { composeDomainInstructions, type DomainMailDependencies } from '#functions/mail/jobs/mail/compose/compose-domain-mail.ts';
import { composeEstimateMail, type EstimateMailDependencies } from '#functions/mail/jobs/mail/compose/compose-estimate-mail.ts';
import { composeFormMail } from '#functions/mail/jobs/mail/compose/compose-form-mail.ts';
import { composeLoginEmailMail, type LoginEmailDependencies } from '#functions/mail/jobs/mail/compose/compose-login-email-mail.ts';
import { composeMemberMail, type MemberMailDependencies } from '#functions/mail/jobs/mail/compose/compose-member-mail.ts';
import {
  composeCommentReplies,
  composePreviewMail,
  type PreviewMailDependencies,
} from '#functions/mail/jobs/mail/compose/compose-preview-mail.ts';
import { composeRecipientMail } from '#functions/mail/jobs/mail/compose/compose-recipient-mail.ts';
import { composeReportMail, type ReportMailDependencies } from '#functions/mail/jobs/mail/compose/compose-report-mail.ts';
import type { MailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import type { FormEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';

export interface ComposeMailDependencies
  extends
    AccountMailDependencies,
    BillMailDependencies,
    LoginEmailDependencies,
    MemberMailDependencies,
    PreviewMailDependencies,
    ReportMailDependencies,
    DomainMailDependencies,
    EstimateMailDependencies {
  accounts: AccountMailDependencies['accounts'] & MemberMailDependencies['accounts'];
  entries: FormEntryStore;
}

/** Composes the e-mail of a request, with a one-time link if it needs one. Returns `undefined` if there is no recipient. */
export async function composeMail(
  dependencies: ComposeMailDependencies,
  job: MailJob,
  request: MailRequest,
): Promise<ComposedMail | undefined> {
  switch (request.template) {
    case 'password-reset':
    case 'registration':
    case 'invitation':
    case 'password-changed':
    case 'new-device':
    case 'two-factor-on':
    case 'two-factor-off':
    case 'two-factor-reset':
    case 'recovery-codes':
    case 'recovery-code-used':
    case 'acted-for':
    case 'account-export':
    case 'page-views-reached':
    case 'trial-ends':
    case 'contract-ends':
    case 'publication-blocked':
    case 'publication-failed':
    case 'report-not-sent':
    case 'domain-live':
    case 'domain-failing':
    case 'domain-expired':
    case 'domain-lost':
    case 'domain-certificate':
    case 'comment-digest':
    case 'preview-approved':
    case 'file-finished':
    case 'plan-notice':
    case 'price-change':
    case 'webhook-stopped':
    case 'system-notice':
    case 'card-failed':
    case 'card-given-up':
    case 'refund-failed':
    case 'card-difference': {
      const mail = await composeAccountMail(dependencies, job, request);
      return mail && { mail, record: null };
    }
    case 'login-email-change':
    case 'login-email-confirm':
    case 'login-email-changed': {
      const mail = await composeLoginEmailMail(dependencies, job, request);
      return mail && { mail, record: null };
    }
    case 'billing-recipient': {
      const mail = await composeRecipientMail(dependencies, job, request);
      return mail && { mail, record: null };
    }
    case 'estimate': {
      const mail = await composeEstimateMail(dependencies, request);
      return mail && { mail, record: null };
    }
    case 'invoice-issued':
    case 'payment-overdue':
    case 'payment-final-notice':
    case 'account-paused':
    case 'account-resumed':
    case 'invoice-void':
    case 'credit-note':
    case 'refund':
    case 'billing-letter': {
      const mail = await composeBillMail(dependencies, request);
      return mail && { mail, record: null };
    }
    case 'form-received':
    case 'form-thanks': {
      const mail = await composeFormMail(dependencies, request);
      const { template, siteId, form, entryId } = request;
      return mail && { mail, record: { template, subject: { siteId, form, entryId } } };
    }
    case 'preview-invitation':
      return composePreviewMail(dependencies, request);
    case 'comment-replies':
      return composeCommentReplies(dependencies, request);
    case 'domain-instructions':
      return composeDomainInstructions(dependencies, request);
    case 'visit-report':
      return composeReportMail(dependencies, request);
    case 'member-left':
    case 'member-email-changed':
      return composeFormerAddressMail(dependencies, job, request);
    default:
      return composeMemberMail(dependencies, job, request);
  }
}
