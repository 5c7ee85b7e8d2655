import type { CSSProperties, ReactNode } from 'react';
import { SITE_DEFAULTS } from '#shared/model/limits.ts';
import type { MenuLink } from '#site-renderer/components/shell/menu-links.ts';
import { readableBackdropFor } from '#shared/rules/colour/legible-colour.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SiteMenuProps {
  links: readonly MenuLink[];
  textColour: string;
  words: VisitorLabels;
  /** The last entry. */
  children?: ReactNode;
  /** Whether the menu is rendered open. */
  isOpen?: boolean | undefined;
  /** Whether entries carry their ids, for the editor. */
  isEdited?: boolean;
}

/** Renders the menu of the site: a button that opens it over the sheets, even without scripts. */
export function SiteMenu({ links, textColour, words, isOpen, isEdited = false, children }: SiteMenuProps) {
  const color = safeColour(textColour, SITE_DEFAULTS.globalMenuTextColor);
  const style: CSSProperties = { color, backgroundColor: readableBackdropFor(color) };
  return (
    <details className="menu" open={isOpen}>
      <summary aria-label={words.menu} style={style}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path className="closed" d="M4 7h16M4 12h16M4 17h16" />
          <path className="opened" d="m6 6 12 12m0-12L6 18" />
        </svg>
      </summary>
      <nav aria-label={words.menu} style={style}>
        {links.map(({ id, name, target }) => (
          <a key={id} href={target.href} data-cell={target.cell} data-item={isEdited ? id : undefined}>
            {name}
          </a>
        ))}
        {children}
      </nav>
    </details>
  );
}
