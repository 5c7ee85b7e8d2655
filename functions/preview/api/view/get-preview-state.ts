import { markedName } from '#functions/platform/base/marked-name.ts';
import type { PreviewedSites } from '#functions/preview/api/view/previewed-site.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { homePath } from '#shared/rules/sites/site-address.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';

/**
 * Returns what the preview shows now or at a chosen time, and who its reader is. If the site is unpublished at that time, the settings are
 * those of the working revision.
 */
export const getPreviewState =
  (sites: PreviewedSites): UseCase<typeof preview.state> =>
  async ({ caller: { site, invitee, note }, query: { known, ...choice } }) => {
    const shown = await sites.content(site, choice);
    const described = shown ?? (await sites.content(site, {}));
    if (!described) throw new Error(`The working revision of site ${site.id} is missing`);
    const { settings, grid } = described.document;
    const { id: revision, at, author } = described.revision;
    const spoken = settings.languages.filter((language) =>
      Object.keys(grid.cells).some((cell) => sheetAt(described.document, cell, language) !== undefined),
    );
    return {
      siteId: site.id,
      name: settings.name,
      viewMode: settings.viewMode,
      homes: spoken.map((language) => ({ language, path: homePath(language, settings) })),
      defaultLanguage: settings.defaultLanguage,
      sheets: known === revision ? null : grid.cells,
      shown: shown ? { revision, at, ...markedName('by', author.name, author) } : null,
      note,
      email: invitee?.email ?? null,
    };
  };
