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

describe('further logins', () => {
  it('are removed by others, as long as a main contact stays', () => {
    expect(removalFault(MAIN, { loginId: 'other', mainContacts: 2 })).toBeUndefined();
    expect(removalFault(MAIN, { loginId: 'other', mainContacts: 1 })).toBe('last-main-contact');
    expect(removalFault(MAIN, { loginId: 'other' })).toBeUndefined();
    expect(removalFault(MAIN, { loginId: 'one', mainContacts: 1 })).toBe('own-account');
    expect(removalFault({ ...MAIN, permission: 'viewer' }, { loginId: 'other', mainContacts: 1 })).toBeUndefined();
  });

  it('keep a permission and an authority nobody may change, and nothing is refused that stays as it is', () => {
    fc.assert(
      fc.property(
        target,
        fc.nat(3),
        fc.constantFrom(...Permission.options),
        fc.constantFrom(...Authority.options),
        (of, count, permission, authority) => {
          const circumstances = { loginId: 'one', mainContacts: count };
          const [onPermission, onAuthority] = [
            permissionFault(of, permission, circumstances),
            authorityFault(of, authority, circumstances),
          ];
          if (permission === of.permission) expect(onPermission).toBeUndefined();
          else expect(onPermission).toBe(removalFault(of, circumstances));
          expect(onAuthority).toBe(authority !== of.authority && of.id === 'one' ? 'own-account' : undefined);
        },
      ),
    );
  });

  it('are invited again until they have been in use', () => {
    expect(CONTRACT_STATUSES.filter((contractStatus) => invitationFault({ ...MAIN, contractStatus }) === undefined)).toEqual(['INACTIVE']);
    expect(invitationFault(MAIN)).toBe('already-signed-in');
  });
});
