import type { CSSProperties, ReactNode } from 'react';
import { SITE_DEFAULTS } from '#shared/model/limits.ts';
import type { ViewMode } from '#shared/model/site.ts';
import { safeColour } from '#site-renderer/components/safe-colour.ts';

interface SiteStageProps {
  viewMode: ViewMode;
  /** Of the signs on videos. */
  speakerColor: string;
  /** Path of the language's first cell, for the visitor's runtime. */
  home?: string;
  /** Whether a bar stands along its lower edge, which everything else then keeps clear of. */
  hasBar?: boolean;
  children: ReactNode;
}

/** What a site is shown on: the visitor's screen, a portrait frame on a desktop, or the editor's phone. Fills what holds it. */
export function SiteStage({ viewMode, speakerColor, home, hasBar = false, children }: SiteStageProps) {
  const colour = safeColour(speakerColor, SITE_DEFAULTS.speakerColor);
  const style: CSSProperties & { '--speaker'?: string } = colour === SITE_DEFAULTS.speakerColor ? {} : { '--speaker': colour };
  return (
    <div className={hasBar ? 'stage barred' : 'stage'} data-view={viewMode} data-home={home} style={style}>
      {children}
    </div>
  );
}
