import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { noticeChanges } from '#functions/notices/api/manage/notice-record.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { NoticeOutcome } from '#functions/notices/store/system-notice-store.ts';
import type { StoredNotice } from '#functions/notices/store/system-notice.ts';
import { NOTICE_MAX } from '#shared/model/limits.ts';

/** Returns the audit entry of a change, for the log of the operator. */
export async function noticeChange(
  dependencies: SystemNotiDependencies,
  caller: Caller,
  action: 'notice.create' | 'notice.update' | 'notice.remove',
  [before, after]: [StoredNotice | undefined, StoredNotice | undefined],
) {
  const operator = await dependencies.accounts.get(caller.scope.accountId);
  if (!operator) throw new AppError('unauthenticated');
  const audit = newAuditEntry(dependencies, action, auditActor(caller), accountAuditSubject(operator), noticeChanges(before, after));
  return { audit, operatorId: operator.id };
}

/** Throws the error for a change that was not saved. */
export function assertSaved(outcome: NoticeOutcome): void {
  if (outcome === 'stale') throw new AppError('version-conflict');
  if (outcome === 'limit-reached') throw invalidInput([{ path: 'isDraft', rule: 'too-many', params: { max: NOTICE_MAX.current } }]);
}
