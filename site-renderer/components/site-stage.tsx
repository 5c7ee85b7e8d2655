import type { ReactNode } from 'react';
import type { ViewMode } from '#shared/model/site.ts';

interface SiteStageProps {
  viewMode: ViewMode;
  /** Path of the language's first cell, for the visitor's runtime. */
  home?: string;
  children: ReactNode;
}

/** What a site is shown on: the visitor's screen, a portrait frame on a desktop, or the editor's phone. Fills what holds it. */
export function SiteStage({ viewMode, home, children }: SiteStageProps) {
  return (
    <div className="stage" data-view={viewMode} data-home={home}>
      {children}
    </div>
  );
}
