import { describe, expect, it } from 'vitest';
import { kindsBelow } from '#web/features/users/kinds-below.ts';

const MASTER = { role: 'MASTER', workRole: 'MASTER' } as const;
const STAFF = { role: 'MASTER_USER', workRole: 'MASTER' } as const;
const OEM = { role: 'OEM_MASTER', workRole: 'OEM_MASTER' } as const;
const OEM_ADMIN = { role: 'OEM_ADMIN', workRole: 'OEM_MASTER' } as const;

describe('kindsBelow', () => {
  it('gives the operator all kinds', () =>
    expect(kindsBelow(MASTER, 'MASTER')).toEqual(['user', 'oem-master', 'oem-user', 'oem-admin', 'master-user']));
  it('gives the operator’s staff what it may write', () => expect(kindsBelow(STAFF, 'MASTER')).toEqual(['user', 'oem-master', 'oem-user']));
  it('keeps to an OEM once one is named', () => {
    expect(kindsBelow(MASTER, 'OEM_MASTER')).toEqual(['oem-user', 'oem-admin']);
    expect(kindsBelow(STAFF, 'OEM_MASTER')).toEqual(['oem-user']);
    expect(kindsBelow(OEM, 'OEM_MASTER')).toEqual(['oem-user', 'oem-admin']);
    expect(kindsBelow(OEM_ADMIN, 'OEM_MASTER')).toEqual(['oem-user']);
  });
  it('puts nothing below a user', () => expect(kindsBelow(MASTER, 'USER')).toEqual([]));
  it('gives a further login of an account nothing', () =>
    expect(kindsBelow({ role: 'SUB_ADMIN', workRole: 'MASTER' }, 'MASTER')).toEqual([]));
});
