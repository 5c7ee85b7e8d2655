import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

interface SiteHeaderProps {
  siteName: string;
  logo: ImageRef | null;
  addresses: SiteAddresses;
}

/** Renders the logo over the sheets; `null` if the site has none. */
export function SiteHeader({ siteName, logo, addresses }: SiteHeaderProps) {
  if (!logo) return null;
  const url = (width: number) => addresses.imageUrl(logo, { width, format: 'webp' });
  return (
    <header className="header">
      <picture>
        <img
          className="logo"
          src={url(250)}
          srcSet={`${url(250)} 1x,${url(500)} 2x`}
          width={logo.width}
          height={logo.height}
          alt={siteName}
          fetchPriority="low"
        />
      </picture>
    </header>
  );
}
