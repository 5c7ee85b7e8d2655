import { appendCellPath } from '#shared/rules/site/site-address.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/**
 * Updates the page for the current sheet: title, canonical address, language links, the colour around a framed site, and the
 * announcement for screen readers.
 */
export function followSheet({ stage, home, onRest }: Visit): void {
  const { title } = document;
  const siteName = document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? title;
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const own = canonical?.href;
  const live = stage.querySelector('.live');
  let before = '';

  onRest((sheet) => {
    const cell = sheet.id;
    const label = sheet.getAttribute('aria-label') ?? cell;
    const address = new URL(appendCellPath(home, cell), own ?? location.href).href;
    if (canonical) canonical.href = address;
    document.title = address === own ? title : `${label} | ${siteName}`;
    if (live && before !== '' && before !== cell) live.textContent = `${cell} ${label}`;
    before = cell;
    // The page's own `h1` may no longer be in the page.
    sheet.querySelector('h2')?.setAttribute('aria-level', '1');
    document.documentElement.style.setProperty('--ambient', sheet.style.backgroundColor);
    for (const link of stage.querySelectorAll<HTMLAnchorElement>('[hreflang][data-home]'))
      link.href = appendCellPath(link.dataset['home'] ?? '/', cell);
  });
}
