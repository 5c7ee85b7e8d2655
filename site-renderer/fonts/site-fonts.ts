import type { FontFace } from '#site-renderer/fonts/font-face.ts';

/** The glyphs that the public sheets of one language of a site need (`planFonts`). */
export interface FontPlan {
  /** The faces with all glyphs of the first sheet. */
  first: readonly FontFace[];
  /** The faces with the glyphs that only other sheets need, by their first appearance. */
  rest: readonly FontFace[];
}

/** The fonts of one language of a site with a theme. */
export interface SiteFonts {
  plan: FontPlan;
  /** WOFF2 files of faces of the first sheet, by path, which the home page contains. It preloads the others. */
  inlined: ReadonlyMap<string, Uint8Array>;
}
