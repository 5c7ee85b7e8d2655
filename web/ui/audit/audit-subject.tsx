import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import type { UserInfo } from '#shared/model/account/session.ts';
import { adminListPath, siteEditorPath, userPath } from '#web/lib/paths.ts';
import { mayDo, useUser } from '#web/lib/session/user.ts';
import classes from '#web/ui/audit/audit.module.css';

/** Acts after which there is nothing left to go to. */
const ENDS: ReadonlySet<AuditEntry['action']> = new Set(['account.delete', 'sub-admin.remove', 'site.delete']);

/** Where the subject of an act is shown, if this login may go there. */
function pathOf({ action, subject }: AuditEntry, user: UserInfo): string | undefined {
  const { kind, id, ownerId } = subject;
  if (ENDS.has(action)) return undefined;
  if (kind === 'site') return mayDo(user, 'site:read') ? siteEditorPath(user, id) : undefined;
  const isFurtherLogin = id !== ownerId;
  if (isFurtherLogin) return ownerId === user.workAccountId && mayDo(user, 'admin:read') ? adminListPath(user) : undefined;
  return id !== user.workAccountId && mayDo(user, 'user:read') ? userPath(user, id) : undefined;
}

/** What an act was done to, by the name it had then, leading to it where it can be seen. */
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
