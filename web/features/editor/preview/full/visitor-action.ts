import { LANGUAGE_TAG, LANGUAGES, type Language } from '#shared/model/language.ts';
import { isSitePage, type SitePage } from '#shared/rules/site/site-page.ts';
import type { Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';

/** Pages that open on top of the sheets. */
const OVER_PAGES = ['company', 'sheets', 'data-notice'] as const satisfies readonly SitePage[];
export type OverlayPage = (typeof OVER_PAGES)[number];

/** What a visitor asks for with a press. */
export type VisitorAction =
  | { kind: 'move'; direction: Direction }
  | { kind: 'cell'; cell: string }
  | { kind: 'language'; language: Language }
  | { kind: 'popup-closed'; popupId: string }
  | { kind: 'over'; page: OverlayPage; place: string; link: HTMLAnchorElement }
  | { kind: 'page'; page: SitePage }
  | { kind: 'call' }
  | { kind: 'web'; url: string };

/** Where an address of the live view (`liveAddresses`) leads: a page of the site and a place on it, or away. */
function linkPress(link: HTMLAnchorElement): VisitorAction | undefined {
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return { kind: 'call' };
  if (/^https?:/.test(href)) return { kind: 'web', url: link.href };
  const [, named = '', place = ''] = href.split('#');
  const page = named.split('?')[0] ?? '';
  const over = link.dataset['dialog'] === undefined ? undefined : OVER_PAGES.find((one) => one === page);
  if (over) return { kind: 'over', page: over, place, link };
  return isSitePage(page) ? { kind: 'page', page } : undefined;
}

/** What a press on the published components asks for, as the visitor's runtime and the browser would take it. */
export function readVisitorAction(target: Element): VisitorAction | undefined {
  const popup = target.closest('.popup-close')?.closest<HTMLElement>('[data-popup]');
  if (popup) return { kind: 'popup-closed', popupId: popup.dataset['popup'] ?? '' };
  const { move, cell } = target.closest<HTMLElement>('[data-move],[data-cell]')?.dataset ?? {};
  if (move !== undefined) return { kind: 'move', direction: move as Direction };
  if (cell !== undefined) return { kind: 'cell', cell };
  const link = target.closest('a');
  const language = LANGUAGES.find((one) => LANGUAGE_TAG[one] === link?.hreflang);
  if (language) return { kind: 'language', language };
  return link ? linkPress(link) : undefined;
}
