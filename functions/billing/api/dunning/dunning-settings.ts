import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import type { DunningDependencies } from '#functions/billing/api/dunning/dunning-dependencies.ts';
import { dunningMail, resumedMail } from '#functions/mail/services/content/dunning-mails.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { DunningSteps } from '#shared/model/billing/dunning.ts';
import { announcedPause } from '#shared/rules/billing/dunning.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Returns the steps of dunning; the defaults until they are changed. */
export const getDunning =
  ({ dunningSettings }: DunningDependencies): UseCase<typeof bill.dunning> =>
  ({ caller: { scope } }) =>
    dunningSettings.get(scope.accountId);

const textOf = (steps: DunningSteps): string | null => steps.map(({ kind, days }) => `${kind} +${days}`).join(', ') || null;

/** Replaces the steps of dunning, with an audit entry. Throws `version-conflict` if they were changed since the caller read them. */
export const setDunning =
  (dependencies: DunningDependencies): UseCase<typeof bill.setDunning> =>
  async ({ caller, body: { steps, version } }) => {
    const { accounts, dunningSettings } = dependencies;
    const { accountId } = caller.scope;
    const [stored, issuer] = await Promise.all([dunningSettings.get(accountId), accounts.find(caller.scope, accountId)]);
    if (stored.version !== version) throw new AppError('version-conflict');
    const [from, to] = [textOf(stored.steps), textOf(steps)];
    if (from === to) return { steps, version };
    const audit = newAuditEntry(dependencies, 'billing.dunning', auditActor(caller), accountAuditSubject(issuer), [
      { field: 'dunningSteps', from, to },
    ]);
    if (!(await dunningSettings.replace(accountId, steps, version, auditWrites(audit, [accountId]))))
      throw new AppError('version-conflict');
    return { steps, version: version + 1 };
  };

/** The invoice of previews: what is open is less than what was invoiced. */
const SAMPLE = { position: 7, invoiced: 21_780, total: 11_780, overdueDays: 14, bankDetails: '◯◯銀行 ◯◯支店\n普通 1234567' } as const;

/** Returns an e-mail of dunning as it is sent, about a sample invoice of the caller’s account. */
export const previewDunningMail =
  (dependencies: DunningDependencies): UseCase<typeof bill.dunningMail> =>
  async ({ caller: { scope }, query: { mail, language } }) => {
    const { accounts, settings, dunningSettings, consoleOrigin, clock } = dependencies;
    const [stored, issuer, { steps }] = await Promise.all([
      settings.get(scope.accountId),
      accounts.find(scope, scope.accountId),
      dunningSettings.get(scope.accountId),
    ]);
    const today = japaneseDay(clock());
    const { position, invoiced, total, overdueDays } = SAMPLE;
    const number = `${today.slice(0, 7)}-${String(position).padStart(6, '0')}`;
    const bankDetails = stored?.settings.bankDetails ?? SAMPLE.bankDetails;
    const dueOn = addDays(today, -overdueDays);
    const notice = steps.find(({ kind }) => kind === 'final-notice');
    const facts = { number, total, invoiced, dueOn, bankDetails, pausesOn: notice ? announcedPause(steps, dueOn, notice, today) : null };
    const name = issuer.contactName;
    const { subject, html, text } = renderMail(dependencies, { to: issuer.email, brand: resolveBrand(undefined), language }, (context) =>
      mail === 'resumed' ? resumedMail(context, name, facts, consoleOrigin) : dunningMail(context, mail, name, facts, consoleOrigin),
    );
    return { subject, html, text };
  };
