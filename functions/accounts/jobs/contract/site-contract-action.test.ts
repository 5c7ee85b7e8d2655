import { expect, it } from 'vitest';
import { siteContractAction } from '#functions/accounts/jobs/contract/site-contract-action.ts';
import { SITE_STATES } from '#test/support/sites/site-states.ts';

it('siteContractAction returns the expected action for every site status and contract effect', () => {
  const effects = ['running', 'paused', 'ended'] as const;
  const rows = SITE_STATES.map((site) => [site.status, ...effects.map((effect) => siteContractAction(site, effect, false) ?? '–')]);
  expect([['', ...effects], ...rows]).toEqual([
    ['', 'running', 'paused', 'ended'],
    ['DRAFT', '–', '–', 'expire'],
    ['PUBLISH', '–', '–', 'expire'],
    ['PRIVATE', '–', '–', 'expire'],
    ['EXPIRED', 'renew', 'renew', '–'],
    ['DOMAIN_VERIFYING', '–', '–', 'expire'],
    ['DOMAIN_VERIFYING', '–', '–', 'expire'],
    ['DOMAIN_VERIFYING', '–', '–', 'expire'],
  ]);
});

it('siteContractAction returns remove for every site of a deleted account', () => {
  for (const site of SITE_STATES) expect(siteContractAction(site, 'ended', true)).toBe('remove');
});
