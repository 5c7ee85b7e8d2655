import { describe, expect, it } from 'vitest';
import { creatableTypes } from '#web/features/users/form/creatable-types.ts';

const MASTER = { role: 'MASTER', workRole: 'MASTER' } as const;
const STAFF = { role: 'MASTER_USER', workRole: 'MASTER' } as const;
const OEM = { role: 'OEM_MASTER', workRole: 'OEM_MASTER' } as const;
const OEM_ADMIN = { role: 'OEM_ADMIN', workRole: 'OEM_MASTER' } as const;

describe('kindsBelow', () => {
  it('gives the operator all kinds', () =>
    expect(creatableTypes(MASTER, 'MASTER')).toEqual(['user', 'oem-master', 'oem-user', 'oem-admin', 'master-user']));
  it('gives the operator’s staff what it may write', () =>
    expect(creatableTypes(STAFF, 'MASTER')).toEqual(['user', 'oem-master', 'oem-user']));
  it('keeps to an OEM once one is named', () => {
    expect(creatableTypes(MASTER, 'OEM_MASTER')).toEqual(['oem-user', 'oem-admin']);
    expect(creatableTypes(STAFF, 'OEM_MASTER')).toEqual(['oem-user']);
    expect(creatableTypes(OEM, 'OEM_MASTER')).toEqual(['oem-user', 'oem-admin']);
    expect(creatableTypes(OEM_ADMIN, 'OEM_MASTER')).toEqual(['oem-user']);
  });
  it('puts nothing below a user', () => expect(creatableTypes(MASTER, 'USER')).toEqual([]));
  it('gives a further login of an account nothing', () =>
    expect(creatableTypes({ role: 'SUB_ADMIN', workRole: 'MASTER' }, 'MASTER')).toEqual([]));
});
