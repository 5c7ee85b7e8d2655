import type { Way } from '#site-renderer/components/site-ways.tsx';
import type { PageFeature } from '#site-renderer/styles/feature-css.ts';
import { type PieceName, PIECES } from '#site-renderer/visitor-scripts.ts';

/** The pieces of the visitor's runtime that pages with these features ask for, once they have loaded. */
export function pagePieces(features: readonly PageFeature[], ways: readonly Way[]): PieceName[] {
  const has = (feature: PageFeature): boolean => features.includes(feature);
  const isNeeded: Readonly<Record<PieceName, boolean>> = {
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
  return PIECES.filter((piece) => isNeeded[piece]);
}
