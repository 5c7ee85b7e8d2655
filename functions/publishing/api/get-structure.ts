import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { placedSheets } from '#functions/publishing/services/published-site/placed-sheet.ts';
import { sheetTitle } from '#functions/publishing/services/published-site/published-sheet-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import type { Sheet } from '#shared/model/sites/site.ts';

/** Returns the title of a sheet; empty for a members-only sheet. */
const titleOf = (sheet: Sheet): string => (sheet.membersOnlyLock ? '' : sheetTitle(sheet));

export const getStructure =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.structure> =>
  async ({ params, query }) => {
    const content = await liveContent(dependencies, params.siteId, query.lang);
    const { grid, pages } = await placedSheets(content);
    return {
      lang: content.language,
      languages: content.settings.languages,
      rows: grid.numberHorizontal,
      columns: grid.numberVertical,
      sheets: pages.map(({ id, cell, sheet }) => ({ cell, pageId: id, title: titleOf(sheet), membersOnly: sheet.membersOnlyLock })),
    };
  };
