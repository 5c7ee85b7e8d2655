import { type CSSProperties, type MouseEvent, useMemo, useRef, useState } from 'react';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '#shared/model/language.ts';
import type { SiteDocument, ViewMode } from '#shared/model/site.ts';
import { parseCell } from '#shared/rules/cell.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { spokenIn } from '#shared/rules/spoken-in.ts';
import { arrowStyle } from '#site-renderer/components/arrow-style.ts';
import { LockedSheet } from '#site-renderer/components/locked-sheet.tsx';
import { SheetArrows, type Direction } from '#site-renderer/components/sheet-arrows.tsx';
import { SheetGrid } from '#site-renderer/components/sheet-grid.tsx';
import { SheetView } from '#site-renderer/components/sheet-view.tsx';
import { shellContents } from '#site-renderer/components/shell-contents.ts';
import { SiteShell } from '#site-renderer/components/site-shell.tsx';
import { VISITOR_WORDS } from '#site-renderer/components/visitor-words.ts';
import { sheetMap } from '#site-renderer/visitor/sheet-map.ts';
import { arrowHrefs } from '#web/features/editor/preview/arrow-hrefs.ts';
import { LegalDialogs } from '#web/features/editor/preview/legal-dialog.tsx';
import { liveAddresses } from '#web/features/editor/preview/live-addresses.ts';
import { nearCells } from '#web/features/editor/preview/near-cells.ts';
import { DIRECTIONS } from '#web/features/editor/preview/next-sheet.ts';
import { FRAME_SIZE } from '#web/features/editor/preview/sheet-preview.tsx';
import { useShownVideo } from '#web/features/editor/preview/use-shown-video.ts';
import { useSwiping } from '#web/features/editor/preview/use-swiping.ts';

interface SiteSwiperProps {
  document: SiteDocument;
  language: Language;
  device: ViewMode;
  /** Whether sheets for members are shown as members see them. */
  isMember: boolean;
  /** The cells that hold a sheet in this language, in reading order. Others need another swiper. */
  cells: readonly [string, ...string[]];
  /** Where to begin. */
  start: string;
  onRest: (cell: string) => void;
  onLanguage: (language: Language) => void;
}

/** Holds the scroller open as far as the last row and column; the sheets between come and go. */
const corner = (cells: readonly string[]): CSSProperties => {
  const places = cells.map((cell) => parseCell(cell) ?? { row: 0, column: 0 });
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  return { gridArea: `${rows}/${Math.max(...places.map(({ column }) => column)) + 1}` };
};

/**
 * The whole site to be swiped through: the published components, moved by the published page's own scroller, keys and
 * wheel. Only the sheets a swipe can reach are drawn, however many there are.
 */
export function SiteSwiper({ document, language, device, isMember, cells, start, onRest, onLanguage }: SiteSwiperProps) {
  const { grid } = document;
  const words = VISITOR_WORDS[language];
  const screen = useRef<HTMLDivElement>(null);
  const [map] = useState(() => sheetMap(cells));
  const addresses = useMemo(() => liveAddresses(grid.cells), [grid.cells]);
  const { goal, resting, slideTo, move } = useSwiping(screen, map, start, onRest);
  const shown = sheetAt(document, resting, language);
  const contents = shellContents(document, language, addresses);
  const hasMembers = spokenIn(document.membershipForm, language, document.settings.defaultLanguage) !== undefined;
  const isLocked = shown?.membersOnlyLock === true && !isMember;
  useShownVideo(screen, resting, shown?.video ?? null);

  /** Opens a legal page inside the frame, where the published page would open it over everything. */
  const read = (page: string): void => {
    for (const dialog of screen.current?.querySelectorAll('dialog') ?? []) {
      if (dialog.id === page) dialog.show();
      else dialog.close();
    }
  };

  const press = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) {
      event.preventDefault();
      link.closest('details')?.removeAttribute('open');
    }
    const pressed = event.target.closest<HTMLElement>('[data-move],[data-cell],[hreflang]');
    const other = LANGUAGES.find((one) => LANGUAGE_TAG[one] === (pressed as HTMLAnchorElement | null)?.hreflang);
    const { move: direction, cell } = pressed?.dataset ?? {};
    if (direction !== undefined) move(direction as Direction);
    else if (cell !== undefined) slideTo(cell);
    else if (other) onLanguage(other);
    else if (link?.hasAttribute('data-dialog')) read(link.hash.split('#').at(-1) ?? '');
    else if (link && /^https?:/.test(link.getAttribute('href') ?? '')) window.open(link.href, '_blank', 'noopener');
  };

  return (
    <div ref={screen} role="presentation" className="screen" data-device={device} onClick={press}>
      <SiteShell site={document} language={language} contents={contents} at={isLocked ? undefined : shown} addresses={addresses}>
        <SheetGrid label={words.sheets}>
          <i style={corner(cells)} />
          {nearCells(map, resting, goal).map((cell) => {
            const sheet = sheetAt(document, cell, language);
            if (!sheet) return null;
            if (sheet.membersOnlyLock && !isMember)
              return <LockedSheet key={cell} cell={cell} words={words} addresses={hasMembers ? addresses : undefined} />;
            const sizes = `${FRAME_SIZE[device].width}px`;
            return (
              <SheetView
                key={cell}
                sheet={sheet}
                cell={cell}
                addresses={addresses}
                words={words}
                sizes={sizes}
                isFirst={cell === resting}
              />
            );
          })}
        </SheetGrid>
        {contents.bar.company && <LegalDialogs company={contents.bar.company} words={words} />}
        <SheetArrows
          words={words}
          hrefs={arrowHrefs(DIRECTIONS.filter((direction) => map.neighbour(resting, direction) !== undefined))}
          {...(shown && { style: arrowStyle(shown) })}
        />
      </SiteShell>
    </div>
  );
}
