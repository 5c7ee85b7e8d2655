import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument, ViewMode } from '#shared/model/site/site.ts';
import { parseCell } from '#shared/rules/sheet/cell.ts';
import { publishedLanguages, sheetAt } from '#shared/rules/publish/publish-check.ts';
import { localisedValue } from '#shared/rules/translation/localised-value.ts';
import type { SitePage } from '#shared/rules/site/site-page.ts';
import { arrowStyle } from '#site-renderer/components/sheet/arrow-style.ts';
import { LockedSheet } from '#site-renderer/components/sheet/locked-sheet.tsx';
import { NewsBar } from '#site-renderer/components/shell/news-bar.tsx';
import { SheetArrows } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import { SheetGrid } from '#site-renderer/components/sheet/sheet-grid.tsx';
import { sheetLabel, SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { shellContents } from '#site-renderer/components/shell/shell-contents.ts';
import { SiteShell } from '#site-renderer/components/shell/site-shell.tsx';
import { SliderButton } from '#site-renderer/components/sheet/slider-button.tsx';
import { VISITOR_LABELS } from '#site-renderer/components/shared/visitor-labels.ts';
import { start as startNews } from '#site-renderer/visitor/modules/news.ts';
import { sheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { arrowHrefs } from '#web/features/editor/preview/frame/arrow-hrefs.ts';
import { previewAddresses } from '#web/features/editor/preview/frame/preview-addresses.ts';
import { cellsToRender } from '#web/features/editor/preview/full/cells-to-render.ts';
import { DIRECTIONS } from '#web/features/editor/preview/frame/next-sheet.ts';
import { PageOverlay } from '#web/features/editor/preview/full/page-overlay.tsx';
import { ActivePopups } from '#web/features/editor/preview/full/active-popups.tsx';
import { FRAME_SIZE } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import { useOverlayPages } from '#web/features/editor/preview/full/use-overlay-pages.ts';
import { useSheetVideo } from '#web/features/editor/preview/frame/use-sheet-video.ts';
import { useSlideshow } from '#web/features/editor/preview/full/use-slideshow.ts';
import { useSwipeNavigation } from '#web/features/editor/preview/full/use-swipe-navigation.ts';
import { type VisitorAction, readVisitorAction } from '#web/features/editor/preview/full/visitor-action.ts';

/** What a press asks for that is only there on the published site. */
export type UnavailableFeature = SitePage | 'call';

interface SiteSwiperProps {
  siteId: string;
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
  onUnreal: (what: UnavailableFeature) => void;
}

/** Holds the scroller open as far as the last row and column; the sheets between come and go. */
const corner = (cells: readonly string[]): CSSProperties => {
  const places = cells.map((cell) => parseCell(cell) ?? { row: 0, column: 0 });
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  return { gridArea: `${rows}/${Math.max(...places.map(({ column }) => column)) + 1}` };
};

/**
 * The whole site to be swiped through: the published components, moved by the published page's own scroller, keys and
 * wheel, with all that lies over the sheets there. Only the sheets a swipe can reach are drawn, however many there are.
 */
export function SiteSwiper(props: SiteSwiperProps) {
  const { siteId, document, language, device, isMember, cells, start, onRest, onLanguage, onUnreal } = props;
  const { grid } = document;
  const words = VISITOR_LABELS[language];
  const screen = useRef<HTMLDivElement>(null);
  const [map] = useState(() => sheetMap(cells));
  const [over, open] = useState<Extract<VisitorAction, { kind: 'over' }> | null>(null);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const languages = useMemo(() => publishedLanguages(document), [document]);
  const addresses = useMemo(() => previewAddresses(grid.cells, languages), [grid.cells, languages]);
  const context = useMemo(
    () => ({ siteId, document, language, languages, addresses, words, pathOf: addresses.pageUrl }),
    [siteId, document, language, languages, addresses, words],
  );
  const pages = useOverlayPages(context);
  const { goal, resting, hasMoved, slideTo, move, focus } = useSwipeNavigation(screen, map, start, onRest);
  const sheet = sheetAt(document, resting, language);
  /** What of it is seen. */
  const shown = sheet?.membersOnlyLock === true && !isMember ? undefined : sheet;
  const style: CSSProperties & { '--ambient'?: string } = shown?.image ? { '--ambient': shown.image.colour } : {};
  const contents = shellContents(document, language, addresses);
  const hasMembers = localisedValue(document.membershipForm, language, document.settings.defaultLanguage) !== undefined;
  const slider = useSlideshow(screen, { seconds: shown?.sliderTime ?? 0, following: map.next(resting) }, slideTo);
  useSheetVideo(screen, resting, shown?.video ?? null);

  useEffect(() => {
    const stage = screen.current?.querySelector<HTMLElement>('.stage');
    if (stage) startNews({ stage, api: `/api/v1/end-user/site/${siteId}` });
  }, [siteId]);

  // What is behind an open page is left alone; the focus returns to what opened it.
  useLayoutEffect(() => {
    const stage = screen.current?.querySelector<HTMLElement>('.stage');
    if (!over || !stage) return undefined;
    stage.inert = true;
    return () => {
      stage.inert = false;
      over.link.focus({ preventScroll: true });
    };
  }, [over]);

  const act = (press: VisitorAction): void => {
    if (press.kind === 'move') move(press.direction);
    if (press.kind === 'cell') slideTo(press.cell);
    if (press.kind === 'language') onLanguage(press.language);
    if (press.kind === 'over') open(press);
    if (press.kind === 'page') onUnreal(press.page);
    if (press.kind === 'call') onUnreal('call');
    if (press.kind === 'web') window.open(press.url, '_blank', 'noopener');
    if (press.kind === 'popup-closed') {
      setClosed([...closed, press.popupId]);
      focus();
    }
  };
  const openMenu = (): Element | null => screen.current?.querySelector('.menu[open]') ?? null;

  const press = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    link?.closest('details')?.removeAttribute('open');
    const menu = openMenu();
    if (menu && !menu.contains(event.target)) menu.removeAttribute('open');
    if (event.target.closest('[data-slider]')) slider.toggle();
    // Beside an open page.
    if (over && event.target === screen.current) open(null);
    const pressed = readVisitorAction(event.target);
    if (pressed) act(pressed);
  };
  const pressIn = (target: Element): void => {
    const pressed = readVisitorAction(target);
    if (pressed?.kind === 'cell') open(null);
    if (pressed) act(pressed);
  };

  /** Closes what is open over the sheets; with nothing open, the key is the preview's. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    const menu = openMenu();
    const popup = event.target.closest<HTMLElement>('[data-popup]')?.dataset['popup'];
    if (!over && !menu && popup === undefined) return;
    event.preventDefault();
    if (over) return open(null);
    if (popup !== undefined) return act({ kind: 'popup-closed', popupId: popup });
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus({ preventScroll: true });
  };

  return (
    <div ref={screen} role="presentation" className="screen" data-device={device} style={style} onClick={press} onKeyDown={onKeyDown}>
      <SiteShell site={document} language={language} contents={contents} at={shown} addresses={addresses} ways={pages?.links ?? []}>
        <SheetGrid label={words.sheets}>
          <i style={corner(cells)} />
          {cellsToRender(map, resting, goal).map((cell) => {
            const near = sheetAt(document, cell, language);
            if (!near) return null;
            const isFirst = cell === resting;
            if (near.membersOnlyLock && !isMember)
              return <LockedSheet key={cell} cell={cell} words={words} addresses={hasMembers ? addresses : undefined} isFirst={isFirst} />;
            const sizes = `${FRAME_SIZE[device].width}px`;
            return <SheetView key={cell} sheet={near} cell={cell} addresses={addresses} words={words} sizes={sizes} isFirst={isFirst} />;
          })}
        </SheetGrid>
        {Object.keys(document.popups).length > 0 && (
          <ActivePopups document={document} language={language} addresses={addresses} cell={resting} closed={closed} />
        )}
        <SheetArrows
          words={words}
          hrefs={arrowHrefs(DIRECTIONS.filter((direction) => map.neighbour(resting, direction) !== undefined))}
          {...(shown && { style: arrowStyle(shown) })}
        />
        <SliderButton words={words} isHeld={slider.isHeld} isShown={slider.isShown} />
        <p className="live" aria-live="polite">
          {hasMoved && `${resting} ${shown ? sheetLabel(shown, resting) : words.locked.title}`}
        </p>
        <NewsBar words={words} />
      </SiteShell>
      {over && pages && (
        <PageOverlay
          content={pages.contentOf(over.page)}
          place={over.place}
          language={language}
          closeLabel={words.company.close}
          onClose={() => open(null)}
          onPress={pressIn}
        />
      )}
    </div>
  );
}
