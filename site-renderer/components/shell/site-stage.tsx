import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '#shared/model/language.ts';
import { SITE_DEFAULTS } from '#shared/model/limits.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import type { RowPlace } from '#shared/rules/sheets/sheets-in-view.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import { themeStyle } from '#site-renderer/components/shell/theme-style.ts';

/** The data attributes of the stage for the visitor's runtime. */
export interface StageData {
  siteId: string;
  language: Language;
  /** The path of the language's first cell. */
  home: string;
  /** The title of the home page. */
  title: string;
  /** Addresses of the visitor modules that the page fetches when its first picture is painted. */
  modules: readonly string[];
  /** The address of the script that draws QR codes, for the panel beside the frame; absent without a code. */
  code?: string | undefined;
}

/**
 * What the styles of sheets side by side need to know (`SIDE_BY_SIDE_CSS`). On published pages, a script decides whether they apply
 * (`visitor/side-by-side.ts`).
 */
export interface SideBySide {
  most: number;
  place: RowPlace;
}

export const rowPlaceStyle = ({ index, count }: RowPlace) => ({ '--i': index, '--m': count }) as const;

interface SiteStageProps {
  viewMode: ViewMode;
  /** The colour of the video buttons. */
  speakerColor: string;
  /** Data for the visitor's runtime; set on published pages only. */
  visit?: StageData | undefined;
  /** Whether there is a logo, a menu or a choice of languages along the upper edge. */
  hasHeader?: boolean;
  /** Whether there is a bar along the lower edge, for which other elements leave space. */
  hasBar?: boolean;
  /** The most sheets side by side on wide screens, and the place of the first one; absent if the site shows one at a time. */
  sideBySide?: SideBySide | undefined;
  /** The theme of the site and the shown language; absent without a theme. */
  themed?: { theme: SiteTheme; language: Language } | undefined;
  children: ReactNode;
}

/** Renders the frame of a site: the visitor's screen, a portrait frame on a desktop, or the editor's phone. It fills its container. */
export function SiteStage({
  viewMode,
  speakerColor,
  visit,
  hasHeader = false,
  hasBar = false,
  sideBySide,
  themed,
  children,
}: SiteStageProps) {
  const colour = safeColour(speakerColor, SITE_DEFAULTS.speakerColor);
  const look = themed && themeStyle(themed.theme, themed.language);
  const style: CSSProperties & { '--speaker'?: string } = {
    ...(colour !== SITE_DEFAULTS.speakerColor && { '--speaker': colour }),
    ...look?.style,
    ...(sideBySide && { '--most': sideBySide.most, ...rowPlaceStyle(sideBySide.place) }),
  };
  return (
    <div
      className={['stage', hasHeader && 'headed', hasBar && 'barred', sideBySide && !visit && 'by-side', ...(look?.classes ?? [])]
        .filter(Boolean)
        .join(' ')}
      data-view={viewMode}
      data-site={visit?.siteId}
      data-lang={visit?.language}
      data-home={visit?.home}
      data-title={visit?.title}
      data-transition={themed && themed.theme.transition !== 'slide' ? themed.theme.transition : undefined}
      data-pieces={visit?.modules.join(' ')}
      data-code={visit?.code}
      style={style}
    >
      {children}
    </div>
  );
}
