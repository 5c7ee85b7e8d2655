import type { Language } from '#shared/model/language.ts';
import type { SiteDocument, ViewMode } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { lockedSheetTexts } from '#site-renderer/visibility/locked-sheets.ts';
import { LockedSheet } from '#site-renderer/components/sheet/locked-sheet.tsx';
import { SheetGrid } from '#site-renderer/components/sheet/sheet-grid.tsx';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { FRAME_SIZE } from '#web/features/editor/preview/frame/device-frame.tsx';

interface SwiperSheetsProps {
  document: SiteDocument;
  language: Language;
  device: ViewMode;
  /** Whether members-only sheets are shown as members see them. */
  isMember: boolean;
  addresses: SiteAddresses;
  /** The cells to render. */
  rendered: readonly string[];
  currentCell: string;
}

/** The deck with the rendered sheets. */
export function SwiperSheets({ document, language, device, isMember, addresses, rendered, currentCell }: SwiperSheetsProps) {
  const labels = VISITOR_LABELS[language];
  const hasMembership = localisedValue(document.membershipForm, language, document.settings.defaultLanguage) !== undefined;
  const lockedTexts = lockedSheetTexts(document, language);
  const sizes = `${FRAME_SIZE[device].width}px`;
  return (
    <SheetGrid label={labels.sheets}>
      {rendered.map((cell) => {
        const sheet = sheetAt(document, cell, language);
        if (!sheet) return null;
        const isFirst = cell === currentCell;
        if (sheet.membersOnlyLock && !isMember)
          return (
            <LockedSheet
              key={cell}
              cell={cell}
              words={labels}
              {...lockedTexts}
              addresses={hasMembership ? addresses : undefined}
              isFirst={isFirst}
            />
          );
        return (
          <SheetView
            key={cell}
            sheet={sheet}
            cell={cell}
            addresses={addresses}
            words={labels}
            sizes={sizes}
            isFirst={isFirst}
            theme={document.settings.theme}
            language={language}
          />
        );
      })}
    </SheetGrid>
  );
}
