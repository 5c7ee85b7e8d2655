import { type ReactNode, useMemo } from 'react';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import type { Sheet, SiteDocument, ViewMode } from '#shared/model/site/site.ts';
import { LockedSheet } from '#site-renderer/components/sheet/locked-sheet.tsx';
import { arrowStyle } from '#site-renderer/components/sheet/arrow-style.ts';
import { SheetArrows, type Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import type { EditedSheet } from '#site-renderer/components/sheet/sheet-points.tsx';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { shellContents, type RenderedSite } from '#site-renderer/components/shell/shell-contents.ts';
import { SiteShell } from '#site-renderer/components/shell/site-shell.tsx';
import { VISITOR_LABELS } from '#site-renderer/components/shared/visitor-labels.ts';
import { arrowHrefs } from '#web/features/editor/preview/frame/arrow-hrefs.ts';
import { previewAddresses } from '#web/features/editor/preview/frame/preview-addresses.ts';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

/** Size of the screen a site is shown on, in CSS pixels: the phone of spec 2, or a small laptop. */
export const FRAME_SIZE: Readonly<Record<ViewMode, { width: number; height: number }>> = {
  MOBILE: PREVIEW_FRAME,
  PC: { width: 1280, height: 720 },
};

interface SheetScreenProps {
  document: RenderedSite & { grid: Pick<SiteDocument['grid'], 'cells'> };
  sheet: Sheet;
  cell: string;
  language: Language;
  /** What it is looked at on. */
  device: ViewMode;
  /** Whether a sheet for members is shown as everybody else sees it. */
  isLocked?: boolean;
  arrows?: readonly Direction[];
  edited?: EditedSheet;
  isMenuOpen?: boolean;
  /** What floats over the sheet. */
  children?: ReactNode;
}

/** One sheet as visitors see it: the published components. */
export function SheetScreen({
  document,
  sheet,
  cell,
  language,
  device,
  isLocked = false,
  arrows = [],
  edited,
  isMenuOpen,
  children,
}: SheetScreenProps) {
  const { cells } = document.grid;
  const addresses = useMemo(() => previewAddresses(cells), [cells]);
  const contents = shellContents(document, language, addresses);
  const words = VISITOR_LABELS[language];
  const sizes = `${FRAME_SIZE[device].width}px`;
  return (
    <SiteShell
      site={document}
      language={language}
      contents={contents}
      at={isLocked ? undefined : sheet}
      addresses={addresses}
      isMenuOpen={isMenuOpen}
      isEdited={edited !== undefined}
    >
      <div className="grid lone">
        {isLocked ? (
          <LockedSheet cell={cell} words={words} />
        ) : (
          <SheetView key={cell} sheet={sheet} cell={cell} addresses={addresses} words={words} sizes={sizes} edited={edited} />
        )}
      </div>
      <SheetArrows words={words} hrefs={arrowHrefs(arrows)} style={arrowStyle(sheet)} />
      {children}
    </SiteShell>
  );
}

type SheetPreviewProps = Pick<SheetScreenProps, 'document' | 'sheet' | 'cell' | 'language'> & { className?: string | undefined };

/** A sheet to be looked at, under the published styles. Fills what holds it; nothing on it leads anywhere. */
export function SheetPreview({ document, sheet, cell, language, className }: SheetPreviewProps) {
  const device = document.settings.viewMode;
  return (
    <ShadowFrame className={className} lang={LANGUAGE_TAG[language]} css={PREVIEW_CSS}>
      <div className="screen" data-device={device} inert>
        <SheetScreen document={document} sheet={sheet} cell={cell} language={language} device={device} />
      </div>
    </ShadowFrame>
  );
}
