import { describe, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { actingFault, actingNeed } from '#shared/api-contract/acting-need.ts';
import type { Access, Endpoint } from '#shared/api-contract/endpoint.ts';
import { ACTIONS, type Action } from '#shared/rules/accounts/policy.ts';

const ENDPOINTS = Object.entries(apiContract).flatMap(([family, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${family}.${name}`, endpoint })),
);
const needing = (need: string, isWanted: (endpoint: Endpoint) => boolean): string[] =>
  ENDPOINTS.filter(({ endpoint }) => actingNeed(endpoint) === need && isWanted(endpoint)).map(({ name }) => name);
const by = (action: Action): Access => ({ by: 'console', action });

describe('actingNeed', () => {
  it('returns READ for reads, EDIT for actions that write with any method, and never for actions reserved to the person', () => {
    expect(actingNeed({ method: 'GET', access: by('site:read') })).toBe('READ');
    for (const method of ['GET', 'PUT'] as const) expect(actingNeed({ method, access: by('site:write') })).toBe('EDIT');
    expect(actingNeed({ method: 'POST', access: by('api:write') })).toBe('never');
  });

  it('returns never for a read by another method than GET, unless the endpoint declares `acting`', () => {
    expect(actingNeed({ method: 'POST', access: by('own-session') })).toBe('never');
    expect(actingNeed({ method: 'POST', access: by('site:read'), acting: 'READ' })).toBe('READ');
  });

  it('returns never if the policy refuses the action, whatever the endpoint declares', () => {
    expect(actingNeed({ method: 'GET', access: by('account:export'), acting: 'READ' })).toBe('never');
    expect(actingNeed({ method: 'GET', access: { by: 'public' } })).toBe('never');
  });

  it('returns READ for exactly these read-only endpoints with another method than GET', () => {
    expect(needing('READ', ({ method }) => method !== 'GET')).toEqual([
      'signInSecurity.endActing',
      'bill.documents',
      'media.renewRight',
      'site.presence',
      'preview.open',
    ]);
  });

  it('returns never, among the GET endpoints for customers, for exactly the change of the own address and the data exports', () => {
    const forCustomers = (action: Action): boolean =>
      (ACTIONS[action].roles as readonly string[]).some((role) => role === 'USER' || role === 'OEM_MASTER');
    expect(needing('never', ({ method, access }) => method === 'GET' && access.by === 'console' && forCustomers(access.action))).toEqual([
      'auth.emailChange',
      'accountExport.latest',
      'siteContact.exportCsv',
      'siteContact.getExport',
      'siteHomepageForm.exportCsv',
      'siteHomepageForm.getExport',
      'siteMember.exportCsv',
      'siteMember.getExport',
    ]);
  });
});

describe('actingFault', () => {
  it.each([
    ['READ', 'GET', 'site:read', undefined],
    ['READ', 'PUT', 'site:write', 'acting-read-only'],
    ['READ', 'PUT', 'api:write', 'acting-refused'],
    ['EDIT', 'PUT', 'site:write', undefined],
    ['EDIT', 'POST', 'plan:request', 'acting-refused'],
  ] as const)('access %s, method %s, action %s: fault %s', (access, method, action, fault) => {
    expect(actingFault(access, { method, access: by(action) })).toBe(fault);
  });
});
