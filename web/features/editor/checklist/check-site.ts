import { type Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { furtherLanguageFaults } from '#shared/rules/publishing/publish-check.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';
import type { AdviceRule } from '#shared/model/sites/advice-rule.ts';
import { type Advice, type AdviceContext, siteAdvice } from '#web/features/editor/model/faults/site-advice.ts';
import { siteFaults } from '#web/features/editor/model/faults/site-faults.ts';

/** The groups of advice in display order. */
const ADVICE_GROUPS = ['links', 'popups', 'reading', 'search', 'weight'] as const;
export type AdviceGroup = (typeof ADVICE_GROUPS)[number];

const GROUP_OF: Readonly<Record<AdviceRule, AdviceGroup>> = {
  'alt-missing': 'reading',
  'popup-alt-missing': 'reading',
  'button-contrast': 'reading',
  'product-contrast': 'reading',
  'product-button-contrast': 'reading',
  'popup-contrast': 'reading',
  'seo-title-missing': 'search',
  'seo-h1-missing': 'search',
  'seo-description-missing': 'search',
  'page-missing': 'links',
  'link-locked': 'links',
  'members-without-form': 'links',
  'popup-over': 'popups',
  'popup-nowhere': 'popups',
  'popup-sheets-gone': 'popups',
  'popup-sheet-locked': 'popups',
  'popup-full': 'popups',
  'popup-without-form': 'popups',
  'popup-without-end': 'popups',
  'popup-relaunched': 'popups',
  'heavy-sheet': 'weight',
};

/** All advice of one rule. */
interface Suggestion {
  rule: AdviceRule;
  places: readonly Advice[];
}

export interface SiteCheck {
  /** The faults that prevent publishing. */
  blocks: readonly PublishFault[];
  /** The faults that prevent publishing an additional language. */
  heldBack: readonly { language: Language; faults: readonly PublishFault[] }[];
  advice: readonly { group: AdviceGroup; count: number; suggestions: readonly Suggestion[] }[];
}

/** Checks a whole site before it is published. */
export function checkSite(document: SiteDocument, context: AdviceContext): SiteCheck {
  const byLanguage = Map.groupBy(furtherLanguageFaults(document), ({ language }) => language);
  const byRule = Map.groupBy(siteAdvice(document, context), ({ rule }) => rule);
  return {
    blocks: siteFaults(document),
    heldBack: document.settings.languages.flatMap((language) => {
      const faults = byLanguage.get(language);
      return faults ? [{ language, faults }] : [];
    }),
    advice: ADVICE_GROUPS.flatMap((group) => {
      const suggestions = [...byRule].filter(([rule]) => GROUP_OF[rule] === group).map(([rule, places]) => ({ rule, places }));
      const count = suggestions.reduce((sum, { places }) => sum + places.length, 0);
      return count === 0 ? [] : [{ group, count, suggestions }];
    }),
  };
}
