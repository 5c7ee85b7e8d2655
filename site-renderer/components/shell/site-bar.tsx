import type { ReactNode } from 'react';
import type { BarLink } from '#site-renderer/components/shell/bar-contents.ts';
import { SnsIcon } from '#site-renderer/components/shell/sns-icon.tsx';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SiteBarProps {
  links: readonly BarLink[];
  words: VisitorLabels;
  /** The company links. */
  children?: ReactNode;
}

/** Renders the bar along the lower edge: SNS links and company links. */
export function SiteBar({ links, words, children }: SiteBarProps) {
  return (
    <footer className="bar" data-bar="all">
      {links.map(({ snsType, href, name }) => (
        <a key={snsType} href={href} data-bar={snsType} aria-label={snsType === 'phone_number' ? `${words.call} ${name}` : name}>
          <SnsIcon type={snsType} />
        </a>
      ))}
      {children}
    </footer>
  );
}
