import type { CSSProperties } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument, ViewMode } from '#shared/model/site/site.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { parseCell } from '#shared/rules/sheet/cell.ts';
import { localisedValue } from '#shared/rules/site/localised-value.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { LockedSheet } from '#site-renderer/components/sheet/locked-sheet.tsx';
import { SheetGrid } from '#site-renderer/components/sheet/sheet-grid.tsx';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { FRAME_SIZE } from '#web/features/editor/preview/frame/device-frame.tsx';

/** Grid area of the last row and column, which keeps the scroll extent while sheets in between are not rendered. */
const lastGridArea = (cells: readonly string[]): CSSProperties => {
  const positions = cells.map((cell) => parseCell(cell) ?? { row: 0, column: 0 });
  const rows = Math.max(...positions.map(({ row }) => row)) + 1;
  return { gridArea: `${rows}/${Math.max(...positions.map(({ column }) => column)) + 1}` };
};

interface SwiperSheetsProps {
  document: SiteDocument;
  language: Language;
  device: ViewMode;
  /** Whether members-only sheets are shown as members see them. */
  isMember: boolean;
  addresses: SiteAddresses;
  /** All cells with a sheet in the language. */
  cells: readonly string[];
  /** The cells to render. */
  rendered: readonly string[];
  currentCell: string;
}

/** The scroller with the rendered sheets. */
export function SwiperSheets({ document, language, device, isMember, addresses, cells, rendered, currentCell }: SwiperSheetsProps) {
  const labels = VISITOR_LABELS[language];
  const hasMembership = localisedValue(document.membershipForm, language, document.settings.defaultLanguage) !== undefined;
  const sizes = `${FRAME_SIZE[device].width}px`;
  return (
    <SheetGrid label={labels.sheets}>
      <i style={lastGridArea(cells)} />
      {rendered.map((cell) => {
        const sheet = sheetAt(document, cell, language);
        if (!sheet) return null;
        const isFirst = cell === currentCell;
        if (sheet.membersOnlyLock && !isMember)
          return <LockedSheet key={cell} cell={cell} words={labels} addresses={hasMembership ? addresses : undefined} isFirst={isFirst} />;
        return <SheetView key={cell} sheet={sheet} cell={cell} addresses={addresses} words={labels} sizes={sizes} isFirst={isFirst} />;
      })}
    </SheetGrid>
  );
}
