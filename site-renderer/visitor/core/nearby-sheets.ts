import type { CellPosition } from '#shared/rules/sheet/cell.ts';
import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { type SheetStore, sheetsIn } from '#site-renderer/visitor/core/sheet-store.ts';

/** An empty sheet that can be swiped to until the sheet itself has loaded. */
const placeholder = (cell: string, { row, column }: CellPosition): string =>
  `<article class="sheet" id="${cell}" style="grid-area:${row + 1}/${column + 1}"></article>`;

export interface NearbySheets {
  /** The sheet in the page, or its placeholder. */
  get: (cell: string) => HTMLElement | undefined;
  /** Loads a sheet and its neighbours. */
  approach: (cell: string) => void;
  /** Removes all sheets except this one and its neighbours. */
  restOn: (cell: string) => void;
  replace: (cell: string, sheet: HTMLElement) => void;
}

/**
 * Keeps only the target sheet and its neighbours in the page, because pictures in the page are fetched. Neighbours are filled
 * after the `load` event: the first picture has the connection to itself, and the next ones are there before a swipe.
 * `onSheet` is called for every sheet added to the page; all sheets but the current one are inert.
 */
export function nearbySheets(grid: HTMLElement, map: SheetMap, store: SheetStore, onSheet: (sheet: HTMLElement) => void): NearbySheets {
  const shown = new Map<string, HTMLElement>();
  let isLoaded = false;
  let goal = map.first;

  const put = (cell: string, sheet: HTMLElement): void => {
    sheet.inert = shown.get(cell)?.inert ?? true;
    // Lazy pictures of a neighbour would wait until it is on the screen.
    sheet.querySelector('img')?.removeAttribute('loading');
    shown.set(cell, sheet);
    grid.append(sheet);
  };

  /** Removes the placeholder last, so that focus inside it can be detected and moved. */
  const show = (cell: string, sheet: HTMLElement): void => {
    const before = shown.get(cell);
    put(cell, sheet);
    onSheet(sheet);
    before?.remove();
  };

  const fill = async (cell: string): Promise<void> => {
    if (!store.get(cell)) await store.load(cell);
    const sheet = store.get(cell);
    if (sheet && shown.has(cell) && shown.get(cell) !== sheet) show(cell, sheet);
  };

  const approach = (cell: string): void => {
    goal = cell;
    for (const one of [cell, ...map.neighbours(cell)]) {
      if (!shown.has(one)) for (const sheet of sheetsIn(placeholder(one, map.place(one)))) put(one, sheet);
      if (one === cell || isLoaded) void fill(one);
    }
  };

  const restOn = (cell: string): void => {
    const near = [cell, ...map.neighbours(cell)];
    for (const [one, sheet] of shown)
      if (!near.includes(one)) {
        sheet.remove();
        shown.delete(one);
      }
  };

  for (const sheet of grid.querySelectorAll<HTMLElement>('.sheet')) {
    store.keep(sheet);
    shown.set(sheet.id, sheet);
    sheet.inert = true;
  }
  for (const type of ['load', 'online'] as const)
    addEventListener(type, () => {
      isLoaded = true;
      approach(goal);
    });

  return {
    get: (cell) => shown.get(cell),
    approach,
    restOn,
    replace(cell, sheet) {
      store.keep(sheet);
      if (shown.has(cell)) show(cell, sheet);
    },
  };
}
