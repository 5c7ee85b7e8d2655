import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Authority, CONTRACT_STATUSES, ContractStatus, MANAGED_ROLES, type Role, ROLES } from '#shared/model/role.ts';
import { contractTransition } from '#shared/rules/accounts/contract-state.ts';
import type { Actor } from '#shared/rules/accounts/policy.ts';
import { type UserActionTarget, type UserActionActor, USER_ACTIONS, userActionFault } from '#shared/rules/accounts/user-actions.ts';

const WORKS_IN = {
  MASTER: 'MASTER',
  MASTER_USER: 'MASTER',
  OEM_MASTER: 'OEM_MASTER',
  OEM_ADMIN: 'OEM_MASTER',
  USER: 'USER',
  SUB_ADMIN: 'MASTER',
} as const;

const manager = (role: Role, differences: Partial<Actor> = {}): UserActionActor => ({
  loginId: 'manager',
  actor: {
    role,
    workRole: WORKS_IN[role],
    authority: 'edit',
    permission: role === 'SUB_ADMIN' ? 'main-contact' : null,
    contractStatus: 'ACTIVE',
    mustChangePassword: false,
    mustSetUpTwoFactor: false,
    ...differences,
  },
});

const target = (differences: Partial<UserActionTarget> = {}): UserActionTarget => ({
  id: 'target',
  role: 'USER',
  contractStatus: 'ACTIVE',
  effectiveStatus: differences.contractStatus ?? 'ACTIVE',
  pausedBy: null,
  ...differences,
});

const anyManager = fc
  .record({
    role: fc.constantFrom(...ROLES),
    authority: fc.constantFrom(...Authority.options),
    contractStatus: fc.constantFrom(...ContractStatus.options),
  })
  .map(({ role, ...differences }) => manager(role, differences));
const anyTarget: fc.Arbitrary<UserActionTarget> = fc.record({
  id: fc.constantFrom('target', 'manager'),
  role: fc.constantFrom(...MANAGED_ROLES),
  contractStatus: fc.constantFrom(...ContractStatus.options),
  effectiveStatus: fc.constantFrom(...ContractStatus.options),
  pausedBy: fc.constantFrom('operator' as const, 'oem' as const, null),
});
const anyAction = fc.constantFrom(...USER_ACTIONS);

/** The fault of each action of the operator on a USER, by status. */
const OF_STATES = {
  ACTIVE: [undefined, 'already-signed-in', undefined, 'not-suspended', undefined, 'terminate-first'],
  SUSPENDED: [undefined, 'already-signed-in', 'not-active', undefined, undefined, 'terminate-first'],
  TERMINATED: ['account-terminated', 'account-terminated', 'account-terminated', 'account-terminated', 'account-terminated', undefined],
  INACTIVE: [undefined, undefined, 'not-active', 'not-suspended', undefined, 'terminate-first'],
} as const;

describe('userActionFault', () => {
  it.each(CONTRACT_STATUSES)('rejects for the operator the actions that the status %s forbids', (contractStatus) => {
    const faults = USER_ACTIONS.map((action) => userActionFault(manager('MASTER'), target({ contractStatus }), action));
    expect(faults).toEqual(OF_STATES[contractStatus]);
  });

  /** update, resend-invitation, pause, resume, terminate, delete; `–` is forbidden. */
  it.each([
    ['MASTER', 'MASTER_USER', 'u r p r t d'],
    ['MASTER', 'OEM_MASTER', 'u r p r t d'],
    ['MASTER', 'OEM_ADMIN', 'u r p r t d'],
    ['MASTER', 'USER', 'u r p r t d'],
    ['MASTER_USER', 'MASTER_USER', '– – – – – –'],
    ['MASTER_USER', 'OEM_MASTER', 'u r p r – –'],
    ['MASTER_USER', 'OEM_ADMIN', '– – – – – –'],
    ['MASTER_USER', 'USER', 'u r p r – –'],
    ['OEM_MASTER', 'MASTER_USER', '– – – – – –'],
    ['OEM_MASTER', 'OEM_MASTER', '– – – – – –'],
    ['OEM_MASTER', 'OEM_ADMIN', 'u r p r – –'],
    ['OEM_MASTER', 'USER', 'u r p r – –'],
    ['OEM_ADMIN', 'OEM_ADMIN', '– – – – – –'],
    ['OEM_ADMIN', 'USER', 'u r – – – –'],
    ['USER', 'USER', '– – – – – –'],
    ['SUB_ADMIN', 'USER', '– – – – – –'],
  ] as const)('allows %s on an account of the role %s the actions: %s', (by, role, expected) => {
    const allowed = USER_ACTIONS.map((action) =>
      userActionFault(manager(by), target({ role }), action) === 'forbidden' ? '–' : action.charAt(0),
    );
    expect(allowed.join(' ')).toBe(expected);
  });

  it('lets only the operator resume an account that the operator or an overdue invoice paused (R-2.31)', () => {
    const paused = target({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
    for (const pausedBy of ['operator', 'payment'] as const) {
      expect(userActionFault(manager('OEM_MASTER'), { ...paused, pausedBy }, 'resume')).toBe('paused-by-operator');
      expect(userActionFault(manager('MASTER_USER'), { ...paused, pausedBy }, 'resume')).toBeUndefined();
    }
    expect(userActionFault(manager('OEM_MASTER'), { ...paused, pausedBy: 'oem' }, 'resume')).toBeUndefined();
  });

  it('allows only the operator to write inside paused accounts, and no role inside terminated accounts', () => {
    const paused = target({ contractStatus: 'SUSPENDED' });
    for (const role of ['OEM_MASTER', 'OEM_ADMIN'] as const)
      expect(userActionFault(manager(role), paused, 'update')).toBe('account-suspended');
    expect(userActionFault(manager('MASTER_USER'), paused, 'update')).toBeUndefined();
    const below = target({ effectiveStatus: 'TERMINATED' });
    expect(userActionFault(manager('MASTER'), below, 'update')).toBe('account-terminated');
    expect(userActionFault(manager('MASTER'), { ...below, contractStatus: 'INACTIVE' }, 'resend-invitation')).toBe('account-terminated');
    // Accounts below a terminated one can still be terminated.
    expect(userActionFault(manager('MASTER'), below, 'terminate')).toBeUndefined();
  });

  it('rejects every action on the login’s own account', () => {
    fc.assert(
      fc.property(anyManager, anyTarget, anyAction, (by, account, action) => {
        const fault = userActionFault(by, { ...account, id: by.loginId }, action);
        expect(['forbidden', 'own-account']).toContain(fault);
      }),
    );
  });

  it('allows only transitions of the contract state machine', () => {
    fc.assert(
      fc.property(anyManager, anyTarget, fc.constantFrom('pause', 'resume', 'terminate'), (by, account, action) => {
        if (userActionFault(by, account, action) === undefined) expect(contractTransition(account.contractStatus, action)).toBeDefined();
      }),
    );
  });

  it('rejects every action if the login has authority view or is suspended', () => {
    fc.assert(
      fc.property(anyManager, anyTarget, anyAction, (by, account, action) => {
        for (const differences of [{ authority: 'view' }, { contractStatus: 'SUSPENDED' }] as const)
          expect(userActionFault({ ...by, actor: { ...by.actor, ...differences } }, account, action)).toBe('forbidden');
      }),
    );
  });
});
