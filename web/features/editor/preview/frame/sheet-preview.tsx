import { type ReactNode, useMemo } from 'react';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument, ViewMode } from '#shared/model/sites/site.ts';
import { LockedSheet } from '#site-renderer/components/sheet/locked-sheet.tsx';
import { arrowStyle } from '#site-renderer/components/sheet/arrow-style.ts';
import { SheetArrows, type Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import type { SheetEditorOptions } from '#site-renderer/components/sheet/sheet-points.tsx';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { shellContents, type ShellParts } from '#site-renderer/components/shell/shell-contents.ts';
import { SiteShell } from '#site-renderer/components/shell/site-shell.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { arrowHrefs } from '#web/features/editor/preview/frame/arrow-hrefs.ts';
import { previewAddresses } from '#web/features/editor/preview/frame/preview-addresses.ts';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { FRAME_SIZE } from '#web/features/editor/preview/frame/device-frame.tsx';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

interface SheetScreenProps {
  document: ShellParts & { grid: Pick<SiteDocument['grid'], 'cells'> };
  sheet: Sheet;
  cell: string;
  language: Language;
  /** The device whose screen is simulated. */
  device: ViewMode;
  /** What a members-only sheet says to visitors without membership, if it is shown as they see it (`lockedSheetTexts`). */
  locked?: { reason: string; count: number } | undefined;
  arrows?: readonly Direction[];
  edited?: SheetEditorOptions;
  isMenuOpen?: boolean;
  /** Rendered on top of the sheet. */
  children?: ReactNode;
}

/** One sheet as visitors see it, rendered with the published components. */
export function SheetScreen({
  document,
  sheet,
  cell,
  language,
  device,
  locked,
  arrows = [],
  edited,
  isMenuOpen,
  children,
}: SheetScreenProps) {
  const { cells } = document.grid;
  const addresses = useMemo(() => previewAddresses(cells), [cells]);
  const contents = shellContents(document, language, addresses);
  const labels = VISITOR_LABELS[language];
  const sizes = `${FRAME_SIZE[device].width}px`;
  return (
    <SiteShell
      site={document}
      language={language}
      contents={contents}
      at={locked ? undefined : sheet}
      addresses={addresses}
      isMenuOpen={isMenuOpen}
      isEdited={edited !== undefined}
    >
      <div className="grid lone">
        {locked ? (
          <LockedSheet cell={cell} words={labels} {...locked} />
        ) : (
          <SheetView
            key={cell}
            sheet={sheet}
            cell={cell}
            addresses={addresses}
            words={labels}
            sizes={sizes}
            edited={edited}
            theme={document.settings.theme}
            language={language}
          />
        )}
      </div>
      <SheetArrows words={labels} hrefs={arrowHrefs(arrows)} style={arrowStyle(sheet)} />
      {children}
    </SiteShell>
  );
}

type SheetPreviewProps = Pick<SheetScreenProps, 'document' | 'sheet' | 'cell' | 'language'> & { className?: string | undefined };

/** A non-interactive picture of a sheet with the published styles; fills its container. */
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
