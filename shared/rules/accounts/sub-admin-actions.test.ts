import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Authority, CONTRACT_STATUSES, Permission } from '#shared/model/role.ts';
import { authorityFault, invitationFault, permissionFault, removalFault } from '#shared/rules/accounts/sub-admin-actions.ts';

const target = fc.record({
  id: fc.constantFrom('one', 'other'),
  permission: fc.constantFrom(...Permission.options),
  authority: fc.constantFrom(...Authority.options),
  contractStatus: fc.constantFrom(...CONTRACT_STATUSES),
});
const MAIN = { id: 'one', permission: 'main-contact', authority: 'edit', contractStatus: 'ACTIVE' } as const;

describe('removalFault, permissionFault, authorityFault and invitationFault', () => {
  it('let another login remove a SUB_ADMIN, even the last main contact', () => {
    expect(removalFault(MAIN, { loginId: 'other' })).toBeUndefined();
    expect(removalFault(MAIN, { loginId: 'one' })).toBe('own-account');
  });

  it('accept an unchanged permission and authority, and reject changes by the SUB_ADMIN itself', () => {
    fc.assert(
      fc.property(target, fc.constantFrom(...Permission.options), fc.constantFrom(...Authority.options), (of, permission, authority) => {
        const context = { loginId: 'one' };
        const [onPermission, onAuthority] = [permissionFault(of, permission, context), authorityFault(of, authority, context)];
        if (permission === of.permission) expect(onPermission).toBeUndefined();
        else expect(onPermission).toBe(removalFault(of, context));
        expect(onAuthority).toBe(authority !== of.authority && of.id === 'one' ? 'own-account' : undefined);
      }),
    );
  });

  it('allow another invitation of a SUB_ADMIN until the first sign-in', () => {
    expect(CONTRACT_STATUSES.filter((contractStatus) => invitationFault({ ...MAIN, contractStatus }) === undefined)).toEqual(['INACTIVE']);
    expect(invitationFault(MAIN)).toBe('already-signed-in');
  });
});
