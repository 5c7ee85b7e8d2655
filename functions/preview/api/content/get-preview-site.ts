import { markedName } from '#functions/platform/base/marked-name.ts';
import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { placedSheets } from '#functions/publishing/services/published-site/placed-sheet.ts';
import { sheetTitle } from '#functions/publishing/services/published-site/published-sheet-view.ts';
import { workingContent } from '#functions/sites/services/working-content.ts';
import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { PreviewViewer, UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { publicOrigin, siteOrigin } from '#shared/rules/sites/site-address.ts';

/** Throws if the request contains a wrong password besides its token. Attempts are limited like sign-ins. */
async function assertPassword(
  { attempts, passwords }: Pick<PreviewDependencies, 'attempts' | 'passwords'>,
  { site, share }: PreviewViewer,
  password: string | undefined,
  viewerAddress: string,
): Promise<void> {
  if (password === undefined) return;
  const attempt = await attempts.count('preview-sign-in-to-site-from-network', `${viewerNetwork(viewerAddress)} ${site.id}`);
  if (!(await passwords.verify(password, share.passwordHash ?? undefined))) throw new AppError('sign-in-failed');
  await attempt.undo();
}

/** Returns the grid of the working revision, with its author and time. */
export const getPreviewSite =
  (dependencies: PreviewDependencies): UseCase<typeof preview.site> =>
  async ({ query, caller, password, viewerAddress }) => {
    await assertPassword(dependencies, caller, password, viewerAddress);
    const { site } = caller;
    const { host: domain } = new URL(publicOrigin(dependencies.sitesOrigin, site));
    const { host: defaultDomain } = new URL(siteOrigin(dependencies.sitesOrigin, site.id));
    if (query.domain !== undefined && ![domain, defaultDomain].includes(query.domain.toLowerCase())) throw new AppError('not-found');
    const content = await workingContent(dependencies.revisions, site, query.lang);
    const { settings, language, revision } = content;
    const { grid, pages } = await placedSheets(content);
    return {
      id: site.id,
      name: settings.name,
      domain,
      viewMode: settings.viewMode,
      lang: language,
      languages: settings.languages,
      rows: grid.numberHorizontal,
      columns: grid.numberVertical,
      revision: { id: revision.id, savedAt: revision.at, ...markedName('savedBy', revision.author.name, revision.author) },
      sheets: pages.map(({ id, cell, sheet }) => ({ cell, pageId: id, title: sheetTitle(sheet), membersOnly: sheet.membersOnlyLock })),
    };
  };
