import * as z from 'zod';
import { BY_PROVIDER, IS_PROVIDER } from '#shared/model/account/person-ref.ts';
import { instant, requiredText, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { Role } from '#shared/model/account/role.ts';

/** What a manager may do in the console of a login that it acts for: look, or change what others than the person may change. */
export const ActingAccess = z.enum(['READ', 'EDIT']);
export type ActingAccess = z.infer<typeof ActingAccess>;

/** The start of acting for a login. The login is told the reason. */
export const ActAs = z.strictObject({ reason: requiredText(TEXT_MAX.textarea), access: ActingAccess });
export type ActAs = z.infer<typeof ActAs>;

/** A person by id, name and role at that time. */
export const NamedLogin = z.object({ id: ulid(), name: z.string(), role: Role });
export type NamedLogin = z.infer<typeof NamedLogin>;

/** Acting for a login: who does it, why and until when. */
export const Acting = z.object({
  id: ulid(),
  by: NamedLogin,
  /** The account that the person works in. */
  company: z.string(),
  access: ActingAccess,
  reason: z.string(),
  startedAt: instant(),
  /** Nothing extends it. */
  until: instant(),
});
export type Acting = z.infer<typeof Acting>;

/** Acting for a login, as the login sees it afterwards. `endedAt`: `null` while it lasts. */
export const PastActing = Acting.extend({ by: NamedLogin.extend(IS_PROVIDER), ...BY_PROVIDER, endedAt: instant().nullable() });
export type PastActing = z.infer<typeof PastActing>;
