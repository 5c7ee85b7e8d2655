import { describe, expect, it } from 'vitest';
import { MANAGED_ROLES, ROLES } from '#shared/model/role.ts';
import {
  ACCOUNT_TYPES,
  accountType,
  canHaveBrand,
  isManagedRole,
  PARENT_ROLES,
  roleOfType,
  visibleAccountTypes,
} from '#shared/model/accounts/account-type.ts';

describe('account types', () => {
  it('distinguish USER accounts of an OEM from USER accounts of the operator', () => {
    expect(accountType('USER', 1)).toBe('user');
    expect(accountType('USER', 2)).toBe('oem-user');
  });

  it('map back to the role they were derived from', () => {
    for (const role of MANAGED_ROLES) for (const depth of [1, 2]) expect(roleOfType(accountType(role, depth))).toBe(role);
    expect(new Set(ACCOUNT_TYPES.map(roleOfType))).toEqual(new Set(MANAGED_ROLES));
  });

  it('exist for exactly the managed roles', () => {
    expect(ROLES.filter(isManagedRole)).toEqual(MANAGED_ROLES);
  });

  it('are visible to a role exactly if they can exist below the role', () => {
    expect(visibleAccountTypes(MANAGED_ROLES, 'MASTER')).toEqual(ACCOUNT_TYPES);
    expect(visibleAccountTypes(['OEM_ADMIN', 'USER'], 'OEM_MASTER')).toEqual(['oem-admin', 'oem-user']);
    expect(visibleAccountTypes(['USER'], 'OEM_MASTER')).toEqual(['oem-user']);
    expect(visibleAccountTypes([], 'USER')).toEqual([]);
  });
});

it('PARENT_ROLES defines the allowed parents of each role (R-2.2)', () => {
  expect(PARENT_ROLES).toEqual({
    MASTER: [null],
    MASTER_USER: ['MASTER'],
    OEM_MASTER: ['MASTER'],
    OEM_ADMIN: ['OEM_MASTER'],
    USER: ['MASTER', 'OEM_MASTER'],
    SUB_ADMIN: ['MASTER', 'OEM_MASTER', 'USER'],
  });
});

it('canHaveBrand is true for OEMs and direct customers of the operator only (R-2.37)', () => {
  const holders = ROLES.flatMap((role) => [0, 1, 2].filter((depth) => canHaveBrand(role, depth)).map((depth) => `${role} ${depth}`));
  expect(holders).toEqual(['OEM_MASTER 1', 'USER 1']);
});
