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
  it('returns READ for a read, EDIT for actions that belong to writing, and never for what the person alone does', () => {
    expect(actingNeed({ method: 'GET', access: by('site:read') })).toBe('READ');
    for (const method of ['GET', 'PUT'] as const) expect(actingNeed({ method, access: by('site:write') })).toBe('EDIT');
    expect(actingNeed({ method: 'POST', access: by('api:write') })).toBe('never');
  });

  it('refuses what only reads by another method than GET, unless the endpoint declares otherwise', () => {
    expect(actingNeed({ method: 'POST', access: by('own-session') })).toBe('never');
    expect(actingNeed({ method: 'POST', access: by('site:read'), acting: 'READ' })).toBe('READ');
  });

  it('never follows an endpoint whose action the policy refuses', () => {
    expect(actingNeed({ method: 'GET', access: by('account:export'), acting: 'READ' })).toBe('never');
    expect(actingNeed({ method: 'GET', access: { by: 'public' } })).toBe('never');
  });

  it('lets READ call no endpoint that writes: these only, besides GET', () => {
    expect(needing('READ', ({ method }) => method !== 'GET')).toEqual([
      'signInSecurity.endActing',
      'bill.documents',
      'media.renewRight',
      'site.presence',
      'preview.open',
    ]);
  });

  it('refuses these reads: exports of data, and what is never shown', () => {
    const forCustomers = (action: Action): boolean =>
      (ACTIONS[action].roles as readonly string[]).some((role) => role === 'USER' || role === 'OEM_MASTER');
    expect(needing('never', ({ method, access }) => method === 'GET' && access.by === 'console' && forCustomers(access.action))).toEqual([
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
  ] as const)('decides with %s for %s of %s: %s', (access, method, action, fault) => {
    expect(actingFault(access, { method, access: by(action) })).toBe(fault);
  });
});
