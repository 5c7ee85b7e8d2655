import { AppError } from '#functions/platform/base/app-error.ts';
import type { LegalDependencies } from '#functions/legal/api/dependencies.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import type { legal } from '#shared/api-contract/endpoints/legal.ts';
import { LEGAL_MAX } from '#shared/model/limits.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

async function managed({ legal: store }: LegalDependencies, issuerId: string) {
  const [drafts, [versions = []]] = await Promise.all([store.draftsOf(issuerId), store.versionsOf([issuerId])]);
  return { drafts, versions };
}

export const getManagedDocuments =
  (dependencies: LegalDependencies): UseCase<typeof legal.managed> =>
  ({ caller: { scope } }) =>
    managed(dependencies, scope.accountId);

/** Saves a draft. Throws `version-conflict` if the draft has changed since the caller read it. */
export const saveDraft =
  (dependencies: LegalDependencies): UseCase<typeof legal.saveDraft> =>
  async ({ caller: { scope }, body }) => {
    if (!(await dependencies.legal.saveDraft(scope.accountId, body))) throw new AppError('version-conflict');
    return managed(dependencies, scope.accountId);
  };

/** Publishes a draft. Refuses a date of effect in the past, because no one can have agreed to a text before it existed. */
export const publishDraft =
  (dependencies: LegalDependencies): UseCase<typeof legal.publish> =>
  async ({ caller, body: { kind, version } }) => {
    const { accounts, clock, ids, legal: store } = dependencies;
    const { accountId } = caller.scope;
    const [{ drafts, versions }, issuer] = await Promise.all([managed(dependencies, accountId), accounts.find(caller.scope, accountId)]);
    const draft = drafts.find((one) => one.kind === kind);
    if (!draft) throw new AppError('not-found');
    if (draft.version !== version) throw new AppError('version-conflict');
    if (draft.effectiveDate < japaneseDay(clock()))
      throw new AppError('invalid-input', { fields: [{ path: 'effectiveDate', rule: 'date-in-past' }] });
    if (versions.length >= LEGAL_MAX.versions)
      throw new AppError('invalid-input', { fields: [{ path: 'kind', rule: 'too-many', params: { max: LEGAL_MAX.versions } }] });
    const { effectiveDate, texts } = draft;
    const named = { issuerId: accountId, issuerName: issuer.companyName };
    const document = { id: ids.ulid(), kind, ...named, effectiveDate, publishedAt: clock().toISOString(), texts };
    const changes = [{ field: kind === 'terms' ? 'termsOfUse' : 'privacyPolicy', from: null, to: effectiveDate }];
    const audit = newAuditEntry(dependencies, 'account.legal-publish', auditActor(caller), accountAuditSubject(issuer), changes);
    if (!(await store.publish(draft, document, auditWrites(audit, issuer.path)))) throw new AppError('version-conflict');
    return managed(dependencies, accountId);
  };
