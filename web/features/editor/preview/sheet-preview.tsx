import type { MouseEvent } from 'react';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import type { Sheet, SiteDocument, ViewMode } from '#shared/model/site.ts';
import { SheetView } from '#site-renderer/components/sheet-view.tsx';
import { SiteHeader } from '#site-renderer/components/site-header.tsx';
import { SiteStage } from '#site-renderer/components/site-stage.tsx';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { liveAddresses } from '#web/features/editor/preview/live-addresses.ts';
import { ShadowFrame } from '#web/features/editor/preview/shadow-frame.tsx';

/** Size of the screen a site is shown on, in CSS pixels: the phone of spec 2, or a small laptop. */
export const FRAME_SIZE: Readonly<Record<ViewMode, { width: number; height: number }>> = {
  MOBILE: PREVIEW_FRAME,
  PC: { width: 1280, height: 720 },
};

/** One sheet alone fills the grid, wherever it stands in the site. */
const LIVE_CSS = `${SHEET_CSS}
:host { display: block }
.grid > .sheet { grid-area: 1 / 1 !important }`;

interface SheetPreviewProps {
  document: SiteDocument;
  sheet: Sheet;
  cell: string;
  language: Language;
  className?: string | undefined;
  /** Called when a button that leads to another cell is pressed. */
  onCell?: ((cell: string) => void) | undefined;
}

/** One sheet as visitors see it: the published components under the published styles. Fills what holds it. */
export function SheetPreview({ document, sheet, cell, language, className, onCell }: SheetPreviewProps) {
  const { settings } = document;
  const addresses = liveAddresses(document);

  const catchLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    const destination = link.dataset['cell'];
    if (destination !== undefined) onCell?.(destination);
    else if (onCell) window.open(link.href, '_blank', 'noopener');
  };

  return (
    <ShadowFrame className={className} lang={LANGUAGE_TAG[language]} css={LIVE_CSS}>
      <div style={{ height: '100%' }} onClickCapture={catchLink}>
        <SiteStage viewMode={settings.viewMode}>
          <div className="grid">
            <SheetView key={cell} sheet={sheet} cell={cell} addresses={addresses} sizes={`${FRAME_SIZE[settings.viewMode].width}px`} />
          </div>
          <SiteHeader siteName={settings.name} logo={settings.logo} addresses={addresses} />
        </SiteStage>
      </div>
    </ShadowFrame>
  );
}
