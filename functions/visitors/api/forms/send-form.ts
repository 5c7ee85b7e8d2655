import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import {
  applicationReply,
  applicationTo,
  readOffer,
  storeApplication,
  type Application,
} from '#functions/popups/services/offer-application.ts';
import { countUntimed, isAutomatedSubmission } from '#functions/publishing/services/published-site/automated-submission.ts';
import { submissionOrigin } from '#functions/publishing/services/published-site/submission-origin.ts';
import { validateForm } from '#functions/publishing/services/published-site/validate-form.ts';
import { type LiveContent, liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { localisedPart } from '#functions/sites/services/site-content.ts';
import type { SiteFormDependencies } from '#functions/visitors/api/forms/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import {
  destinationsOf,
  type EntryWorkflow,
  type FormEntry,
  type FormOffer,
  type FormSender,
  NEW_ENTRY_WORKFLOW,
} from '#functions/visitors/store/records/form-entry.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { type ConversionOrigin, conversionWrite } from '#functions/analytics/store/conversions.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { FormMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import type { FormReply, Submission } from '#shared/model/forms/submission.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { homePath, publicOrigin } from '#shared/rules/sites/site-address.ts';

/** Returns the sender's address, a field of every published form of this kind. */
function emailIn(answers: FormEntry['answers']): string {
  const value = answers.find(({ key }) => key === 'email')?.value;
  if (typeof value !== 'string') throw new Error('A published form does not ask for an e-mail address');
  return value;
}

function senderOf({ site, settings, language }: LiveContent, form: EmailedForm, sitesOrigin: string): FormSender {
  return {
    siteName: settings.name,
    companyName: form.companyName,
    ...(form.replyText && { replyText: form.replyText }),
    destinationEmail: form.destinationEmail,
    ...(form.moreDestinations && { moreDestinations: form.moreDestinations }),
    ...(form.autoReply && { autoReply: form.autoReply }),
    address: new URL(homePath(language, settings), publicOrigin(sitesOrigin, site)).href,
    lineage: site.lineage,
  };
}

type NewEntry = Omit<FormEntry, 'id' | 'createdAt' | 'offer' | 'submissionId' | 'words' | keyof EntryWorkflow>;

/**
 * Stores a valid form with its e-mail jobs, its application to a popup's offer and its conversion, in one transaction (R-15.3, R-16.6,
 *
 */
async function storeEntry(
  { entries, ids, clock }: SiteFormDependencies,
  content: LiveContent,
  {
    submissionId,
    application,
    visit,
    isReplied,
    ...entry
  }: NewEntry & { submissionId: string; application: Application | null; visit: ConversionOrigin; isReplied: boolean },
): Promise<FormOffer | null> {
  const now = clock();
  const id = ids.ulid();
  const about = { siteId: entry.siteId, form: entry.kind, entryId: id };
  const requests: FormMailRequest[] = [
    ...destinationsOf(entry.sender).map((_, destination) => ({
      template: 'form-received' as const,
      ...about,
      ...(destination > 0 && { destination }),
    })),
    ...(isReplied ? [{ template: 'form-thanks' as const, ...about }] : []),
  ];
  const mails = requests.map((mail) => newJob('mail', { mail }, ids.ulid(), now));
  const sent = { siteId: entry.siteId, id, language: entry.lang };
  return storeApplication(content, application, async ({ offer, writes }) => {
    const stored = await entries.create(
      { ...entry, ...NEW_ENTRY_WORKFLOW, id, submissionId, offer, createdAt: now.toISOString() },
      { mails, writes: [...writes, conversionWrite({ ...visit, ...sent, popupId: offer?.id ?? null }, now)] },
    );
    return stored?.offer;
  });
}

/**
 * Counts the automatic reply to an address. Returns `false` if the site has sent enough of them today: the entry is stored and the
 * owner notified, but a form cannot be used to flood the mailbox of another person.
 */
async function mayReply(attempts: AttemptStore, siteId: string, email: string): Promise<boolean> {
  try {
    await attempts.count('form-reply-to-address', `${siteId} ${email}`);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
}

interface SentForm {
  siteId: string;
  body: Submission;
  viewerAddress: string;
  /** Whether to store and send the form; `false` only validates it. */
  isSent: boolean;
}

/**
 * Accepts a form that a visitor sent. A submission by a bot gets the usual answer and is dropped. A repeated submission gets the
 * answer of the first one and does not count as an attempt.
 */
async function sendForm(
  dependencies: SiteFormDependencies,
  kind: StoredFormKind,
  { siteId, body, viewerAddress, isSent }: SentForm,
): Promise<FormReply> {
  const { attempts, entries, ids, popupCounts, clock, sitesOrigin } = dependencies;
  const content = await liveContent(dependencies, siteId, body.lang);
  const form = await localisedPart(content, FORM_PART[kind]);
  if (!form) throw new AppError('not-found');
  if (isSent && isAutomatedSubmission(body)) return body.popup === undefined ? null : { isWaiting: false };
  const { agreed, ...answered } = await validateForm(content, kind, form, body);
  const offer = await readOffer(content, kind, body.popup, { popupCounts, now: clock() });
  const stored = isSent && body.id !== undefined ? await entries.findSubmission(siteId, kind, body.id) : undefined;
  if (stored) return applicationReply(stored.offer);
  const application = applicationTo(offer);
  if (!isSent) return application && { isWaiting: application.state === 'waiting-list' };
  const email = emailIn(answered.answers);
  await attempts.count('form-from-network', viewerNetwork(viewerAddress));
  await countUntimed(attempts, body, viewerAddress);
  await attempts.count('form-from-address', `${siteId} ${email}`);
  const isReplied = await mayReply(attempts, siteId, email);
  const sender = senderOf(content, form.part, sitesOrigin);
  const { cell, visit } = await submissionOrigin(content, body, clock());
  const entry = { siteId, kind, lang: form.lang, email, ...answered, agreed, cell, sender };
  return applicationReply(
    await storeEntry(dependencies, content, { ...entry, visit, isReplied, submissionId: body.id ?? ids.ulid(), application }),
  );
}

export const contact =
  (dependencies: SiteFormDependencies): UseCase<typeof siteForm.contact> =>
  ({ params, body, viewerAddress }) =>
    sendForm(dependencies, 'contact', { ...params, body, viewerAddress, isSent: true });

/** Accepts the homepage form. Mode `check` validates it without sending, for a page that shows the answers for confirmation. */
export const homepage =
  (dependencies: SiteFormDependencies): UseCase<typeof siteForm.homepage> =>
  ({ params, body: { mode, ...body }, viewerAddress }) =>
    sendForm(dependencies, 'homepage', { ...params, body, viewerAddress, isSent: mode !== 'check' });
