import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_STATUSES, type ContractStatus } from '#shared/model/role.ts';
import { CONTRACT_TRANSITIONS, type ContractAction, contractEffect, contractTransition } from '#shared/rules/accounts/contract-state.ts';

const ACTIONS = Object.keys(CONTRACT_TRANSITIONS) as ContractAction[];
const TODAY = '2026-11-20';

describe('contractTransition', () => {
  it.each([
    ['ACTIVE', { activate: undefined, pause: 'SUSPENDED', resume: undefined, terminate: 'TERMINATED' }],
    ['SUSPENDED', { activate: undefined, pause: undefined, resume: 'ACTIVE', terminate: 'TERMINATED' }],
    ['TERMINATED', { activate: undefined, pause: undefined, resume: undefined, terminate: undefined }],
    ['INACTIVE', { activate: 'ACTIVE', pause: undefined, resume: undefined, terminate: 'TERMINATED' }],
  ] as const)('allows exactly these actions in the status %s', (status, expected) => {
    expect(Object.fromEntries(ACTIONS.map((action) => [action, contractTransition(status, action)]))).toEqual(expected);
  });

  it('never leaves TERMINATED, and never returns to INACTIVE', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONTRACT_STATUSES), fc.array(fc.constantFrom(...ACTIONS)), (start, actions) => {
        let status: ContractStatus = start;
        for (const action of actions) {
          const next = contractTransition(status, action) ?? status;
          if (status === 'TERMINATED') expect(next).toBe('TERMINATED');
          if (status !== 'INACTIVE') expect(next).not.toBe('INACTIVE');
          status = next;
        }
      }),
    );
  });
});

describe('contractEffect', () => {
  const contract = (contractStatus: ContractStatus, contractEnd: string | null = null) => ({ contractStatus, contractEnd });

  it.each([
    ['all contracts active', [contract('ACTIVE'), contract('ACTIVE', '2027-01-31')], 'running'],
    ['the last day', [contract('ACTIVE', TODAY)], 'running'],
    ['the day after', [contract('ACTIVE', '2026-11-19')], 'ended'],
    ['the owner paused', [contract('ACTIVE'), contract('SUSPENDED')], 'paused'],
    ['an account above paused', [contract('SUSPENDED'), contract('ACTIVE')], 'paused'],
    ['terminated above, paused below', [contract('TERMINATED'), contract('SUSPENDED')], 'ended'],
    ['an expired contract above', [contract('ACTIVE', '2026-01-01'), contract('ACTIVE')], 'ended'],
    ['an owner who has not signed in yet', [contract('ACTIVE'), contract('INACTIVE')], 'running'],
  ] as const)('returns the effect in the case: %s', (_case, chain, expected) => {
    expect(contractEffect(chain, TODAY)).toBe(expected);
  });
});
