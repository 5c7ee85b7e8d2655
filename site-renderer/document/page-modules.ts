import type { OverlayLink } from '#site-renderer/components/shell/overlay-links.tsx';
import type { PageFeature } from '#site-renderer/styles/feature-css.ts';
import { type VisitorModuleName, VISITOR_MODULES } from '#site-renderer/build/visitor-scripts.ts';

/** The pieces of the visitor's runtime that pages with these features ask for, once they have loaded. */
export function pageModules(features: readonly PageFeature[], ways: readonly OverlayLink[]): VisitorModuleName[] {
  const has = (feature: PageFeature): boolean => features.includes(feature);
  const isNeeded: Readonly<Record<VisitorModuleName, boolean>> = {
    companion: true,
    slider: has('slider'),
    video: has('video'),
    menu: has('menu'),
    popups: has('popups'),
    // Signing in is a page of its own.
    dialogs: has('company') || ways.some((way) => way !== 'login'),
    members: has('locked'),
    news: true,
    count: true,
  };
  return VISITOR_MODULES.filter((piece) => isNeeded[piece]);
}
