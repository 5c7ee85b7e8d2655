import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_STATUSES, WORK_ROLES } from '#shared/model/account/role.ts';
import { inactiveAccountFault } from '#shared/rules/account/inactive-account.ts';

const statuses = fc.array(fc.constantFrom(...CONTRACT_STATUSES), { maxLength: 3 });
const writer = fc.record({ workRole: fc.constantFrom(...WORK_ROLES) });

describe('an account is written into', () => {
  it('by those above while all is well', () => {
    for (const workRole of WORK_ROLES) expect(inactiveAccountFault(['ACTIVE', 'INACTIVE'], { workRole })).toBeUndefined();
  });

  it('by the operator alone while it, or one between, is suspended', () => {
    for (const chain of [['SUSPENDED'], ['ACTIVE', 'SUSPENDED']] as const)
      expect(WORK_ROLES.map((workRole) => inactiveAccountFault(chain, { workRole }))).toEqual([
        undefined,
        'account-suspended',
        'account-suspended',
      ]);
  });

  it('by nobody once it, or one between, is terminated', () => {
    fc.assert(
      fc.property(statuses, writer, (chain, who) => {
        expect(inactiveAccountFault([...chain, 'TERMINATED'], who)).toBe('account-terminated');
      }),
    );
  });

  it('whatever the order of the accounts between', () => {
    fc.assert(
      fc.property(statuses, writer, (chain, who) => inactiveAccountFault(chain, who) === inactiveAccountFault(chain.toReversed(), who)),
    );
  });
});
