import type { SiteDocument } from '#shared/model/sites/site.ts';
import { isBlank } from '#shared/values/text/normalise-text.ts';

/** The steps of the first site, in their order. */
export const GUIDE_STEPS = ['pictures', 'text', 'publish', 'phone'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** The current step of a site: existing content counts as done, and a published site only lacks the preview. */
export function guideStep(document: SiteDocument, { live }: { live: string | null }): GuideStep {
  if (live !== null) return 'phone';
  const sheets = Object.values(document.sheets).flatMap((byLanguage) => Object.values(byLanguage));
  if (!sheets.some(({ image, video }) => image !== null || video !== null)) return 'pictures';
  return sheets.some(({ mainText }) => !isBlank(mainText)) ? 'publish' : 'text';
}
