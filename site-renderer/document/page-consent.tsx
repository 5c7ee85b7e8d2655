import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { externalSources } from '#shared/markup/tags/external-sources.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { pagePath } from '#shared/rules/sites/site-address.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { ConsentBar } from '#site-renderer/components/shell/consent-bar.tsx';
import { writtenLegalPages } from '#shared/rules/sites/linked-page.ts';
import { type PageTags, pageTags } from '#site-renderer/visibility/page-tags.ts';

/** What a page whose tags wait for consent contains besides them. */
export interface PageConsent {
  /** The script of the head that decides whether the page asks. */
  gate: string;
  /** The script at the end of the body that asks, and runs the tags. */
  script: string;
  /** The markup of the question. */
  bar: string;
}

const VERSION_CHARACTERS = 10;

/**
 * Returns the version of what visitors are asked: it changes with the owner's texts and with the hosts that receive data in any language,
 * and visitors are then asked again.
 */
function consentVersion(document: SiteDocument): string {
  const { languages, consent } = document.settings;
  const hosts = languages.flatMap((language) => {
    const { head, body } = pageTags(document, language);
    return externalSources(head + body).map(({ host }) => host);
  });
  const asked = [LANGUAGES.map((language) => consent.texts[language] ?? ''), [...new Set(hosts)].toSorted()];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, VERSION_CHARACTERS);
}

/** Returns the link to the owner's privacy policy or, without one, to the privacy notice. */
function policyLink({ company, settings }: SiteDocument, language: Language): { href: string; label: string } {
  const words = VISITOR_LABELS[language];
  const own = localisedValue(company, language, settings.defaultLanguage) ?? EMPTY_COMPANY;
  return writtenLegalPages(own).includes('privacyPolicy')
    ? { href: `${pagePath('company', language, settings)}#privacyPolicy`, label: words.company.privacyPolicy }
    : { href: pagePath('data-notice', language, settings), label: words.frame.dataNotice };
}

/** Returns what a page with these tags needs to ask for consent; `undefined` if none of them waits. */
export function pageConsent(
  { document, language }: { document: SiteDocument; language: Language },
  tags: PageTags,
  scripts: Pick<VisitorScripts, 'consentGate' | 'consent'>,
): PageConsent | undefined {
  if (!tags.wait) return undefined;
  const version = consentVersion(document);
  const text = document.settings.consent.texts[language]?.trim() ?? '';
  const bar = (
    <ConsentBar
      words={VISITOR_LABELS[language]}
      language={language}
      text={text}
      policy={policyLink(document, language)}
      version={version}
    />
  );
  return { gate: scripts.consentGate.replace('VERSION_OF_CONSENT', version), script: scripts.consent, bar: renderToStaticMarkup(bar) };
}
