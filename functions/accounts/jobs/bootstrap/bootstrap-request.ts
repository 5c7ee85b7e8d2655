import * as z from 'zod';
import { email, requiredText, wholeNumber } from '#shared/model/fields.ts';
import { LICENCES_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { newPasswordField } from '#shared/model/sign-in/password.ts';
import { Authority, Permission, Role } from '#shared/model/role.ts';
import { PARENT_ROLES } from '#shared/model/accounts/account-type.ts';

const BootstrapAccount = z
  .strictObject({
    /** Identifies this account within the request. */
    key: z.string().min(1),
    parentKey: z.string().nullable(),
    role: Role,
    email: email(),
    password: newPasswordField(),
    contactName: requiredText(TEXT_MAX.line),
    companyName: requiredText(TEXT_MAX.line),
    planId: z.string().nullable(),
    authority: Authority.default('edit'),
    permission: Permission.nullable().default(null),
    licenceGrant: wholeNumber(0, LICENCES_MAX).nullable().default(null),
  })
  .refine(
    ({ role, permission }) => (role === 'SUB_ADMIN') === (permission !== null),
    'A SUB_ADMIN has a permission, other roles have none',
  );
export type BootstrapAccount = z.infer<typeof BootstrapAccount>;

/** The payload of a bootstrap invocation: the accounts to create, parents before their children. */
export const BootstrapRequest = z.strictObject({ accounts: z.array(BootstrapAccount) }).superRefine(({ accounts }, context) => {
  const roles = new Map<string | null, Role | null>([[null, null]]);
  for (const [index, { key, parentKey, role }] of accounts.entries()) {
    const parentRole = roles.get(parentKey);
    if (parentRole === undefined)
      context.addIssue({ code: 'custom', path: ['accounts', index, 'parentKey'], message: 'Names no account of an earlier entry' });
    else if (!PARENT_ROLES[role].some((known) => known === parentRole))
      context.addIssue({ code: 'custom', path: ['accounts', index, 'role'], message: `Cannot be below ${parentRole}` });
    if (roles.has(key)) context.addIssue({ code: 'custom', path: ['accounts', index, 'key'], message: 'Is used twice' });
    roles.set(key, role);
  }
});
