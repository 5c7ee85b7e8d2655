import type { LegalTexts } from '#shared/model/legal/legal-document.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import TEXTS from '#infra/local/demo/accounts/legal-texts.json' with { type: 'json' };

type Sections = Readonly<Record<Language, readonly { heading: string; text: string }[]>>;

/** Returns a document of a fictional company. `words`: the name and the fees of the company, which differ between operator and OEM. */
function document(sections: Sections, words: (typeof TEXTS.words)['operator']): LegalTexts {
  const textIn = (language: Language): string =>
    sections[language].map(({ heading, text }) => `# ${heading}\n${fillPlaceholders(text, words[language])}`).join('\n\n');
  return { jp: textIn('jp'), en: textIn('en'), cn: textIn('cn'), kr: textIn('kr') };
}

/** Terms of use of the operator and of the OEM. */
export const DEMO_TERMS = { operator: document(TEXTS.terms, TEXTS.words.operator), oem: document(TEXTS.terms, TEXTS.words.oem) } as const;

/** Privacy policy of the operator. */
export const DEMO_PRIVACY = document(TEXTS.privacy, TEXTS.words.operator);
