import * as z from 'zod';
import { email, requiredText } from '#shared/model/fields.ts';
import { PASSWORD_LENGTH, TEXT_MAX } from '#shared/model/limits.ts';
import { Authority, Permission, Role } from '#shared/model/role.ts';

/** Whose accounts each kind stands directly below (product.md "Accounts"); `null`: at the top. */
const PARENT_ROLES: Readonly<Record<Role, readonly (Role | null)[]>> = {
  MASTER: [null],
  MASTER_USER: ['MASTER'],
  OEM_MASTER: ['MASTER'],
  OEM_ADMIN: ['OEM_MASTER'],
  USER: ['MASTER', 'OEM_MASTER'],
  SUB_ADMIN: ['MASTER', 'OEM_MASTER', 'USER'],
};

const BootstrapAccount = z
  .strictObject({
    /** A name for this account within the request. */
    key: z.string().min(1),
    parentKey: z.string().nullable(),
    role: Role,
    email: email(),
    password: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
    contactName: requiredText(TEXT_MAX.line),
    companyName: requiredText(TEXT_MAX.line),
    planId: z.string().nullable(),
    authority: Authority.default('edit'),
    permission: Permission.nullable().default(null),
  })
  .refine(({ role, permission }) => (role === 'SUB_ADMIN') === (permission !== null), 'A SUB_ADMIN has a permission, nobody else does');
export type BootstrapAccount = z.infer<typeof BootstrapAccount>;

/** Accounts to be there, each after the one it stands below. */
export const BootstrapRequest = z.strictObject({ accounts: z.array(BootstrapAccount) }).superRefine(({ accounts }, context) => {
  const roles = new Map<string | null, Role | null>([[null, null]]);
  for (const [index, { key, parentKey, role }] of accounts.entries()) {
    const parentRole = roles.get(parentKey);
    if (parentRole === undefined)
      context.addIssue({ code: 'custom', path: ['accounts', index, 'parentKey'], message: 'Names no account before this one' });
    else if (!PARENT_ROLES[role].includes(parentRole))
      context.addIssue({ code: 'custom', path: ['accounts', index, 'role'], message: `Cannot stand below ${parentRole}` });
    if (roles.has(key)) context.addIssue({ code: 'custom', path: ['accounts', index, 'key'], message: 'Is there twice' });
    roles.set(key, role);
  }
});
