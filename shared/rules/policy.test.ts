import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Authority, ContractStatus, Permission, ROLES } from '#shared/model/role.ts';
import { type Action, ACTIONS, type Actor, bindingStatus, isAllowed, maySignIn } from '#shared/rules/policy.ts';

const actions = Object.keys(ACTIONS) as Action[];
const writes = actions.filter((action) => ACTIONS[action].isWrite);
const status = fc.constantFrom(...ContractStatus.options);
const actor: fc.Arbitrary<Actor> = fc.constantFrom(...ROLES).chain((role) =>
  fc.record({
    role: fc.constant(role),
    authority: fc.constantFrom(...Authority.options),
    permission: role === 'SUB_ADMIN' ? fc.constantFrom(...Permission.options) : fc.constant(null),
    contractStatus: status,
  }),
);
const someone = (differences: Partial<Actor> = {}): Actor => ({
  role: 'USER',
  authority: 'edit',
  permission: null,
  contractStatus: 'ACTIVE',
  ...differences,
});

describe('who may do what', () => {
  it('lets all six roles produce sites', () => {
    for (const role of ROLES)
      expect(isAllowed(someone({ role, permission: role === 'SUB_ADMIN' ? 'main-contact' : null }), 'site:write')).toBe(true);
  });

  it.each([
    ['main-contact', true],
    ['editor', true],
    ['viewer', false],
  ] as const)('lets a SUB_ADMIN with permission %s write sites: %s', (permission, expected) => {
    expect(isAllowed(someone({ role: 'SUB_ADMIN', permission }), 'site:write')).toBe(expected);
    expect(isAllowed(someone({ role: 'SUB_ADMIN', permission }), 'site:read')).toBe(true);
  });

  it('turns every write off for authority view and for suspended contracts, whatever the role', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...writes), (who, action) => {
        expect(isAllowed({ ...who, authority: 'view' }, action)).toBe(false);
        expect(isAllowed({ ...who, contractStatus: 'SUSPENDED' }, action)).toBe(false);
      }),
    );
  });

  it('never takes away a read by authority or suspension', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...actions.filter((action) => !ACTIONS[action].isWrite)), (who, action) => {
        expect(isAllowed({ ...who, authority: 'view', contractStatus: 'SUSPENDED' }, action)).toBe(
          isAllowed({ ...who, authority: 'edit', contractStatus: 'ACTIVE' }, action),
        );
      }),
    );
  });
});

describe('the status that binds a login', () => {
  it.each([
    ['ACTIVE', ['ACTIVE', 'ACTIVE'], 'ACTIVE'],
    ['ACTIVE', ['ACTIVE', 'SUSPENDED'], 'SUSPENDED'],
    ['ACTIVE', ['TERMINATED', 'SUSPENDED'], 'TERMINATED'],
    ['SUSPENDED', ['TERMINATED'], 'TERMINATED'],
    ['INACTIVE', ['ACTIVE'], 'INACTIVE'],
    ['ACTIVE', ['INACTIVE'], 'ACTIVE'],
    ['INACTIVE', ['SUSPENDED'], 'SUSPENDED'],
    ['ACTIVE', [], 'ACTIVE'],
  ] as const)('is, for %s below %j, %s', (own, above, expected) => {
    expect(bindingStatus(own, above)).toBe(expected);
  });

  it('shuts out below a terminated account and nowhere else', () => {
    fc.assert(
      fc.property(status, fc.array(status), (own, above) => {
        expect(maySignIn(bindingStatus(own, above))).toBe(![own, ...above].includes('TERMINATED'));
      }),
    );
  });
});
