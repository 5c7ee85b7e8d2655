import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { simulatedSite } from '#infra/local/demo/visits/simulated-site.ts';
import type { SimulatedSheet } from '#infra/local/demo/visits/simulated-visit.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { ReportedSheet, ReportedVersion } from '#shared/model/analytics/visit-reports.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { type ImageRef, withoutTones } from '#shared/model/media/media.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { addReadyMedia, sheet, sheetsInFirstCells, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import type { KnownSite } from '#test/support/visits/expected/expected-grid.ts';

/** The last cell of the grid is empty. */
const GRID = { rows: 3, columns: 4 } as const;
const SHEETS = GRID.rows * GRID.columns - 1;
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

/** Some sheets have variations: one, or two of which one is off. */
/** Reports contain pictures without their tone maps. */
const reportedImage = (image: ImageRef | null): ImageRef | null => image && withoutTones(image);

const variationsOf = (index: number, image: ImageRef): Variation[] =>
  [0, 1].slice(0, index % 3).map((number) => ({
    id: numberedUlid(30_000_000 + index * 4 + number),
    name: `Variation ${number}`,
    isOn: number === 0,
    share: 40,
    fields: number === 0 ? { mainText: 'Other text' } : { image },
  }));

/** Publishes a site in all languages, with buttons, image links and two popups. */
export async function publishCrowdSite(test: SiteFixture, owner: Account, name: string): Promise<PublishedSite> {
  const actor = test.as(owner);
  const { id, working } = await actor.create({ ...GRID, name });
  const image = await addReadyMedia(test, owner, id);
  const popupImage = await addReadyMedia(test, owner, id, 'popup');
  const sheets = Array.from({ length: SHEETS }, (_, index) =>
    sheet(`${name} ${index}`, {
      image,
      imageAlt: name,
      linkButtonText: 'Next',
      linkDestinationUrl: ['/B2', '/C3', '/A1'][index % 3] ?? '',
      isInternalLink: true,
      variations: variationsOf(index, image),
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

/** Returns a site as its visitors see it, and as its owner knows it. */
function knownSite(id: string, document: SiteDocument): PublishedSite {
  const { host } = new URL(ORIGIN.replace('{siteId}', id));
  const { sheets, ...site } = simulatedSite(seededRandom(1), host, document);
  const reported = ({ id: sheetId, row, column }: SimulatedSheet): ReportedSheet => ({
    alias: sheetId.slice(18),
    sheetId,
    cell: `${'ABCD'.charAt(column)}${row + 1}`,
    title: document.sheets[sheetId]?.jp?.mainText ?? '',
    image: reportedImage(document.sheets[sheetId]?.jp?.image ?? null),
    hasVideo: false,
  });
  const versions = ({ id: sheetId }: SimulatedSheet): ReportedVersion[] => {
    const { image = null, variations = [] } = document.sheets[sheetId]?.jp ?? {};
    const shown = variations.map((one): ReportedVersion => ({
      alias: one.id.slice(18),
      name: one.name,
      image: reportedImage(one.fields.image ?? image),
      hasVideo: false,
      isOn: one.isOn,
    }));
    return shown.length === 0 ? [] : [{ alias: '0', name: null, image: reportedImage(image), hasVideo: false, isOn: true }, ...shown];
  };
  return {
    id,
    document,
    site: { ...site, sheets: sheets.map((one): SimulatedSheet => ({ ...one, pressable: ['button', 'point', 'buy', 'bar'] })) },
    columns: GRID.columns,
    rows: GRID.rows,
    reported,
    versions,
  };
}
