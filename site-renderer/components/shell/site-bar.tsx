import type { ReactNode } from 'react';
import type { BarLink } from '#site-renderer/components/shell/bar-contents.ts';
import { SnsIcon } from '#site-renderer/components/shell/sns-icon.tsx';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SiteBarProps {
  links: readonly BarLink[];
  words: VisitorLabels;
  /** The address of the page with all legal texts, if there are any. */
  companyUrl?: string | undefined;
  /** The company links. */
  children?: ReactNode;
}

/**
 * Renders the bar along the lower edge: SNS links and company links. On a narrow screen with many icons, one link to the page with all legal
 * texts replaces the company links, so that the texts can be reached without scrolling the bar.
 */
export function SiteBar({ links, words, companyUrl, children }: SiteBarProps) {
  return (
    <footer className="bar" data-bar="all">
      {links.map(({ snsType, href, name }) => (
        <a key={snsType} href={href} data-bar={snsType} aria-label={snsType === 'phone_number' ? `${words.call} ${name}` : name}>
          <SnsIcon type={snsType} />
        </a>
      ))}
      {companyUrl !== undefined && (
        <a className="brief" href={companyUrl} data-bar="company" data-dialog={words.company.close}>
          {words.company.label}
        </a>
      )}
      {children}
    </footer>
  );
}
