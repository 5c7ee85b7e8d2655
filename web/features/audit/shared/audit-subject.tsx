import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { adminListPath, planManagementPath, siteEditorPath, userPath } from '#web/lib/paths.ts';
import { mayDo, useUser } from '#web/lib/session/user.ts';
import classes from '#web/features/audit/shared/audit.module.css';

/** Actions after which the subject no longer exists. */
const DELETIONS: ReadonlySet<AuditEntry['action']> = new Set(['account.delete', 'sub-admin.remove', 'site.delete', 'plan.delete']);

/** Returns the path of the screen that shows the subject; `undefined` if it was deleted or this login may not open it. */
function pathOf({ action, subject }: AuditEntry, user: UserInfo): string | undefined {
  const { kind, id, ownerId } = subject;
  if (DELETIONS.has(action)) return undefined;
  if (kind === 'site') return mayDo(user, 'site:read') ? siteEditorPath(user, id) : undefined;
  if (kind === 'plan') return mayDo(user, 'plan:read') ? planManagementPath(user) : undefined;
  if (kind === 'news' || kind === 'template') return undefined;
  const isSubAdmin = id !== ownerId;
  if (isSubAdmin) return ownerId === user.workAccountId && mayDo(user, 'admin:read') ? adminListPath(user) : undefined;
  return id !== user.workAccountId && mayDo(user, 'user:read') ? userPath(user, id) : undefined;
}

/** The subject of an audit entry, by its name at that time; a link if the login may open the subject. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const path = pathOf(entry, useUser());
  const { name } = entry.subject;
  if (path === undefined) return <span title={name}>{name}</span>;
  return (
    <Anchor component={Link} to={path} title={name} inherit className={classes['link'] ?? ''}>
      {name}
    </Anchor>
  );
}
