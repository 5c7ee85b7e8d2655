import type { FocalPoint, PictureFit } from '#shared/model/sites/picture-fit.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';

/** The largest share of a creative's width or height that `auto` cuts off, on every screen. */
export const AUTOMATIC_CUT_MAX = 0.05;
/** The same on sites with a theme, for creatives without a tone map: a picture for phones fills every phone and tablet. */
export const THEMED_CUT_MAX = 0.28;

/**
 * The maximum enlargement of a picture unless it is set to fill the screen, in CSS pixels per pixel of the picture. Beyond it, the picture
 * is visibly pixelated.
 */
export const ENLARGEMENT_MAX = 4;
export const widestDrawn = (width: number): number => width * ENLARGEMENT_MAX;

/** The factor that makes any picture large enough for every screen. */
const LARGER = 10_000;

/** Heights, in CSS pixels at the default text size, of the site's controls along the upper edge and of its bar along the lower edge. */
export const HEADER_HEIGHT = 64;
export const BAR_HEIGHT = 44;
/** Height of the icons and the arrow above the bar, with the space around them. */
export const ICONS_HEIGHT = 56;

export interface Size {
  width: number;
  height: number;
}

/** The screen of a site, in CSS pixels, with the heights of the overlays at its edges; 0 where the site has none. */
export interface Screen extends Size {
  header: number;
  bar: number;
}

/** A rectangle in CSS pixels from the upper left corner of the screen. */
export interface Box extends Size {
  left: number;
  top: number;
}

export interface Fitting {
  pictureFit: PictureFit;
  focalPoint: FocalPoint;
  /** The largest share that `auto` cuts off; by default `AUTOMATIC_CUT_MAX`. */
  cutMax?: number;
  /**
   * Where a picture that does not fill the screen is: the shares of the room beside it that are at its left and above it. By default, it is
   * centred, and higher to keep clear of the icons.
   */
  room?: { x: number; y?: number };
}

/**
 * Returns the box in which a creative is drawn on a screen. The styles compute the same box
 * (`site-renderer/styles/picture-css.ts`).
 * 1. `fill` covers the whole screen, including the part below the bar.
 * 2. `fit` shows the whole creative between the header and the bar: centred, or higher to keep clear of the icons above the bar.
 * 3. `auto` covers the screen above the bar if that crops at most `cutMax` of a side, and otherwise fits.
 * 4. `fit` and `auto` draw a picture no wider than `widestDrawn`.
 * A box that extends beyond the screen is placed so that the focal point has the same position on the screen as on the creative.
 */
export function pictureBox(
  { pictureFit, focalPoint, cutMax = AUTOMATIC_CUT_MAX, room }: Fitting,
  picture: Size,
  { width, height, header, bar }: Screen,
): Box {
  const ratio = picture.width / picture.height;
  const free = height - (pictureFit === 'fill' ? 0 : bar);
  const covering = Math.max(width, free * ratio);
  const widest = widestDrawn(picture.width);
  const covers = Math.min(width, free * ratio) >= (1 - cutMax) * covering && widest >= covering;
  const isFilled = pictureFit === 'fill' || (pictureFit === 'auto' && covers);
  const drawn = isFilled ? covering : Math.min(width, (free - header) * ratio, widest);
  const gap = { x: width - drawn, y: free - drawn / ratio };
  const { x = 0.5, y } = room ?? {};
  const above = Math.min(gap.y, Math.max(header, Math.min((gap.y + header) / 2, gap.y - ICONS_HEIGHT)));
  return {
    left: gap.x < 0 ? (gap.x * focalPoint.x) / 100 : gap.x * x,
    top: gap.y < 0 ? (gap.y * focalPoint.y) / 100 : y === undefined ? above : gap.y * y,
    width: drawn,
    height: drawn / ratio,
  };
}

/**
 * Whether a picture has too few pixels for a screen: a larger picture with the same aspect ratio would be drawn wider than `widestDrawn`
 * (R-8.43).
 */
export function isTooSmall(fitting: Fitting, picture: Size, screen: Screen): boolean {
  const larger = { width: picture.width * LARGER, height: picture.height * LARGER };
  return pictureBox(fitting, larger, screen).width > widestDrawn(picture.width);
}

/** Shares of a creative, from 0 to 1, that are cut off at each of its edges. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const share = (part: number, whole: number): number => Math.min(Math.max(part / whole, 0), 1);

/** The part of a screen that shows a creative. */
const wholeOf = ({ width, height }: Size): Box => ({ left: 0, top: 0, width, height });

/** Returns the shares of a creative in this box that are cropped at each edge of the part of the screen that shows it. */
export const cutEdges = ({ left, top, width, height }: Box, screen: Size, frame = wholeOf(screen)): Edges => ({
  left: share(frame.left - left, width),
  top: share(frame.top - top, height),
  right: share(left + width - frame.left - frame.width, width),
  bottom: share(top + height - frame.top - frame.height, height),
});

/** Returns the shares of a creative in this box that are cropped, or covered by the header or the bar. */
export function unsafeEdges(box: Box, screen: Screen, frame = wholeOf(screen)): Edges {
  const cut = cutEdges(box, screen, frame);
  return {
    ...cut,
    top: Math.max(cut.top, share(screen.header - box.top, box.height)),
    bottom: Math.max(cut.bottom, share(box.top + box.height - screen.height + screen.bar, box.height)),
  };
}

/** Returns the shares that are lost on at least one of several screens. The area inside them is visible on all screens. */
export const widestEdges = (all: readonly Edges[]): Edges => ({
  left: Math.max(...all.map(({ left }) => left)),
  top: Math.max(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

/** The screens on which the editor checks a creative. */
export const CHECKED_SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'smallPhone', width: 360, height: 640 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/**
 * Returns the size of the stage of a site on a screen: the whole screen, or the upright frame of a MOBILE site on a desktop (`PAGE_CSS`).
 */
export function stageSize({ width, height }: Size, viewMode: ViewMode): Size {
  const isFramed = viewMode === 'MOBILE' && width / height >= 4 / 5 && height >= 480;
  return isFramed ? { width: ((height - 48) * 9) / 16, height: height - 48 } : { width, height };
}
