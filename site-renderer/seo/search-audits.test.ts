import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { documentWith, image, parse, render } from '#site-renderer/render/render-fixture.ts';
import { filledDocument } from '#test/support/sites/filled-document.ts';
import { searchFaults } from '#test/support/markup/search-audits.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const VIDEO = { mediaId: numberedUlid(9), width: 720, height: 1280, durationMs: 4_000, size: 9, hasSound: true };

/** The pages that search engines do not show: they need a member, follow a form, or have no news. */
const UNLISTED = /-success|-confirm|login|password|account|news/;

/** Returns the faults of every page of a site, with the key of the page. */
function faultsOf(document: SiteDocument, language: Language): string[] {
  const { files } = render(document, language);
  return files
    .filter(({ key }) => key.endsWith('.html') && !/\/s\/\d+\.html$/.test(key))
    .flatMap(({ key, body }) => {
      const page = parse(body);
      const isLocked = page.querySelector('.sheet.locked') !== null;
      return searchFaults(page, !UNLISTED.test(key) && !isLocked).map((fault) => `${key} ${fault}`);
    });
}

describe('audits of search engines', () => {
  test('pass on every page of a site without any text of its owner', () => {
    const document = documentWith({ A1: {}, B1: { image: null }, B2: {}, C3: { membersOnlyLock: true } }, { name: 'x' });
    for (const language of ['jp', 'en'] as const) expect(faultsOf(document, language)).toEqual([]);
  });

  test('pass on every page of a site with all features, in every language', () => {
    const document = filledDocument({ creative: image, video: VIDEO, logo: image, favicon: image, product: image, popup: image });
    for (const language of LANGUAGES) expect(faultsOf(document, language)).toEqual([]);
  });

  test('find any title, description and link of a valid document in order', () => {
    fc.assert(
      fc.property(anySiteDocument, fc.constantFrom(...LANGUAGES), (document, language) => {
        fc.pre(publishedLanguages(document).includes(language));
        const relevant = faultsOf(document, language).filter((fault) => !/ (?:is-crawlable|link-text|link-name)/.test(fault));
        expect(relevant).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
