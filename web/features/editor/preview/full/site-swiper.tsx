import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument, ViewMode } from '#shared/model/sites/site.ts';
import { mostInView, rowPlace, rowsOf } from '#shared/rules/sheets/sheets-in-view.ts';
import { publishedLanguages, sheetAt } from '#shared/rules/publishing/publish-check.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { arrowStyle } from '#site-renderer/components/sheet/arrow-style.ts';
import { ProductTray } from '#site-renderer/components/product/product-tray.tsx';
import { type Direction, SheetArrows } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { SliderButton } from '#site-renderer/components/sheet/slider-button.tsx';
import { NewsBar } from '#site-renderer/components/shell/news-bar.tsx';
import { shellContents } from '#site-renderer/components/shell/shell-contents.ts';
import { SiteShell } from '#site-renderer/components/shell/site-shell.tsx';
import { sheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { useSiteNews } from '#web/features/editor/preview/full/use-site-news.ts';
import { arrowHrefs } from '#web/features/editor/preview/frame/arrow-hrefs.ts';
import { DIRECTIONS } from '#web/features/editor/preview/frame/next-sheet.ts';
import { previewAddresses } from '#web/features/editor/preview/frame/preview-addresses.ts';
import { useSettledCards } from '#web/features/editor/preview/frame/use-settled-cards.ts';
import { useSheetVideo } from '#web/features/editor/preview/frame/use-sheet-video.ts';
import { ActivePopupList } from '#web/features/editor/preview/full/active-popup-list.tsx';
import { cellsToRender } from '#web/features/editor/preview/full/cells-to-render.ts';
import { PageOverlay } from '#web/features/editor/preview/full/page-overlay.tsx';
import { useSwiperInput } from '#web/features/editor/preview/full/use-swiper-input.ts';
import { SwiperSheets } from '#web/features/editor/preview/full/swiper-sheets.tsx';
import { useOverlayPages } from '#web/features/editor/preview/full/use-overlay-pages.ts';
import { type OpenOverlay, usePageOverlay } from '#web/features/editor/preview/full/use-page-overlay.ts';
import { useSlideshow } from '#web/features/editor/preview/full/use-slideshow.ts';
import { useSwipeNavigation } from '#web/features/editor/preview/full/use-swipe-navigation.ts';
import type { VisitorAction } from '#web/features/editor/preview/full/visitor-action.ts';

/** A feature that works on the published site only. */
export type UnavailableFeature = SitePage | 'call' | 'mail';

interface SiteSwiperProps {
  siteId: string;
  document: SiteDocument;
  language: Language;
  device: ViewMode;
  /** Whether members-only sheets are shown as members see them. */
  isMember: boolean;
  /**
   * The cells with a sheet in this language, in reading order. A swiper does not follow changes of the cells, so its React key contains
   * them.
   */
  cells: readonly [string, ...string[]];
  /** The initial cell. */
  start: string;
  /** Called when the deck has come to rest at a cell. */
  onRest: (cell: string) => void;
  onLanguage: (language: Language) => void;
  onUnavailable: (feature: UnavailableFeature) => void;
}

/** Returns addresses within the preview and the pages that open over the sheets. */
function useSwiperPages({ siteId, document, language }: Pick<SiteSwiperProps, 'siteId' | 'document' | 'language'>) {
  const { cells } = document.grid;
  const words = VISITOR_LABELS[language];
  const languages = useMemo(() => publishedLanguages(document), [document]);
  const addresses = useMemo(() => previewAddresses(cells, languages), [cells, languages]);
  const context = useMemo(
    () => ({ siteId, document, language, languages, addresses, words, news: [], pathOf: addresses.pageUrl }),
    [siteId, document, language, languages, addresses, words],
  );
  return { addresses, pages: useOverlayPages(context) };
}

interface VisitorActionHandlers extends Pick<SiteSwiperProps, 'onLanguage' | 'onUnavailable'> {
  move: (direction: Direction) => void;
  slideTo: (cell: string) => void;
  focusGrid: () => void;
  openOverlay: (overlay: OpenOverlay) => void;
}

/** Carries out visitor actions and keeps track of the popups that were closed. */
function useVisitorActions({ move, slideTo, focusGrid, openOverlay, onLanguage, onUnavailable }: VisitorActionHandlers) {
  const [closedPopups, setClosedPopups] = useState<readonly string[]>([]);
  const act = (action: VisitorAction): void => {
    if (action.kind === 'move') move(action.direction);
    if (action.kind === 'cell') slideTo(action.cell);
    if (action.kind === 'language') onLanguage(action.language);
    if (action.kind === 'overlay') openOverlay(action);
    if (action.kind === 'page') onUnavailable(action.page);
    if (action.kind === 'call' || action.kind === 'mail') onUnavailable(action.kind);
    if (action.kind === 'external') window.open(action.url, '_blank', 'noopener');
    if (action.kind === 'popup-closed') {
      setClosedPopups([...closedPopups, action.popupId]);
      focusGrid();
    }
  };
  return { act, closedPopups };
}

interface SwiperControlsProps {
  language: Language;
  /** The directions in which there is a sheet. */
  directions: readonly Direction[];
  /** The current sheet; `undefined` if it is locked. */
  sheet: Sheet | undefined;
  slideshow: { isHeld: boolean; isShown: boolean };
  hasProgressLine: boolean;
  /** The text that screen readers announce after a move. */
  announcement: string;
}

function SwiperControls({ language, directions, sheet, slideshow, hasProgressLine, announcement }: SwiperControlsProps) {
  const labels = VISITOR_LABELS[language];
  return (
    <>
      <SheetArrows words={labels} hrefs={arrowHrefs(directions)} {...(sheet && { style: arrowStyle(sheet) })} />
      <SliderButton words={labels} isHeld={slideshow.isHeld} isShown={slideshow.isShown} hasLine={hasProgressLine} />
      <p className="live" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/**
 * The whole site as a swipeable preview: the published components with the published page's deck, keys, wheel and overlays.
 * Renders only the sheets within a swipe, so that the cost does not grow with the site.
 */
export function SiteSwiper(props: SiteSwiperProps) {
  const { siteId, document, language, device, isMember, cells, start, onRest, onLanguage, onUnavailable } = props;
  const labels = VISITOR_LABELS[language];
  const screen = useRef<HTMLDivElement>(null);
  const [map] = useState(() => sheetMap(cells));
  const most = mostInView(document.settings, cells);
  const [place] = useState(() => rowPlace(rowsOf(cells).get(start) ?? [start], start));
  const sideBySide = most > 1 ? { most, place } : undefined;
  const { overlay, openOverlay, closeOverlay } = usePageOverlay(screen);
  const { addresses, pages } = useSwiperPages({ siteId, document, language });
  const { goal, resting, hasMoved, slideTo, move, focusGrid } = useSwipeNavigation(screen, map, start, onRest);
  const sheet = sheetAt(document, resting, language);
  const visibleSheet = sheet?.membersOnlyLock === true && !isMember ? undefined : sheet;
  const style: CSSProperties & { '--ambient'?: string } = visibleSheet?.image ? { '--ambient': visibleSheet.image.colour } : {};
  const slideshow = useSlideshow(screen, { seconds: visibleSheet?.sliderTime ?? 0, nextCell: cells[cells.indexOf(resting) + 1] }, slideTo);
  useSheetVideo(screen, resting, visibleSheet?.video ?? null);

  useSettledCards(screen);
  useSiteNews(screen, { siteId, language, addresses, resting });

  const { act, closedPopups } = useVisitorActions({ move, slideTo, focusGrid, openOverlay, onLanguage, onUnavailable });
  const { onClick, onOverlayClick, onKeyDown } = useSwiperInput({
    screen,
    isOverlayOpen: overlay !== null,
    closeOverlay,
    toggleSlideshow: slideshow.toggle,
    act,
  });

  return (
    <div ref={screen} role="presentation" className="screen" data-device={device} style={style} onClick={onClick} onKeyDown={onKeyDown}>
      <SiteShell
        site={document}
        language={language}
        contents={shellContents(document, language, addresses)}
        at={visibleSheet}
        addresses={addresses}
        overlayLinks={pages?.links ?? []}
        sideBySide={sideBySide}
      >
        <SwiperSheets
          document={document}
          language={language}
          device={device}
          isMember={isMember}
          addresses={addresses}
          rendered={cellsToRender(map, resting, goal)}
          currentCell={resting}
        />
        {Object.keys(document.popups).length > 0 && (
          <ActivePopupList
            document={document}
            language={language}
            isMember={isMember}
            addresses={addresses}
            cell={resting}
            closedIds={closedPopups}
          />
        )}
        <SwiperControls
          language={language}
          directions={DIRECTIONS.filter((direction) => map.neighbour(resting, direction) !== undefined)}
          sheet={visibleSheet}
          slideshow={slideshow}
          hasProgressLine={document.settings.theme?.progressLine === true}
          announcement={hasMoved ? `${resting} ${visibleSheet ? sheetLabel(visibleSheet, resting) : labels.locked.title}` : ''}
        />
        {document.settings.theme && <ProductTray words={labels} />}
        <NewsBar words={labels} allUrl={addresses.pageUrl('news')} />
      </SiteShell>
      {overlay && pages && (
        <PageOverlay
          content={pages.contentOf(overlay.page)}
          anchor={overlay.anchor}
          language={language}
          closeLabel={labels.company.close}
          onClose={closeOverlay}
          onClick={onOverlayClick}
        />
      )}
    </div>
  );
}
