import { describe, expect, it } from 'vitest';
import { SITE_STATUSES } from '#shared/model/site/site.ts';
import { isPublished, SITE_TRANSITIONS, siteTransition, type SiteAction } from '#shared/rules/site/site-state.ts';

const ACTIONS = Object.keys(SITE_TRANSITIONS) as SiteAction[];

describe('the site state machine', () => {
  it('allows exactly these transitions', () => {
    const rows = SITE_STATUSES.map((status) => [status, ...ACTIONS.map((action) => siteTransition(status, action) ?? '–')]);
    expect([['', ...ACTIONS], ...rows]).toEqual([
      ['', 'save-draft', 'save', 'publish-public', 'publish-private', 'expire', 'renew'],
      ['DRAFT', 'DRAFT', 'DRAFT', 'PUBLISH', 'PRIVATE', 'EXPIRED', '–'],
      ['PUBLISH', 'PUBLISH', 'PUBLISH', 'PUBLISH', 'PRIVATE', 'EXPIRED', '–'],
      ['PRIVATE', 'PRIVATE', 'PRIVATE', 'PUBLISH', 'PRIVATE', 'EXPIRED', '–'],
      ['DOMAIN_VERIFYING', 'DOMAIN_VERIFYING', 'DOMAIN_VERIFYING', '–', '–', 'EXPIRED', '–'],
      ['EXPIRED', 'EXPIRED', '–', '–', '–', '–', 'PRIVATE'],
    ]);
  });

  it('shows visitors a site only in status PUBLISH', () => {
    expect(SITE_STATUSES.filter(isPublished)).toEqual(['PUBLISH']);
  });
});
