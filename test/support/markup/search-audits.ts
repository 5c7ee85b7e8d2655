/**
 * The audits of search engines by which a page is judged, as Lighthouse's category SEO defines them. Each returns what fails on a
 * page. The status of the answer and `robots.txt` are tested where they are served.
 */

const LINK_TEXTS = [
  ['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info', 'more information', 'right here'],
  ['read more', 'see more', 'start', 'this', 'ここをクリック', 'こちらをクリック', 'リンク', '続きを読む', '続く', '全文表示'],
  ['여기', '여기를 클릭', '클릭', '링크', '자세히', '자세히 보기', '계속', '이동', '전체 보기'],
].flat();
const LANGUAGE_TAG = /^(?:x-default|[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?)$/;
const INVALID_TARGET = /^(?:javascript:|$)/;

const contentOf = (page: Document, name: string): string => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
const failing = (elements: Iterable<Element>): string[] => Array.from(elements, ({ outerHTML }) => outerHTML.slice(0, 200));

function isAbsolute(address: string | null): boolean {
  return address !== null && /^https?:\/\//.test(address) && URL.canParse(address);
}

/** The audits by the name that Lighthouse gives them. `isIndexed`: whether the page is for search engines. */
const AUDITS: Readonly<Record<string, (page: Document, isIndexed: boolean) => string[]>> = {
  'document-title': ({ title }) => (title.trim() === '' ? ['no title'] : []),
  'title-length': ({ title }) => (title.length > 60 ? [title] : []),
  'meta-description': (page) => (contentOf(page, 'description').trim() === '' ? ['no description'] : []),
  'own-description': (page) => (contentOf(page, 'description').startsWith(page.title) ? [page.title] : []),
  'html-has-lang': ({ documentElement }) => (LANGUAGE_TAG.test(documentElement.lang) ? [] : [documentElement.lang]),
  'is-crawlable': (page, isIndexed) => (contentOf(page, 'robots').includes('noindex') === isIndexed ? [contentOf(page, 'robots')] : []),
  'crawlable-anchors': (page) =>
    failing([...page.querySelectorAll('a')].filter((link) => INVALID_TARGET.test((link.getAttribute('href') ?? '').trim()))),
  'link-text': (page) =>
    failing([...page.querySelectorAll('a')].filter(({ textContent }) => LINK_TEXTS.includes(textContent.trim().toLowerCase()))),
  'link-name': (page) =>
    failing(
      [...page.querySelectorAll('a')].filter(
        (link) =>
          link.textContent.trim() === '' && !link.getAttribute('aria-label')?.trim() && !link.querySelector('img[alt]:not([alt=""])'),
      ),
    ),
  'image-alt': (page) => failing(page.querySelectorAll('img:not([alt])')),
  hreflang: (page) =>
    failing(
      [...page.querySelectorAll('link[rel=alternate][hreflang]')].filter(
        (link) => !LANGUAGE_TAG.test(link.getAttribute('hreflang') ?? '') || !isAbsolute(link.getAttribute('href')),
      ),
    ),
  canonical: (page) => {
    const links = [...page.querySelectorAll('link[rel=canonical]')];
    return links.length === 1 ? failing(links.filter((link) => !isAbsolute(link.getAttribute('href')))) : [`${links.length} links`];
  },
};

/** Returns the failures of a page, each with the name of its audit. */
export const searchFaults = (page: Document, isIndexed: boolean): string[] =>
  Object.entries(AUDITS).flatMap(([name, audit]) => audit(page, isIndexed).map((fault) => `${name}: ${fault}`));
