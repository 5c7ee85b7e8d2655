import type { ClosingDependencies } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { Site } from '#functions/sites/store/site.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import type { Part } from '#shared/rules/sites/site-parts.ts';
import type { History } from '#test/simulated-year/histories.ts';
import { siteSettings } from '#test/support/sites/site-documents.ts';

const REVISION = 'revision';
const SETTINGS = 'settings';
const MANIFEST: Manifest = { settings: SETTINGS };

function siteOf(accountId: string, position: number): Site {
  const at = new Date(0).toISOString();
  return Site.parse({
    id: `${accountId}-${position}`,
    name: 'A site',
    thumbnail: null,
    numberHorizontal: 1,
    numberVertical: 1,
    ownerId: accountId,
    lineage: [accountId],
    status: 'DRAFT',
    working: REVISION,
    live: null,
    publicationId: null,
    createdAt: at,
    updatedAt: at,
    publishedAt: null,
  });
}

/** The stores of sites for the closings: each account has one small site and those that it has added by now. */
export function sitesOf(
  additionsOf: (accountId: string) => History['additions'],
  clock: Clock,
): Pick<ClosingDependencies, 'sites' | 'revisions'> {
  const parts = new Map<string, Part>([[SETTINGS, siteSettings({ languages: ['jp'], defaultLanguage: 'jp' })]]);
  const author = { loginId: 'a-person', name: 'A person' };
  const revision = { id: REVISION, parent: null, author, at: new Date(0).toISOString(), manifest: MANIFEST, migrated: new Map() };
  return {
    sites: {
      list({ accountId }) {
        const now = clock().getTime();
        const count = additionsOf(accountId)
          .filter(({ at }) => at <= now)
          .reduce((sum, { sites }) => sum + sites, 1);
        return Promise.resolve({ sites: Array.from({ length: count }, (_, position) => siteOf(accountId, position)), next: null });
      },
    },
    revisions: { read: () => Promise.resolve([revision]), parts: () => Promise.resolve(parts) },
  };
}
