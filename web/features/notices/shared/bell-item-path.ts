import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { BellItem } from '#shared/model/notices/bell.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import { actorOf } from '#web/lib/session/user.ts';
import {
  bulkUploadPath,
  apiAccessPath,
  checkPlanPath,
  invoicePath,
  noticePath,
  pageViewsPath,
  receivedNoticesPath,
  siteEditorPath,
  siteExportPath,
  userImportsPath,
  userListPath,
  visitorListsPath,
} from '#web/lib/paths.ts';

/** Returns the path of the screen that a bell item links to. */
export function bellItemPath(user: UserInfo, item: BellItem): string {
  if (item.type === 'notice') return noticePath(user, item.id);
  const { kind, siteId, name } = item;
  if (kind === 'invoice-issued' || kind === 'credit-note' || kind === 'card-failed') return invoicePath(user, name);
  if (kind === 'plan-request') return userListPath(user);
  if (kind === 'plan-change') return checkPlanPath(user);
  if (kind === 'webhook-stopped') return apiAccessPath(user);
  if (kind === 'page-views') return pageViewsPath(user);
  if (kind === 'import-finished') return isAllowed(actorOf(user), 'user:write') ? userImportsPath(user) : userListPath(user);
  if (siteId === null) return receivedNoticesPath(user);
  if (kind === 'site-export-finished') return siteExportPath(user, siteId);
  if (kind === 'bulk-upload-finished') return bulkUploadPath(user, siteId);
  return kind === 'new-entries' || kind === 'export-finished' ? visitorListsPath(user, siteId) : siteEditorPath(user, siteId);
}
