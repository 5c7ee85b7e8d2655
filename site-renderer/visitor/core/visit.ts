import { FIRST_CELL } from '#shared/rules/sheet/cell.ts';
import { appendCellPath } from '#shared/rules/site/site-address.ts';
import { blockNumber, blockPath, siteApiPath } from '#shared/rules/site/site-file-keys.ts';
import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';
import { nearbySheets } from '#site-renderer/visitor/core/nearby-sheets.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { type Direction, writtenMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { sheetScroller } from '#site-renderer/visitor/core/sheet-scroller.ts';
import { sheetsIn, sheetStore } from '#site-renderer/visitor/core/sheet-store.ts';

const hasModifier = (event: MouseEvent): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether a sheet is its content and not a placeholder. */
const isLoaded = (sheet: HTMLElement): boolean => 'page' in sheet.dataset;

/**
 * Starts the visit of a page of sheets; `undefined` if the page has none. The page contains one sheet and the map of the grid:
 * 1. Neighbouring sheets come from blocks (`sheetStore`, `nearbySheets`).
 * 2. The scroller starts at the sheet that the address names: fragment, then path, then the first cell, then the page's own.
 * 3. Every move (finger, key, wheel, arrow, link, history) is a slide to a sheet.
 * 4. `restOn` then updates arrows, address bar, focus and `inert`, and calls the listeners of the visitor modules.
 * Steps share `current` and are closures: the core is held to 3 KB.
 */
export function startVisit(stage: HTMLElement): Visit | undefined {
  const grid = stage.querySelector<HTMLElement>('.grid');
  const map = writtenMap(grid?.dataset['cells'] ?? '');
  const own = grid?.querySelector('.sheet')?.id;
  if (!grid || own === undefined) return undefined;

  const { site: siteId = '', lang: language = '', home = '/' } = stage.dataset;
  const { rows = '', columns = '', block: size = '' } = grid.dataset;
  const [high = 1, wide = 1] = size.split('x').map(Number);
  const store = sheetStore((cell) => blockPath(home, blockNumber(map.place(cell), Number(columns), high, wide)));
  const sheetListeners: ((sheet: HTMLElement) => void)[] = [];
  const restListeners: ((sheet: HTMLElement) => void)[] = [];
  let current: HTMLElement | undefined;

  const path = (cell: string): string => appendCellPath(home, cell);
  const fragment = (): string => location.hash.slice(1);
  const addressed = (): string => {
    const last = location.pathname.split('/').at(-1) ?? '';
    return [fragment(), last, FIRST_CELL].find(map.has) ?? own;
  };

  const showArrows = (cell: string): void => {
    for (const arrow of stage.querySelectorAll<HTMLAnchorElement>('[data-move]')) {
      const to = map.neighbour(cell, arrow.dataset['move'] as Direction);
      arrow.hidden = to === undefined;
      if (to !== undefined) arrow.href = path(to);
    }
  };

  const restOn = (sheet: HTMLElement): void => {
    const cell = sheet.id;
    const previous = current;
    const focused = document.activeElement;
    current = sheet;
    if (previous) previous.inert = true;
    sheet.inert = false;
    for (const name of ['--arrow', '--fade']) stage.style.setProperty(name, sheet.style.getPropertyValue(name));
    showArrows(cell);
    if (!previous || cell !== previous.id) {
      // A fragment that names no cell names a dialog that a visitor module opens.
      const rest = previous || map.has(fragment()) ? '' : location.hash;
      history.replaceState(null, '', path(cell) + location.search + rest);
    }
    if (focused instanceof HTMLElement && (previous?.contains(focused) || focused.hidden)) grid.focus({ preventScroll: true });
    if (isLoaded(sheet)) for (const listener of restListeners) listener(sheet);
  };

  const sheets = nearbySheets(grid, map, store, (sheet) => {
    for (const listener of sheetListeners) listener(sheet);
    if (sheet.id === current?.id) restOn(sheet);
  });

  const scroller = sheetScroller(grid, sheets, map, {
    onGoal: sheets.approach,
    onRest(cell) {
      const sheet = sheets.get(cell);
      if (sheet && sheet !== current) restOn(sheet);
      sheets.restOn(cell);
    },
    onEdge: (to) => visit.onEdge?.(to),
  });

  const move = (to: Move): void => {
    const cell = to === 'first' || to === 'last' ? map[to] : map.neighbour(scroller.goal(), to);
    if (cell !== undefined) scroller.slideTo(cell);
    else visit.onEdge?.(to as Direction);
  };

  const onClick = (event: MouseEvent): void => {
    const { move: to, cell = '' } = (event.target as Element).closest<HTMLElement>('[data-move],[data-cell]')?.dataset ?? {};
    if (hasModifier(event) || (to === undefined && !map.has(cell))) return;
    event.preventDefault();
    if (to !== undefined) return move(to as Direction);
    if (cell !== current?.id) history.pushState(null, '', path(cell) + location.search);
    scroller.slideTo(cell);
  };

  const visit: Visit = {
    stage,
    api: siteApiPath(siteId),
    language,
    home,
    current: () => current ?? grid,
    onRest(listener) {
      restListeners.push(listener);
      if (current && isLoaded(current)) listener(current);
    },
    onSheet(listener) {
      sheetListeners.push(listener);
      for (const sheet of grid.querySelectorAll<HTMLElement>('[data-page]')) listener(sheet);
    },
    replaceSheet(cell, markup) {
      const [sheet] = sheetsIn(markup);
      if (sheet) sheets.replace(cell, sheet);
    },
    slideTo(cell) {
      if (map.has(cell)) scroller.slideTo(cell);
    },
    move,
    next: map.next,
    actions: [],
  };

  history.scrollRestoration = 'manual';
  grid.tabIndex = 0;
  grid.style.gridTemplate = `repeat(${rows},100%)/repeat(${columns},100%)`;
  grid.classList.add('on');
  scroller.jumpTo(addressed());
  addEventListener('popstate', () => scroller.slideTo(addressed()));
  stage.addEventListener('click', onClick);
  return visit;
}
