import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import { findEstimate } from '#functions/billing/api/estimates/read-estimates.ts';
import { documentLink } from '#functions/billing/services/document-link.ts';
import type { ApplicationFormStore } from '#functions/billing/store/application-form-store.ts';
import type { BillingDataStore } from '#functions/billing/store/billing-data-store.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { EstimateStore } from '#functions/billing/store/estimate-store.ts';
import type { InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { findDocumentsInForce, requiredDocuments } from '#functions/legal/services/legal-documents.ts';
import type { LegalStore } from '#functions/legal/store/legal-store.ts';
import { contractConditions } from '#functions/plans/services/contract-conditions.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newApplicationArchiveJob } from '#functions/platform/job-list/new-job.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ApplicationForm } from '#shared/model/legal/application-form.ts';
import { applicationDocument, applicationFileName } from '#shared/model/billing/invoice-document.ts';
import type { Language } from '#shared/model/language.ts';
import type { LegalVersion } from '#shared/model/legal/legal-document.ts';
import { firstInvoice } from '#shared/rules/billing/first-invoice.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { recipientOf } from '#shared/rules/billing/recipient.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** The number of digits of a digest that identify a form among those of an issuer. */
const ID_LENGTH = 16;

export interface ApplicationDependencies {
  accounts: Pick<AccountStore, 'find'>;
  plans: Pick<PlanStore, 'find'>;
  legal: Pick<LegalStore, 'versionsOf'>;
  billingData: Pick<BillingDataStore, 'find'>;
  settings: Pick<BillingSettingsStore, 'get'>;
  estimates: Pick<EstimateStore, 'find'>;
  applicationForms: ApplicationFormStore;
  documents: Pick<InvoiceDocumentStore, 'findAll'>;
  archive: Pick<ObjectStorage, 'signDownload'>;
  clock: Clock;
}

type Content = Omit<ApplicationForm, 'id' | 'issuedOn' | 'issuer'>;

const versionsOf = (documents: readonly Pick<LegalVersion, 'kind' | 'effectiveDate'>[]) =>
  documents.map(({ kind, effectiveDate }) => ({ kind, effectiveDate }));

/** Returns the first invoice of an account as it is calculated before the account is created; `null` if there is none. */
async function firstInvoiceOf({ plans }: ApplicationDependencies, account: Account, chargeDay: number): Promise<Content['invoice']> {
  const { billingStart, planId, createdAt, role } = account;
  const plan = planId === null ? undefined : await plans.find(planId);
  if (!billingStart || !plan) return null;
  const contract = { ...account, role, plan, planSince: account.planSince ?? createdAt.slice(0, 7), billingStart };
  const invoice = firstInvoice(contract, chargeDay, new Date(createdAt));
  if (!invoice) return null;
  const { lines, taxes, subtotal, tax, total, issuedOn, dueOn } = invoice;
  return { lines, taxes, subtotal, tax, total, issuedOn, dueOn };
}

/** Returns what the form of an account states: what was agreed to, else what applies now. Throws `not-found` without a contract. */
async function accountContent(dependencies: ApplicationDependencies, account: Account, chargeDay: number): Promise<Content> {
  const { legal, plans, billingData, clock } = dependencies;
  const [current, required, data, invoice] = await Promise.all([
    contractConditions(plans, account, clock()),
    requiredDocuments(legal, account, clock()),
    billingData.find(account.id),
    firstInvoiceOf(dependencies, account, chargeDay),
  ]);
  const agreed = account.contractAgreement;
  const conditions = agreed?.conditions ?? current;
  if (conditions === null) throw new AppError('not-found');
  return {
    issuerId: account.path[0] ?? '',
    accountId: account.id,
    recipient: recipientOf(account, data?.data),
    conditions,
    contractStart: account.contractStart,
    invoice,
    estimate: null,
    documents: versionsOf(agreed?.documents ?? required),
    agreement: agreed && { at: agreed.at, by: agreed.by },
  };
}

/** Returns a short-lived link to the PDF of a form; stores the form and returns `null` while its PDF is made. */
async function documentOf(dependencies: ApplicationDependencies, content: Content, language: Language) {
  const { settings, applicationForms, documents, archive, clock } = dependencies;
  const { issuerId } = content;
  const issuing = await settings.get(issuerId);
  if (!issuing) throw new AppError('transition-refused');
  const issuer = issuerOf(issuing.settings);
  const id = digest(JSON.stringify([content, issuer])).slice(0, ID_LENGTH);
  const [document] = await documents.findAll([{ issuerId, number: applicationDocument(id) }]);
  const file = document?.files[language];
  if (!file) {
    const form: ApplicationForm = { ...content, id, issuer, issuedOn: japaneseDay(clock()) };
    await applicationForms.add(form, newApplicationArchiveJob(form, clock()));
  }
  return documentLink(archive, file, applicationFileName(id, language));
}

/**
 * Returns a link to the application form of an account that the operator bills, with the agreement of the account if there is
 * one; `null` while its PDF is made. Throws `not-found` without a contract, and while the billing settings are missing.
 */
export const getApplicationForm =
  (dependencies: ApplicationDependencies): UseCase<typeof bill.applicationForm> =>
  async ({ caller, query: { accountId, language } }) => {
    const account = await requestedAccount(dependencies, caller, accountId);
    const issuing = await dependencies.settings.get(account.path[0] ?? '');
    if (!issuing) throw new AppError('not-found');
    const content = await accountContent(dependencies, account, issuing.settings.chargeDay);
    return { document: await documentOf(dependencies, content, language) };
  };

/**
 * Returns a link to the application form of an accepted quotation; `null` while its PDF is made. Throws `transition-refused` if
 * the quotation was not accepted.
 */
export const getEstimateApplication =
  (dependencies: ApplicationDependencies): UseCase<typeof bill.estimateApplication> =>
  async ({ caller, params, query: { language } }) => {
    const estimate = await findEstimate(dependencies, caller.scope.accountId, params.estimate);
    const { issuerId, accountId, recipient, lines, taxes, subtotal, tax, total, number, state, decidedAt } = estimate;
    if (state !== 'accepted' || decidedAt === null) throw new AppError('transition-refused');
    // The documents that were in force when the quotation was accepted, so that the form remains the same.
    const documents = await findDocumentsInForce(dependencies.legal, [issuerId], new Date(decidedAt));
    const content: Content = {
      issuerId,
      accountId,
      recipient,
      conditions: null,
      contractStart: null,
      invoice: { lines, taxes, subtotal, tax, total, issuedOn: null, dueOn: null },
      estimate: number,
      documents: versionsOf(documents),
      agreement: { at: decidedAt, by: null },
    };
    return { document: await documentOf(dependencies, content, language) };
  };
