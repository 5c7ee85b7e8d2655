import * as z from 'zod';
import { BY_PROVIDER, IS_PROVIDER } from '#shared/model/person-ref.ts';
import { instant, requiredText, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { Role } from '#shared/model/role.ts';

/** The access of a manager who acts for a login: reading, or also changing what is not reserved for the person. */
export const ActingAccess = z.enum(['READ', 'EDIT']);
export type ActingAccess = z.infer<typeof ActingAccess>;

/** The start of acting for a login. The e-mail to the login contains the reason. */
export const ActAs = z.strictObject({ reason: requiredText(TEXT_MAX.textarea), access: ActingAccess });
export type ActAs = z.infer<typeof ActAs>;

/** A person by id, name and role at that time. */
export const NamedLogin = z.object({ id: ulid(), name: z.string(), role: Role });
export type NamedLogin = z.infer<typeof NamedLogin>;

/** An acting session: the manager, the reason and the end. */
export const Acting = z.object({
  id: ulid(),
  by: NamedLogin,
  /** The account that the person works in. */
  company: z.string(),
  access: ActingAccess,
  reason: z.string(),
  startedAt: instant(),
  /** The end of the session, which cannot be extended. */
  until: instant(),
});
export type Acting = z.infer<typeof Acting>;

/** A past acting session, as the login sees it. `endedAt`: `null` while the session lasts. */
export const PastActing = Acting.extend({ by: NamedLogin.extend(IS_PROVIDER), ...BY_PROVIDER, endedAt: instant().nullable() });
export type PastActing = z.infer<typeof PastActing>;
