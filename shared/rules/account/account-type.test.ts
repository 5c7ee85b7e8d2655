import { describe, expect, it } from 'vitest';
import { MANAGED_ROLES, ROLES } from '#shared/model/account/role.ts';
import {
  ACCOUNT_TYPES,
  accountType,
  canHaveBrand,
  isManagedRole,
  PARENT_ROLES,
  roleOfType,
  visibleAccountTypes,
} from '#shared/rules/account/account-type.ts';

describe('kinds of accounts', () => {
  it('tell an OEM’s users from the operator’s own', () => {
    expect(accountType('USER', 1)).toBe('user');
    expect(accountType('USER', 2)).toBe('oem-user');
  });

  it('are of the role they are made of', () => {
    for (const role of MANAGED_ROLES) for (const depth of [1, 2]) expect(roleOfType(accountType(role, depth))).toBe(role);
    expect(new Set(ACCOUNT_TYPES.map(roleOfType))).toEqual(new Set(MANAGED_ROLES));
  });

  it('are of those that user management is about', () => {
    expect(ROLES.filter(isManagedRole)).toEqual(MANAGED_ROLES);
  });

  it('are those that can stand below whoever looks', () => {
    expect(visibleAccountTypes(MANAGED_ROLES, 'MASTER')).toEqual(ACCOUNT_TYPES);
    expect(visibleAccountTypes(['OEM_ADMIN', 'USER'], 'OEM_MASTER')).toEqual(['oem-admin', 'oem-user']);
    expect(visibleAccountTypes(['USER'], 'OEM_MASTER')).toEqual(['oem-user']);
    expect(visibleAccountTypes([], 'USER')).toEqual([]);
  });
});

it('has one tree: each kind stands below others of its own family only', () => {
  expect(PARENT_ROLES).toEqual({
    MASTER: [null],
    MASTER_USER: ['MASTER'],
    OEM_MASTER: ['MASTER'],
    OEM_ADMIN: ['OEM_MASTER'],
    USER: ['MASTER', 'OEM_MASTER'],
    SUB_ADMIN: ['MASTER', 'OEM_MASTER', 'USER'],
  });
});

it('gives a look of their own to OEMs and the operator’s direct users', () => {
  const holders = ROLES.flatMap((role) => [0, 1, 2].filter((depth) => canHaveBrand(role, depth)).map((depth) => `${role} ${depth}`));
  expect(holders).toEqual(['OEM_MASTER 1', 'USER 1']);
});
