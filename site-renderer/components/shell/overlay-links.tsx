import type { ReactNode } from 'react';
import type { SitePage } from '#shared/values/site-page.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { ShareButton } from '#site-renderer/components/shell/share-button.tsx';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

/** The pages to which icons over the sheets link. */
export const OVERLAY_LINKS = ['sheets', 'login', 'data-notice'] as const satisfies readonly SitePage[];
export type OverlayLink = (typeof OVERLAY_LINKS)[number];

interface OverlayLinksProps {
  links: readonly OverlayLink[];
  addresses: Pick<SiteAddresses, 'pageUrl'>;
  words: VisitorLabels;
  /** Whether there is a button that shares the page. */
  isShared?: boolean;
  /** The address of the script with its dialog. */
  shareDialog?: string | undefined;
}

const SIGNS: Readonly<Record<OverlayLink, ReactNode>> = {
  sheets: <path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z" />,
  login: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-9 16-9 16 0" />,
  'data-notice': <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-4.5V11m0-3.5v.1" />,
};

/** Renders icon links over the sheets: to the sheet overview, the member's account and the privacy notice. */
export function OverlayLinks({ links, addresses, words, isShared = false, shareDialog }: OverlayLinksProps) {
  const names: Readonly<Record<OverlayLink, string>> = {
    sheets: words.list.title,
    login: words.frame.account,
    'data-notice': words.frame.dataNotice,
  };
  const beforeShare = links.filter((link) => link !== 'data-notice');
  const renderLink = (link: OverlayLink) => (
    <a key={link} href={addresses.pageUrl(link)} data-dialog={link === 'login' ? undefined : words.company.close} aria-label={names[link]}>
      <svg viewBox="0 0 24 24" aria-hidden>
        {SIGNS[link]}
      </svg>
    </a>
  );
  return (
    <nav className="ways" aria-label={words.frame.about}>
      {beforeShare.map(renderLink)}
      {isShared && (
        <ShareButton words={words} dialog={shareDialog}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8" />
          </svg>
        </ShareButton>
      )}
      {links.filter((link) => link === 'data-notice').map(renderLink)}
    </nav>
  );
}
