import { AuditAction } from '#shared/model/audit/audit.ts';
import { day, ulid } from '#shared/model/fields.ts';
import { defineFilter, type FilterOf, valueField } from '#web/ui/list/list-filter.ts';

/** Filter of the audit log; kept in the URL. `from` and `to` are days in Japanese time, both inclusive. */
export const auditFilter = defineFilter({
  action: valueField(AuditAction),
  from: valueField(day()),
  to: valueField(day()),
  accountId: valueField(ulid(), 'account'),
  actorId: valueField(ulid(), 'actor'),
});

export type AuditFilter = FilterOf<typeof auditFilter>;
