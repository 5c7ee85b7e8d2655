import { appendCellPath } from '#shared/rules/site/site-address.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/**
 * Lets everything around the sheets speak of the one a visitor rests on: title and canonical address, the languages' links,
 * the colour around a framed site, and what is announced.
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
    // The heading that came with the page may be far away by now.
    sheet.querySelector('h2')?.setAttribute('aria-level', '1');
    document.documentElement.style.setProperty('--ambient', sheet.style.backgroundColor);
    for (const link of stage.querySelectorAll<HTMLAnchorElement>('[hreflang][data-home]'))
      link.href = appendCellPath(link.dataset['home'] ?? '/', cell);
  });
}
