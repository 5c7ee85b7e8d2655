import type { SiteSettings } from '#shared/model/site.ts';
import type { PageFeature } from '#site-renderer/styles/feature-css.ts';
import type { PlacedSheet } from '#site-renderer/visible-sheets.ts';

/** What a page with these sheets shows besides sheets themselves. */
export function pageFeatures(
  { displayLanguageIcon }: Pick<SiteSettings, 'displayLanguageIcon'>,
  sheets: readonly PlacedSheet[],
): PageFeature[] {
  const shown: Readonly<Record<PageFeature, boolean>> = {
    arrows: sheets.length > 1,
    languages: displayLanguageIcon,
    locked: sheets.some(({ sheet }) => sheet.membersOnlyLock),
    points: sheets.some(({ sheet }) => sheet.imageLinkPoints.length > 0),
    price: sheets.some(({ sheet }) => sheet.price !== null),
    video: sheets.some(({ sheet }) => sheet.video !== null),
  };
  return (Object.keys(shown) as PageFeature[]).filter((feature) => shown[feature]);
}
