import { type Ask, showBrand } from '#site-renderer/visitor/platform/show-brand.ts';

/**
 * The script of the platform's not-found page: only the browser can find out whether the site itself is published, and
 * by whom. Each section of the page states in one language (`lang`; its code is the `id`) that nothing is published here, and has the texts
 * for a published site without this page in `data-title` and `data-text`.
 */

/** Custom path and language at the start of a path. */
const HOME = /^(?:\/[a-z\d-]{2,50})??\/(jp|en|cn|kr)(?=\/|$)/;

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Returns the response of a home page, after redirects; `undefined` if it was not found. Rejects if the network fails. */
async function homeAt(path: string, ask: Ask): Promise<Response | undefined> {
  const answer = await ask(path, { method: 'HEAD', signal: AbortSignal.timeout(4_000) });
  return answer.ok ? answer : undefined;
}

const sectionsOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('section')];

/** Returns the section in the first of these languages that has a section. */
const sectionFor = (page: Document, tags: readonly string[]): HTMLElement | undefined =>
  tags.flatMap((tag) => sectionsOf(page).filter(({ lang }) => primary(lang) === primary(tag)))[0];

/** Removes all other sections, and uses the heading of this section as the heading of the page. */
function showOnly(page: Document, section: HTMLElement): void {
  for (const other of sectionsOf(page)) if (other !== section) other.remove();
  const title = page.createElement('h1');
  title.textContent = section.querySelector('h1, h2')?.textContent ?? '';
  section.querySelector('h1, h2')?.replaceWith(title);
  page.documentElement.lang = section.lang;
  page.title = title.textContent;
}

function showPageMissing(page: Document, section: HTMLElement, home: string): void {
  const [title, text] = section.querySelectorAll('h1, h2, p');
  if (title) title.textContent = section.dataset['title'] ?? '';
  if (text) text.textContent = section.dataset['text'] ?? '';
  section.querySelector('a')?.setAttribute('href', home);
  showOnly(page, section);
}

function showSiteMissing(page: Document, section: HTMLElement | undefined): void {
  // The links would lead to the first page of a site that is not published.
  for (const link of page.querySelectorAll('section a')) link.remove();
  if (section) showOnly(page, section);
}

/** Shows in one language whether the page or the whole site is missing. Rejects if the network fails; the page is then unchanged. */
export async function describeNotFound(page: Document, path: string, preferred: readonly string[], ask: Ask): Promise<void> {
  const [home = '/', code = ''] = HOME.exec(path) ?? [];
  const addressed = code === '' ? [] : [page.getElementById(code)?.lang ?? ''];
  const found = (await homeAt(home, ask)) ?? (home === '/' ? undefined : await homeAt('/', ask));
  if (!found) {
    showSiteMissing(page, sectionFor(page, [...addressed, ...preferred]));
    return showBrand(page, ask);
  }
  const candidates = [found.headers.get('content-language') ?? '', ...addressed, ...preferred];
  const section = sectionFor(page, candidates) ?? sectionsOf(page)[0];
  if (!section) return;
  showPageMissing(page, section, new URL(found.url).pathname);
  await showBrand(page, ask);
}
