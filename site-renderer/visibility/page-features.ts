import { areaOf } from '#shared/rules/sheets/image-link-area.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import type { Sheet, SiteSettings } from '#shared/model/sites/site.ts';
import { hasPopupLinks } from '#shared/rules/popups/popup-links.ts';
import { veilOf } from '#shared/rules/sheets/picture-adjustment.ts';
import { ownPlacesOf } from '#shared/rules/sheets/text-zone.ts';
import { sheetVersions } from '#shared/rules/sheets/variations.ts';
import { POPUP_MOTIONS, type PopupMotion } from '#site-renderer/components/popup/popup-motion.ts';
import { placedProducts } from '#site-renderer/components/sheet/composition/shelf-products.ts';
import { hiddenBarItems, isEmptyBar } from '#site-renderer/components/shell/bar-contents.ts';
import type { ShellContents } from '#site-renderer/components/shell/shell-contents.ts';
import type { PageFeature } from '#site-renderer/styles/feature-css.ts';
import { type LayoutFeature, STYLED_LAYOUTS } from '#site-renderer/styles/theme-css.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';

/** Returns for each popup motion whether a page needs its styles: all motions if `needsAll`, otherwise the motions that its popups use. */
const motionsOf = (popups: readonly Pick<PopupCta, 'animation'>[], needsAll: boolean) =>
  Object.fromEntries(POPUP_MOTIONS.map((motion) => [motion, needsAll || popups.some(({ animation }) => animation === motion)])) as Record<
    PopupMotion,
    boolean
  >;

/** Returns for each layout whether a page needs its styles: none without a theme, all if `needsAll`, otherwise those of its sheets. */
const layoutsOf = (sheets: readonly Sheet[], theme: SiteTheme | null, needsAll: boolean) =>
  Object.fromEntries(
    STYLED_LAYOUTS.map((layout) => [`layout-${layout}`, theme !== null && (needsAll || sheets.some((sheet) => sheet.layout === layout))]),
  ) as Record<LayoutFeature, boolean>;

/** The number of characters from which the texts of a sheet may overflow it on small screens. */
const LONG_TEXTS = 40;

const hasLongTexts = ({ eyebrow, mainText, secondText }: Sheet): boolean =>
  eyebrow.length + mainText.length + secondText.length > LONG_TEXTS;

interface ShownPopup {
  popup: Pick<PopupCta, 'animation' | 'showRemainingTime' | 'endDate' | 'hasCalendarLink'>;
  /** The texts in the page's language. */
  content: Pick<PopupContent, 'lineUrl' | 'place'>;
}

interface ShownContent {
  settings: Pick<SiteSettings, 'theme'>;
  sheets: readonly PlacedSheet[];
  popups: readonly ShownPopup[];
  contents: ShellContents;
  /** The most sheets side by side (`mostInView`). */
  most: number;
}

/**
 * Returns the features of these sheets and popups, for which pages need styles and visitor modules. A members-only sheet may need any
 * feature, so pages then contain all of them and do not reveal its content.
 */
export function pageFeatures({ settings, sheets, popups: placed, contents, most }: ShownContent): PageFeature[] {
  const popups = placed.map(({ popup }) => popup);
  const { menu, bar, share } = contents;
  const isLocked = sheets.some(({ sheet }) => sheet.membersOnlyLock);
  const versions = sheets.flatMap(({ sheet }) => sheetVersions(sheet).map((version) => version.sheet));
  const hasPicture = isLocked || versions.some(({ image, video }) => (image ?? video) !== null);
  const shown: Readonly<Record<PageFeature, boolean>> = {
    arrows: sheets.length > 1,
    bar: !isEmptyBar(bar),
    barChoice: sheets.length > 1 && !isEmptyBar(bar) && (isLocked || sheets.some(({ sheet }) => hiddenBarItems(bar, sheet).length > 0)),
    company: bar.company !== null,
    languages: contents.languages === 'sheets',
    menuLanguage: contents.languages === 'menu',
    locked: isLocked,
    menu: menu.length > 0,
    picture: hasPicture,
    crop: isLocked || versions.some(({ pictureCrop }) => pictureCrop !== null),
    veil: isLocked || versions.some(({ pictureTone }) => veilOf(pictureTone) !== undefined),
    areas: isLocked || sheets.some(({ sheet }) => sheet.imageLinkPoints.some((point) => areaOf(point) !== undefined)),
    points: isLocked || sheets.some(({ sheet }) => sheet.imageLinkPoints.length > 0),
    popups: isLocked || popups.length > 0,
    popupLinks: isLocked || placed.some(({ popup, content }) => hasPopupLinks(popup, content)),
    countdown: settings.theme !== null && (isLocked || popups.some(({ showRemainingTime }) => showRemainingTime)),
    ...motionsOf(popups, isLocked),
    price: isLocked || versions.some(({ price }) => price !== null),
    products: isLocked || versions.some((sheet) => (settings.theme ? placedProducts(sheet) : sheet.products).length > 0),
    shelf: settings.theme !== null && (isLocked || versions.some(({ products }) => products.length > 0)),
    slider: isLocked || sheets.some(({ sheet }) => sheet.sliderTime > 0),
    progress: settings.theme?.progressLine === true && (isLocked || sheets.some(({ sheet }) => sheet.sliderTime > 0)),
    video: isLocked || versions.some(({ video }) => video !== null),
    // News, which any page may show, have their button in the row.
    overlayLinks: true,
    share: share !== null,
    extension: settings.theme !== null && hasPicture,
    themed: settings.theme !== null,
    overflow: settings.theme !== null && (isLocked || versions.some(hasLongTexts)),
    alone: settings.theme !== null && (isLocked || versions.some((sheet) => Object.keys(ownPlacesOf(sheet)).length > 0)),
    transition: sheets.length > 1 && (settings.theme?.transition ?? 'slide') !== 'slide',
    ...layoutsOf(versions, settings.theme, isLocked),
    sideBySide: most > 1,
  };
  return (Object.keys(shown) as PageFeature[]).filter((feature) => shown[feature]);
}
