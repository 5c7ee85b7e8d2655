import * as z from 'zod';
import { instant, ulid } from '#shared/model/fields.ts';
import { Role } from '#shared/model/account/role.ts';

/** Every kind of write that is remembered, each worded in the catalogues under `audit`. */
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
  'site.delete',
  'site.expire',
  'site.renew',
  'news.create',
  'news.update',
  'news.remove',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** Who did what to whom and when. Written with the change itself, and never changed afterwards. */
export const AuditEntry = z.object({
  id: ulid(),
  at: instant(),
  action: AuditAction,
  /** `null`: the product itself, on a date or because of another change. Names as they were then. */
  actor: z.object({ id: ulid(), name: z.string(), role: Role }).nullable(),
  subject: z.object({
    kind: z.enum(['account', 'site']),
    id: z.string(),
    name: z.string(),
    /** The account it belongs to (an account: itself; a SUB_ADMIN: the account it works for). */
    ownerId: ulid(),
  }),
  /** What an update changed: field, before, after. Never a secret. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
