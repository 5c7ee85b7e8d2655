import type { FontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { facePath } from '#site-renderer/fonts/font-styles.ts';
import { planFonts } from '#site-renderer/fonts/plan-fonts.ts';
import type { SiteFonts } from '#site-renderer/fonts/site-fonts.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** The largest font in bytes that a home page contains. A larger one is requested first instead. */
const INLINED_MAX_BYTES = 8 * 1_024;

/**
 * Returns the fonts of one language of a published site, with the files that its home page contains; `undefined` if it needs none.
 */
export async function siteFonts(fonts: FontSubsets, document: SiteDocument, language: Language): Promise<SiteFonts | undefined> {
  const plan = planFonts(document.settings.theme, language, visibleSheets(document, language));
  if (!plan) return undefined;
  const files = await Promise.all(plan.first.map(async (face) => [facePath(face), await fonts.read(face)] as const));
  return { plan, inlined: new Map(files.filter(([, file]) => file.length <= INLINED_MAX_BYTES)) };
}
