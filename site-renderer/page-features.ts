import type { PopupCta } from '#shared/model/popup.ts';
import type { SiteSettings } from '#shared/model/site.ts';
import { POPUP_MOTIONS, type PopupMotion } from '#site-renderer/components/popup-motion.ts';
import { barWithout, isEmptyBar } from '#site-renderer/components/bar-contents.ts';
import type { ShellContents } from '#site-renderer/components/shell-contents.ts';
import type { PageFeature } from '#site-renderer/styles/feature-css.ts';
import type { PlacedSheet } from '#site-renderer/visible-sheets.ts';

/** Which animations popups move by. */
const motionsOf = (popups: readonly Pick<PopupCta, 'animation'>[]) =>
  Object.fromEntries(POPUP_MOTIONS.map((motion) => [motion, popups.some(({ animation }) => animation === motion)])) as Record<
    PopupMotion,
    boolean
  >;

/** What a page with these sheets and popups shows besides sheets themselves. */
export function pageFeatures(
  { displayLanguageIcon }: Pick<SiteSettings, 'displayLanguageIcon'>,
  sheets: readonly PlacedSheet[],
  popups: readonly Pick<PopupCta, 'animation'>[],
  { menu, bar }: ShellContents,
): PageFeature[] {
  const shown: Readonly<Record<PageFeature, boolean>> = {
    arrows: sheets.length > 1,
    bar: !isEmptyBar(bar),
    barChoice: sheets.length > 1 && sheets.some(({ sheet }) => barWithout(bar, sheet).length > 0),
    company: bar.company !== null,
    languages: displayLanguageIcon,
    locked: sheets.some(({ sheet }) => sheet.membersOnlyLock),
    menu: menu.length > 0,
    points: sheets.some(({ sheet }) => sheet.imageLinkPoints.length > 0),
    popups: popups.length > 0,
    ...motionsOf(popups),
    price: sheets.some(({ sheet }) => sheet.price !== null),
    products: sheets.some(({ sheet }) => sheet.products.length > 0),
    slider: sheets.some(({ sheet }) => sheet.sliderTime > 0),
    video: sheets.some(({ sheet }) => sheet.video !== null),
  };
  return (Object.keys(shown) as PageFeature[]).filter((feature) => shown[feature]);
}
