import * as z from 'zod';
import { instant, ulid } from '#shared/model/fields.ts';
import { Role } from '#shared/model/account/role.ts';

/** The audited actions. Each has a text in the catalogues under `audit`. */
export const AUDIT_ACTIONS = [
  'account.create',
  'account.register',
  'account.update',
  'account.invite',
  'account.activate',
  'account.pause',
  'account.resume',
  'account.terminate',
  'account.delete',
  'account.password',
  'account.picture',
  'account.brand',
  'account.plan',
  'account.plan-start',
  'account.quotation',
  'account.end',
  'account.continue',
  'sub-admin.create',
  'sub-admin.update',
  'sub-admin.invite',
  'sub-admin.remove',
  'site.create',
  'site.duplicate',
  'site.save',
  'site.restore',
  'site.publish',
  'site.unpublish',
  'site.schedule',
  'site.schedule-fail',
  'site.comment',
  'site.comment-resolve',
  'site.comment-reopen',
  'site.comment-remove',
  'site.share',
  'site.approve',
  'site.approve-withdraw',
  'site.approvals-needed',
  'site.report-delivery',
  'site.delete',
  'site.expire',
  'site.renew',
  'news.create',
  'news.update',
  'news.remove',
  'entries.view',
  'entries.export',
  'entries.retention',
  'entries.expire',
  'person.export',
  'person.erase',
  'plan.create',
  'plan.update',
  'plan.price',
  'plan.retire',
  'plan.restore',
  'plan.delete',
  'billing.complete',
  'billing.void',
  'billing.correct',
  'billing.letter',
  'billing.settings',
  'billing.card',
  'billing.charge',
  'billing.paid',
  'billing.failed',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** An audit log entry, written in the transaction of the change and immutable. */
export const AuditEntry = z.object({
  id: ulid(),
  at: instant(),
  action: AuditAction,
  /** `null`: the system itself, on a date or as a consequence of another change. Names are those at that time. */
  actor: z.object({ id: ulid(), name: z.string(), role: Role }).nullable(),
  subject: z.object({
    kind: z.enum(['account', 'site', 'plan']),
    id: z.string(),
    name: z.string(),
    /** The account the subject belongs to: itself for an account, its parent for a SUB_ADMIN. */
    ownerId: ulid(),
  }),
  /** The changed fields of an update. Never contains secrets. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
