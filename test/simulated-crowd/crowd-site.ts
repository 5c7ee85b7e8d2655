import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { simulatedSite } from '#infra/local/demo/visits/simulated-site.ts';
import type { SimulatedSheet } from '#infra/local/demo/visits/simulated-visit.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/site/popup.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { addReadyMedia, sheet, sheetsInFirstCells, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import type { KnownSite } from '#test/support/visits/expected/expected-grid.ts';

/** The last cell of the grid is empty. */
const GRID = { rows: 3, columns: 4, sheets: 11 } as const;
export const ORIGIN = 'https://{siteId}.sites.example.com';

export interface PublishedSite extends KnownSite {
  id: string;
  document: SiteDocument;
}

const popup = (name: string, sheetIds: readonly string[], image: PopupCta['content']['jp'] & object): PopupCta => ({
  ...newPopup('applicantLimit'),
  name,
  limit: 50,
  effectiveSheets: [...sheetIds],
  content: { jp: image },
});

/** Publishes a site in all languages, with buttons, image links and two popups. */
export async function publishCrowdSite(test: SiteFixture, owner: Account, name: string): Promise<PublishedSite> {
  const actor = test.as(owner);
  const { id, working } = await actor.create({ ...GRID, name });
  const image = await addReadyMedia(test, owner, id);
  const popupImage = await addReadyMedia(test, owner, id, 'popup');
  const sheets = Array.from({ length: GRID.sheets }, (_, index) =>
    sheet(`${name} ${index}`, {
      image,
      imageAlt: name,
      linkButtonText: 'Next',
      linkDestinationUrl: ['/B2', '/C3', '/A1'][index % 3] ?? '',
      isInternalLink: true,
    }),
  );
  const { changes, ids } = sheetsInFirstCells(GRID.rows, GRID.columns, sheets, LANGUAGES);
  const content = {
    ...EMPTY_POPUP_CONTENT,
    image: popupImage,
    imageAlt: name,
    linkButtonText: 'Go',
    linkUrl: '/contact',
    isInternalLink: true,
  };
  const { document } = await actor.get(id);
  const saved = await actor.save(id, working, {
    ...changes,
    settings: { ...document.settings, languages: [...LANGUAGES] },
    popups: {
      [numberedUlid(71)]: popup('First', ids.slice(0, 5), content),
      [numberedUlid(72)]: popup('Second', ids.slice(1, 2), content),
    },
  });
  await actor.publish(id, saved.site.working);
  return knownSite(id, (await actor.get(id)).document);
}

/** A site as its visitors walk through it, and as its owner knows it. */
function knownSite(id: string, document: SiteDocument): PublishedSite {
  const { host } = new URL(ORIGIN.replace('{siteId}', id));
  const { sheets, ...site } = simulatedSite(seededRandom(1), host, document);
  const reported = ({ id: sheetId, row, column }: SimulatedSheet): ReportedSheet => ({
    alias: sheetId.slice(18),
    sheetId,
    cell: `${'ABCD'.charAt(column)}${row + 1}`,
    title: document.sheets[sheetId]?.jp?.mainText ?? '',
    image: document.sheets[sheetId]?.jp?.image ?? null,
    hasVideo: false,
  });
  return {
    id,
    document,
    site: { ...site, sheets: sheets.map((one): SimulatedSheet => ({ ...one, pressable: ['button', 'point', 'buy', 'bar'] })) },
    columns: GRID.columns,
    rows: GRID.rows,
    reported,
  };
}
