import type { Deck } from '#site-renderer/visitor/core/deck.ts';
import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import type { SheetStore } from '#site-renderer/visitor/core/sheet-store.ts';

/** Returns an empty sheet, as the target of a slide until the sheet itself has loaded. */
const placeholder = (cell: string): string => `<article class="sheet" id="${cell}"></article>`;

/** Milliseconds before each task, so that the browser can first draw a frame and start a slide. */
const PAUSE_MS = 30;

/** Runs work in a separate task. */
export const deferTask = (run: () => void): ReturnType<typeof setTimeout> => setTimeout(run, PAUSE_MS);

export interface NearbySheets {
  /** Adds a sheet, or its placeholder, to the page immediately, because the deck moves to it. */
  ensure: (cell: string) => void;
  /** Makes a sheet the current one. Only this sheet and its neighbours remain in the page. */
  restOn: (cell: string) => void;
  /** Replaces the markup of a sheet, for the rest of the visit. */
  replace: (cell: string, markup: string) => void;
}

interface Listeners {
  /** Called for every sheet that is added to the page with its content. */
  onSheet: (sheet: HTMLElement) => void;
  /** Called for every sheet that becomes the current one, with its content. */
  onCurrent: (sheet: HTMLElement) => void;
}

const isComplete = (sheet: HTMLElement | undefined): boolean => sheet?.dataset['page'] !== undefined;

/**
 * Keeps only the current sheet and its neighbours in the page, because pictures in the page are decoded. Sheets are built while the
 * compositor runs a slide, each in a separate task, and former neighbours are removed last: at rest, such work would drop a frame.
 * Neighbours are fetched once the first picture is painted (`painted`), because they must not compete for the connection. Sheets are inert
 * except the current one and the target of a slide. `initial` is the sheet that the page contains.
 */
export function nearbySheets(
  holder: HTMLElement,
  initial: HTMLElement,
  map: SheetMap,
  store: SheetStore,
  painted: Promise<unknown>,
  deck: () => Pick<Deck, 'goal' | 'place'>,
  { onSheet, onCurrent }: Listeners,
): NearbySheets {
  const shown = new Map([[initial.id, initial]]);
  let isLoaded = false;
  let planned: ReturnType<typeof deferTask> | undefined;
  let current: HTMLElement | undefined;

  const near = (cell: string): string[] => [cell, ...map.neighbours(cell)];

  const makeCurrent = (sheet: HTMLElement): void => {
    current = sheet;
    if (isComplete(sheet)) onCurrent(sheet);
  };

  /** Adds the sheet before it removes the previous one, so that a focus inside the previous sheet can be detected and moved. */
  const put = (cell: string, markup: string): void => {
    const before = shown.get(cell);
    holder.insertAdjacentHTML('beforeend', markup);
    const sheet = holder.lastElementChild as HTMLElement;
    sheet.inert = !before || before.inert;
    shown.set(cell, sheet);
    deck().place(sheet);
    if (isComplete(sheet)) onSheet(sheet);
    if (before === current) makeCurrent(sheet);
    before?.remove();
  };

  const keepOnly = (cells: readonly (string | undefined)[]): void => {
    for (const [cell, sheet] of shown) {
      if (cells.includes(cell)) continue;
      if (!store.get(cell) && isComplete(sheet)) store.keep(sheet.outerHTML);
      sheet.remove();
      shown.delete(cell);
    }
  };

  const work = (): void => {
    if (!isLoaded) return;
    const nearby = near(deck().goal());
    const missing = nearby.filter((cell) => !isComplete(shown.get(cell)));
    for (const cell of missing) {
      const markup = store.get(cell);
      if (!markup) continue;
      put(cell, markup);
      return plan();
    }
    keepOnly([...nearby, current?.id]);
    for (const cell of missing) void store.load(cell).then(() => store.get(cell) && plan());
  };
  const plan = (): void => {
    clearTimeout(planned);
    planned = deferTask(work);
  };

  const begin = (): void => {
    isLoaded = true;
    plan();
  };
  void painted.then(begin);
  addEventListener('online', begin);

  return {
    ensure(cell) {
      if (!isComplete(shown.get(cell))) put(cell, store.get(cell) ?? placeholder(cell));
      const sheet = shown.get(cell) as HTMLElement;
      deck().place(sheet);
      // A visible sheet must be clickable.
      sheet.inert = false;
      plan();
    },
    restOn(cell) {
      keepOnly(near(cell));
      for (const [name, sheet] of shown) {
        sheet.inert = name !== cell;
        deck().place(sheet);
        if (name === cell && sheet !== current) makeCurrent(sheet);
      }
      plan();
    },
    replace(cell, markup) {
      store.keep(markup);
      if (shown.has(cell)) put(cell, markup);
    },
  };
}
