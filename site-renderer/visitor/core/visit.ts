import { FIRST_CELL } from '#shared/values/cell.ts';
import { blockNumber, blockPath, siteApiPath } from '#shared/rules/sites/site-file-keys.ts';
import { sheetDeck } from '#site-renderer/visitor/core/deck.ts';
import { nearbySheets, deferTask } from '#site-renderer/visitor/core/nearby-sheets.ts';
import { parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { type sheetsIn, sheetStore } from '#site-renderer/visitor/core/sheet-store.ts';
import { namedInPath } from '#site-renderer/visitor/core/visit-addresses.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/**
 * Starts the visit of a page of sheets. Returns `undefined` if the page has no sheets, or if the browser has no animations: links and
 * scrolling then remain those of a page without scripts (R-14.122). `painted` resolves when the first picture is
 * painted; `read` extracts the sheets of a file.
 * The page contains one sheet and the map of the grid:
 * 1. Neighbouring sheets are loaded from blocks (`sheetStore`, `nearbySheets`).
 * 2. The deck starts at the first existing sheet of: the fragment, the path, the first cell, the sheet in the page.
 * 3. Fingers and the visitor modules move the deck (`sheetDeck`). When it comes to rest, the modules' listeners are called.
 */
export function startVisit(stage: HTMLElement, painted: Promise<unknown>, read: typeof sheetsIn): Visit | undefined {
  const grid = stage.querySelector<HTMLElement>('.grid');
  const initial = grid?.querySelector<HTMLElement>('.sheet');
  const holder = initial?.parentElement;
  if (!grid?.animate || !holder) return undefined;

  const { site: siteId = '', lang: language = '', home = '/' } = stage.dataset;
  const { cells = '', columns = '', block: size = '' } = grid.dataset;
  const map = parseSheetMap(cells);
  const [high, wide] = size.split('x').map(Number) as [number, number];
  const store = sheetStore((cell) => blockPath(home, blockNumber(map.place(cell), Number(columns), high, wide)), read);
  const sheetListeners: ((sheet: HTMLElement) => void)[] = [];
  const restListeners: ((sheet: HTMLElement) => void)[] = [];
  let current: HTMLElement | undefined;

  const addressed = (): string => {
    return [location.hash.slice(1), namedInPath(), FIRST_CELL].find(map.has) ?? initial.id;
  };

  const sheets = nearbySheets(holder, initial, map, store, painted, () => deck, {
    onSheet(sheet) {
      for (const listener of sheetListeners) listener(sheet);
    },
    onCurrent(sheet) {
      current = sheet;
      for (const listener of restListeners) listener(sheet);
    },
  });
  const deck = sheetDeck(holder, map, {
    onGoal(cell, to) {
      sheets.ensure(cell);
      deferTask(() => visit.onGoal?.(cell, to));
    },
    onRest: sheets.restOn,
  });

  const visit: Visit = {
    stage,
    api: siteApiPath(siteId),
    language,
    home,
    map,
    store,
    addressed,
    goal: deck.goal,
    onRest(listener) {
      restListeners.push(listener);
      if (current) listener(current);
    },
    onSheet(listener) {
      sheetListeners.push(listener);
      for (const sheet of holder.children) listener(sheet as HTMLElement);
    },
    replaceSheet: sheets.replace,
    slideTo(cell) {
      if (map.has(cell)) deck.slideTo(cell);
    },
  };

  grid.tabIndex = 0;
  deck.slideTo(addressed());
  return visit;
}
