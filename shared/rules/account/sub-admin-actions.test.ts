import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Authority, CONTRACT_STATUSES, Permission } from '#shared/model/account/role.ts';
import { authorityFault, invitationFault, permissionFault, removalFault } from '#shared/rules/account/sub-admin-actions.ts';

const target = fc.record({
  id: fc.constantFrom('one', 'other'),
  permission: fc.constantFrom(...Permission.options),
  authority: fc.constantFrom(...Authority.options),
  contractStatus: fc.constantFrom(...CONTRACT_STATUSES),
});
const MAIN = { id: 'one', permission: 'main-contact', authority: 'edit', contractStatus: 'ACTIVE' } as const;

describe('a SUB_ADMIN', () => {
  it('can be removed by other logins while a main contact remains', () => {
    expect(removalFault(MAIN, { loginId: 'other', mainContacts: 2 })).toBeUndefined();
    expect(removalFault(MAIN, { loginId: 'other', mainContacts: 1 })).toBe('last-main-contact');
    expect(removalFault(MAIN, { loginId: 'other' })).toBeUndefined();
    expect(removalFault(MAIN, { loginId: 'one', mainContacts: 1 })).toBe('own-account');
    expect(removalFault({ ...MAIN, permission: 'viewer' }, { loginId: 'other', mainContacts: 1 })).toBeUndefined();
  });

  it('keeps permission and authority where a change is refused, and unchanged values are never refused', () => {
    fc.assert(
      fc.property(
        target,
        fc.nat(3),
        fc.constantFrom(...Permission.options),
        fc.constantFrom(...Authority.options),
        (of, count, permission, authority) => {
          const context = { loginId: 'one', mainContacts: count };
          const [onPermission, onAuthority] = [permissionFault(of, permission, context), authorityFault(of, authority, context)];
          if (permission === of.permission) expect(onPermission).toBeUndefined();
          else expect(onPermission).toBe(removalFault(of, context));
          expect(onAuthority).toBe(authority !== of.authority && of.id === 'one' ? 'own-account' : undefined);
        },
      ),
    );
  });

  it('can be invited again until its first sign-in', () => {
    expect(CONTRACT_STATUSES.filter((contractStatus) => invitationFault({ ...MAIN, contractStatus }) === undefined)).toEqual(['INACTIVE']);
    expect(invitationFault(MAIN)).toBe('already-signed-in');
  });
});
