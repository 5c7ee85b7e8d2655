import { usualTitle } from '#shared/rules/publishing/usual-title.ts';
import { appendCellPath } from '#shared/rules/sites/site-address.ts';
import { saveLastSheet } from '#site-renderer/visitor/support/last-sheet.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Returns path and fragment, which identify a history entry of the visit. */
const place = (): string => location.pathname + location.hash;

/**
 * Updates the page for the current sheet: title, canonical address, language links, the colour around a framed site, the announcement for
 * screen readers, and then the address, because tags read the title when the address changes. Stores the sheet for forms. Back and Forward
 * move to the sheet of their address.
 */
export function followSheet(visit: Visit): void {
  const { stage, home, map, onRest } = visit;
  const { title: siteTitle = '' } = stage.dataset;
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const canonicalAddress = canonical?.href;
  const live = stage.querySelector('.live');
  let before = '';
  let known = '';

  const showAddress = (cell: string): void => {
    // A fragment that is not a cell names a dialog that a visitor module opens.
    const hash = before === '' && !map.has(location.hash.slice(1)) ? location.hash : '';
    const address = appendCellPath(home, cell) + location.search + hash;
    if (visit.entry === cell) history.pushState(null, '', address);
    else if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address);
    visit.entry = undefined;
    known = place();
  };

  onRest((sheet) => {
    const cell = sheet.id;
    const label = sheet.getAttribute('aria-label') ?? cell;
    const address = new URL(appendCellPath(home, cell), canonicalAddress ?? location.href).href;
    if (canonical) canonical.href = address;
    document.title = appendCellPath(home, cell) === home ? siteTitle : (sheet.dataset['title'] ?? usualTitle(label, siteTitle));
    if (live && before !== '' && before !== cell) live.textContent = `${cell} ${label}`;
    // The page's original `h1` may no longer be in the page.
    sheet.querySelector('h2')?.setAttribute('aria-level', '1');
    const { backgroundColor } = sheet.style;
    document.body.style.backgroundColor = backgroundColor && `color-mix(in srgb,${backgroundColor} 30%,#111)`;
    for (const link of stage.querySelectorAll<HTMLAnchorElement>('[hreflang][data-home]'))
      link.href = appendCellPath(link.dataset['home'] ?? '/', cell);
    if (before !== cell) showAddress(cell);
    saveLastSheet(cell);
    before = cell;
  });
  addEventListener('popstate', () => {
    // A closing overlay goes back to an entry with the same address.
    if (place() !== known) visit.slideTo(visit.addressed());
    known = place();
  });
}
