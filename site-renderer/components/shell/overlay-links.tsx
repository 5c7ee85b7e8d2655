import type { ReactNode } from 'react';
import type { SitePage } from '#shared/values/site-page.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

/** The pages to which icons over the sheets link. */
export const OVERLAY_LINKS = ['sheets', 'login', 'data-notice'] as const satisfies readonly SitePage[];
export type OverlayLink = (typeof OVERLAY_LINKS)[number];

interface OverlayLinksProps {
  links: readonly OverlayLink[];
  addresses: Pick<SiteAddresses, 'pageUrl'>;
  words: VisitorLabels;
}

const SIGNS: Readonly<Record<OverlayLink, ReactNode>> = {
  sheets: <path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z" />,
  login: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-9 16-9 16 0" />,
  'data-notice': <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-4.5V11m0-3.5v.1" />,
};

/** Renders icon links over the sheets: to the sheet overview, the member's account and the privacy notice. */
export function OverlayLinks({ links, addresses, words }: OverlayLinksProps) {
  const names: Readonly<Record<OverlayLink, string>> = {
    sheets: words.list.title,
    login: words.frame.account,
    'data-notice': words.frame.dataNotice,
  };
  return (
    <nav className="ways" aria-label={words.frame.about}>
      {links.map((link) => (
        <a
          key={link}
          href={addresses.pageUrl(link)}
          data-dialog={link === 'login' ? undefined : words.company.close}
          aria-label={names[link]}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            {SIGNS[link]}
          </svg>
        </a>
      ))}
    </nav>
  );
}
