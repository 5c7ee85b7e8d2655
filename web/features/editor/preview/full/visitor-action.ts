import { LANGUAGE_TAG, LANGUAGES, type Language } from '#shared/model/language.ts';
import { isSitePage, type SitePage } from '#shared/values/site-page.ts';
import type { Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';

/** Pages that open on top of the sheets. */
const OVERLAY_PAGES = ['company', 'sheets', 'data-notice'] as const satisfies readonly SitePage[];
export type OverlayPage = (typeof OVERLAY_PAGES)[number];

/** The action of a click on the published components. */
export type VisitorAction =
  | { kind: 'move'; direction: Direction }
  | { kind: 'cell'; cell: string }
  | { kind: 'language'; language: Language }
  | { kind: 'popup-closed'; popupId: string }
  | { kind: 'overlay'; page: OverlayPage; anchor: string; link: HTMLAnchorElement }
  | { kind: 'page'; page: SitePage }
  | { kind: 'call' | 'mail' }
  | { kind: 'external'; url: string };

/** Parses a link of `previewAddresses`: `#page?query#anchor` for a page of the site, a telephone or an external address. */
function parseLink(link: HTMLAnchorElement): VisitorAction | undefined {
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return { kind: 'call' };
  if (href.startsWith('mailto:')) return { kind: 'mail' };
  if (/^https?:/.test(href)) return { kind: 'external', url: link.href };
  const [, target = '', anchor = ''] = href.split('#');
  const page = target.split('?')[0] ?? '';
  const overlay = OVERLAY_PAGES.find((one) => one === page);
  if (overlay) return { kind: 'overlay', page: overlay, anchor, link };
  return isSitePage(page) ? { kind: 'page', page } : undefined;
}

/**
 * Returns the action of a click on the published components, as the visitor runtime and the browser would interpret it; `undefined` for
 * none.
 */
export function readVisitorAction(target: Element): VisitorAction | undefined {
  const popup = target.closest('.popup-close')?.closest<HTMLElement>('[data-popup]');
  if (popup) return { kind: 'popup-closed', popupId: popup.dataset['popup'] ?? '' };
  const { move, cell } = target.closest<HTMLElement>('[data-move],[data-cell]')?.dataset ?? {};
  if (move !== undefined) return { kind: 'move', direction: move as Direction };
  if (cell !== undefined) return { kind: 'cell', cell };
  const link = target.closest('a');
  const language = LANGUAGES.find((one) => LANGUAGE_TAG[one] === link?.hreflang);
  if (language) return { kind: 'language', language };
  return link ? parseLink(link) : undefined;
}
