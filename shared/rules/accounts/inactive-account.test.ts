import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_STATUSES, WORK_ROLES } from '#shared/model/role.ts';
import { inactiveAccountFault } from '#shared/rules/accounts/inactive-account.ts';

const statuses = fc.array(fc.constantFrom(...CONTRACT_STATUSES), { maxLength: 3 });
const writer = fc.record({ workRole: fc.constantFrom(...WORK_ROLES) });

describe('inactiveAccountFault', () => {
  it('allows every writer if all accounts of the chain are active or not yet signed in', () => {
    for (const workRole of WORK_ROLES) expect(inactiveAccountFault(['ACTIVE', 'INACTIVE'], { workRole })).toBeUndefined();
  });

  it('allows only the operator to write inside a suspended account (R-2.30)', () => {
    for (const chain of [['SUSPENDED'], ['ACTIVE', 'SUSPENDED']] as const)
      expect(WORK_ROLES.map((workRole) => inactiveAccountFault(chain, { workRole }))).toEqual([
        undefined,
        'account-suspended',
        'account-suspended',
      ]);
  });

  it('refuses every write inside a terminated account', () => {
    fc.assert(
      fc.property(statuses, writer, (chain, who) => {
        expect(inactiveAccountFault([...chain, 'TERMINATED'], who)).toBe('account-terminated');
      }),
    );
  });

  it('ignores the order of the accounts', () => {
    fc.assert(
      fc.property(statuses, writer, (chain, who) => inactiveAccountFault(chain, who) === inactiveAccountFault(chain.toReversed(), who)),
    );
  });
});
