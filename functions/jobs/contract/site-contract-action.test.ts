import { expect, it } from 'vitest';
import { SITE_STATUSES } from '#shared/model/site/site.ts';
import { siteContractAction } from '#functions/jobs/contract/site-contract-action.ts';

it('siteContractAction depends on the status and the contract effect as this table says', () => {
  const effects = ['running', 'paused', 'ended'] as const;
  const rows = SITE_STATUSES.map((status) => [status, ...effects.map((effect) => siteContractAction(status, effect, false) ?? '–')]);
  expect([['', ...effects], ...rows]).toEqual([
    ['', 'running', 'paused', 'ended'],
    ['DRAFT', '–', '–', 'expire'],
    ['PUBLISH', '–', '–', 'expire'],
    ['PRIVATE', '–', '–', 'expire'],
    ['DOMAIN_VERIFYING', '–', '–', 'expire'],
    ['EXPIRED', 'renew', 'renew', '–'],
  ]);
});

it('siteContractAction removes every site of a deleted account', () => {
  for (const status of SITE_STATUSES) expect(siteContractAction(status, 'ended', true)).toBe('remove');
});
