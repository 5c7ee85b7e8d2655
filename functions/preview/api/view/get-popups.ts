import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { type PreviewedSites, parseViewCookie } from '#functions/preview/api/view/previewed-site.ts';
import { activePopups } from '#functions/popups/services/active-popups.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/** Returns the active popups at the time of the view, with the real counts of applicants. */
export const getPopups =
  ({ popupCounts }: Pick<PreviewDependencies, 'popupCounts'>, sites: PreviewedSites): UseCase<typeof preview.popups> =>
  async ({ caller: { site }, query: { lang }, cookies }) => {
    const shown = await sites.shown(site, parseViewCookie(cookies));
    if (!shown) return { now: new Date(parseViewCookie(cookies).at ?? 0).toISOString(), popups: [] };
    const { document, languages } = shown.preview;
    const { visiblePopups } = await import('#site-renderer/visibility/visible-popups.ts');
    const language = lang && languages.includes(lang) ? lang : document.settings.defaultLanguage;
    return activePopups({ site }, visiblePopups(document, language, shown.now), { popupCounts, now: shown.now });
  };
