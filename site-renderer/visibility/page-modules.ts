import type { OverlayLink } from '#site-renderer/components/shell/overlay-links.tsx';
import type { PageFeature } from '#site-renderer/styles/feature-css.ts';
import { type VisitorModuleName, VISITOR_MODULES } from '#site-renderer/build/visitor-scripts.ts';

/** Returns the visitor modules that pages with these features fetch when their first picture is painted. `isCounted`: false in previews. */
export function pageModules(
  features: readonly PageFeature[],
  overlayLinks: readonly OverlayLink[],
  isCounted: boolean,
): VisitorModuleName[] {
  const has = (feature: PageFeature): boolean => features.includes(feature);
  const isNeeded: Readonly<Record<VisitorModuleName, boolean>> = {
    companion: true,
    count: isCounted,
    slider: has('slider'),
    video: has('video'),
    popups: has('popups'),
    // The login link opens a page, not a dialog.
    dialogs: has('menu') || has('company') || overlayLinks.some((link) => link !== 'login'),
    members: has('locked'),
    news: true,
  };
  return VISITOR_MODULES.filter((name) => isNeeded[name]);
}
