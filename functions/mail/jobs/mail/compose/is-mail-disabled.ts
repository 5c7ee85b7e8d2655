import type { MailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { BellStore } from '#functions/notices/store/bell-store.ts';
import type { FormEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { EventKind } from '#shared/model/notices/account-event.ts';
import { isMailed } from '#shared/rules/notices/event-channel.ts';

export interface SwitchDependencies {
  bells: Pick<BellStore, 'channelsOf'>;
}

/** Further stores that are read to find the account that may have switched off the e-mail. Every mail job has them. */
interface MailSubjects {
  accounts: Pick<AccountStore, 'get' | 'resolveLogin'>;
  entries: Pick<FormEntryStore, 'find'>;
}

/** Returns the kind of event that an e-mail is about, and its recipient; `undefined` for e-mails that cannot be switched off. */
function eventOf(request: MailRequest): { kind: EventKind; accountId: string } | undefined {
  switch (request.template) {
    case 'publication-blocked':
    case 'publication-failed':
      return { kind: 'publication-failed', accountId: request.accountId };
    case 'invoice-issued':
    case 'credit-note':
      // An address without a login has confirmed on its own that it receives these e-mails.
      return request.recipientId === undefined ? { kind: request.template, accountId: request.accountId } : undefined;
    case 'card-failed':
      return { kind: 'card-failed', accountId: request.accountId };
    case 'preview-approved':
      return { kind: 'preview-approved', accountId: request.accountId };
    case 'domain-live':
      return { kind: 'domain-live', accountId: request.accountId };
    case 'page-views-reached':
      return { kind: 'page-views', accountId: request.accountId };
    case 'plan-notice':
      return { kind: request.notice === 'requested' ? 'plan-request' : 'plan-change', accountId: request.accountId };
    case 'comment-digest':
      return { kind: 'comment', accountId: request.accountId };
    case 'webhook-stopped':
      return { kind: 'webhook-stopped', accountId: request.accountId };
    case 'file-finished':
      return { kind: request.kind, accountId: request.accountId };
    default:
      return undefined;
  }
}

/** Whether the recipient's account has switched off e-mails about an event. Its settings apply to all its logins. */
export async function isMailDisabled(
  { accounts, entries, bells }: SwitchDependencies & MailSubjects,
  request: MailRequest,
): Promise<boolean> {
  const isOff = async (kind: EventKind, accountId: string): Promise<boolean> => !isMailed((await bells.channelsOf(accountId))[kind]);
  if (request.template === 'form-received') {
    const entry = await entries.find(request.siteId, request.form, request.entryId);
    const ownerId = entry?.sender.lineage.at(-1);
    return ownerId !== undefined && isOff('new-entries', ownerId);
  }
  const event = eventOf(request);
  const account = event && (await accounts.get(event.accountId));
  if (!event || !account) return false;
  return isOff(event.kind, (await accounts.resolveLogin(account)).workAccount.id);
}
