import { describe, expect, it } from 'vitest';
import { creatableTypes } from '#web/features/accounts/users/creatable-types.ts';

const MASTER = { role: 'MASTER', workRole: 'MASTER' } as const;
const STAFF = { role: 'MASTER_USER', workRole: 'MASTER' } as const;
const OEM = { role: 'OEM_MASTER', workRole: 'OEM_MASTER' } as const;
const OEM_ADMIN = { role: 'OEM_ADMIN', workRole: 'OEM_MASTER' } as const;

describe('creatableTypes', () => {
  it('returns all types for the operator', () =>
    expect(creatableTypes(MASTER, 'MASTER')).toEqual(['user', 'oem-master', 'oem-user', 'oem-admin', 'master-user']));
  it('returns the types that operator staff may create', () =>
    expect(creatableTypes(STAFF, 'MASTER')).toEqual(['user', 'oem-master', 'oem-user']));
  it('returns only types below an OEM if the parent is an OEM', () => {
    expect(creatableTypes(MASTER, 'OEM_MASTER')).toEqual(['oem-user', 'oem-admin']);
    expect(creatableTypes(STAFF, 'OEM_MASTER')).toEqual(['oem-user']);
    expect(creatableTypes(OEM, 'OEM_MASTER')).toEqual(['oem-user', 'oem-admin']);
    expect(creatableTypes(OEM_ADMIN, 'OEM_MASTER')).toEqual(['oem-user']);
  });
  it('returns no types if the parent is a user', () => expect(creatableTypes(MASTER, 'USER')).toEqual([]));
  it('returns no types for a sub-admin', () => expect(creatableTypes({ role: 'SUB_ADMIN', workRole: 'MASTER' }, 'MASTER')).toEqual([]));
});
