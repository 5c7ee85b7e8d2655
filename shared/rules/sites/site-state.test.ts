import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPublished,
  SITE_TRANSITIONS,
  siteTransition,
  stateVerified,
  stateVerifying,
  type SiteAction,
  type SiteState,
} from '#shared/rules/sites/site-state.ts';
import { inStatus, SITE_STATES } from '#test/support/sites/site-states.ts';

const ACTIONS = Object.keys(SITE_TRANSITIONS) as SiteAction[];
const shown = ({ status, returnStatus }: SiteState): string => (returnStatus === null ? status : `${status} (${returnStatus})`);

describe('state machine of a site', () => {
  it('allows exactly the transitions of this table', () => {
    const after = (state: SiteState, action: SiteAction): string => {
      const next = siteTransition(state, action);
      return next ? shown(next) : '–';
    };
    const rows = SITE_STATES.map((state) => [shown(state), ...ACTIONS.map((action) => after(state, action))]);
    const [draft, publish, hidden] = ['DRAFT', 'PUBLISH', 'PRIVATE'].map((status) => `DOMAIN_VERIFYING (${status})`);
    expect([['', ...ACTIONS], ...rows]).toEqual([
      ['', 'save-draft', 'save', 'publish-public', 'publish-private', 'expire', 'renew'],
      ['DRAFT', 'DRAFT', 'DRAFT', 'PUBLISH', 'PRIVATE', 'EXPIRED', '–'],
      ['PUBLISH', 'PUBLISH', 'PUBLISH', 'PUBLISH', 'PRIVATE', 'EXPIRED', '–'],
      ['PRIVATE', 'PRIVATE', 'PRIVATE', 'PUBLISH', 'PRIVATE', 'EXPIRED', '–'],
      ['EXPIRED', 'EXPIRED', '–', '–', '–', '–', 'PRIVATE'],
      [draft, draft, draft, publish, hidden, 'EXPIRED', '–'],
      [publish, publish, publish, publish, hidden, 'EXPIRED', '–'],
      [hidden, hidden, hidden, publish, hidden, 'EXPIRED', '–'],
    ]);
  });

  it('allows the verification of a domain in every status but EXPIRED, and stores the status before it', () => {
    expect(SITE_STATES.map((state) => stateVerifying(state)?.returnStatus ?? '–')).toEqual([
      'DRAFT',
      'PUBLISH',
      'PRIVATE',
      '–',
      'DRAFT',
      'PUBLISH',
      'PRIVATE',
    ]);
  });

  it('ends in the same status with and without a verification among the actions', () => {
    const begin = fc.constantFrom(...(['DRAFT', 'PUBLISH', 'PRIVATE'] as const)).map(inStatus);
    fc.assert(
      fc.property(begin, fc.array(fc.constantFrom(...ACTIONS)), (state, actions) => {
        const run = (from: SiteState) => actions.reduce((now, action) => siteTransition(now, action) ?? now, from);
        expect(stateVerified(run(stateVerifying(state) ?? state))).toEqual(run(state));
        expect(isPublished(run(stateVerifying(state) ?? state))).toBe(isPublished(run(state)));
      }),
    );
  });

  it('publishes a site only in status PUBLISH, also during the verification of a domain', () => {
    expect(SITE_STATES.filter(isPublished).map(shown)).toEqual(['PUBLISH', 'DOMAIN_VERIFYING (PUBLISH)']);
  });
});
