import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '#shared/model/language.ts';
import { SITE_DEFAULTS } from '#shared/model/limits.ts';
import type { ViewMode } from '#shared/model/site/site.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

/** What the visitor's runtime is told of the site. */
export interface VisitedSite {
  siteId: string;
  language: Language;
  /** Path of the language's first cell. */
  home: string;
  /** Addresses of the pieces of the runtime that the page asks for once it has loaded. */
  pieces: readonly string[];
}

interface SiteStageProps {
  viewMode: ViewMode;
  /** Of the signs on videos. */
  speakerColor: string;
  /** Of a published page: what the visitor's runtime is told. */
  visit?: VisitedSite | undefined;
  /** Whether a bar stands along its lower edge, which everything else then keeps clear of. */
  hasBar?: boolean;
  children: ReactNode;
}

/** What a site is shown on: the visitor's screen, a portrait frame on a desktop, or the editor's phone. Fills what holds it. */
export function SiteStage({ viewMode, speakerColor, visit, hasBar = false, children }: SiteStageProps) {
  const colour = safeColour(speakerColor, SITE_DEFAULTS.speakerColor);
  const style: CSSProperties & { '--speaker'?: string } = colour === SITE_DEFAULTS.speakerColor ? {} : { '--speaker': colour };
  return (
    <div
      className={hasBar ? 'stage barred' : 'stage'}
      data-view={viewMode}
      data-site={visit?.siteId}
      data-lang={visit?.language}
      data-home={visit?.home}
      data-pieces={visit?.pieces.join(' ')}
      style={style}
    >
      {children}
    </div>
  );
}
