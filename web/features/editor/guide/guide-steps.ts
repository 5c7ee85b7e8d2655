import type { SiteDocument } from '#shared/model/sites/site.ts';
import { isBlank } from '#shared/values/text/normalise-text.ts';

/** The steps of the first site, in their order. */
export const GUIDE_STEPS = ['pictures', 'text', 'publish', 'phone'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** Returns the current step of a site. Existing content counts as done; a published site lacks only the preview on a phone. */
export function guideStep(document: SiteDocument, { live }: { live: string | null }): GuideStep {
  if (live !== null) return 'phone';
  const sheets = Object.values(document.sheets).flatMap((byLanguage) => Object.values(byLanguage));
  if (!sheets.some(({ image, video }) => image !== null || video !== null)) return 'pictures';
  return sheets.some(({ mainText }) => !isBlank(mainText)) ? 'publish' : 'text';
}
