import type { Deck } from '#site-renderer/visitor/core/deck.ts';
import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { parseSheet, type SheetStore } from '#site-renderer/visitor/core/sheet-store.ts';

/** An empty sheet that can be slid to until the sheet itself has loaded. */
const placeholder = (cell: string): string => `<article class="sheet" id="${cell}"></article>`;

/** Milliseconds after which work no longer waits for an idle period. */
const IDLE_MAX_MS = 200;

/** Browsers without idle periods (Safari), in which the option is no delay, run it soon. */
const whenIdle = (run: () => void): unknown =>
  ((globalThis.requestIdleCallback as typeof requestIdleCallback | undefined) ?? (setTimeout as unknown as typeof requestIdleCallback))(
    run,
    {
      timeout: IDLE_MAX_MS,
    },
  );

export interface NearbySheets {
  /** Puts a sheet into the page now, as far as it has loaded: the deck moves to it. */
  ensure: (cell: string) => void;
  /** Makes a sheet the current one; only it and its neighbours stay in the page. */
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
 * Keeps only the current sheet and its neighbours in the page, because pictures in the page are decoded. Sheets are
 * built and removed while nothing moves, one in each idle period. Neighbours are fetched when the first picture is `painted`:
 * it has the connection to itself. Sheets are inert except the current one and the one being slid to. `own` is the sheet that the
 * page contains.
 */
export function nearbySheets(
  holder: HTMLElement,
  own: HTMLElement,
  map: SheetMap,
  store: SheetStore,
  painted: Promise<unknown>,
  deck: () => Pick<Deck, 'isBusy' | 'place'>,
  { onSheet, onCurrent }: Listeners,
): NearbySheets {
  const shown = new Map([[own.id, own]]);
  let isLoaded = false;
  let isWorkPlanned = false;
  let current: HTMLElement | undefined;

  const near = (cell: string): string[] => [cell, ...map.neighbours(cell)];

  const makeCurrent = (sheet: HTMLElement): void => {
    current = sheet;
    if (isComplete(sheet)) onCurrent(sheet);
  };

  /** Adds the sheet before it removes its predecessor, so that focus inside that can be detected and moved. */
  const put = (cell: string, markup: string): void => {
    const sheet = parseSheet(markup);
    const before = shown.get(cell);
    sheet.inert = !before || before.inert;
    shown.set(cell, sheet);
    deck().place(sheet);
    holder.append(sheet);
    if (isComplete(sheet)) onSheet(sheet);
    if (before === current) makeCurrent(sheet);
    before?.remove();
  };

  const removeFar = (kept: readonly string[]): void => {
    for (const [cell, sheet] of shown) {
      if (kept.includes(cell)) deck().place(sheet);
      else {
        if (!store.get(cell) && isComplete(sheet)) store.keep(sheet.outerHTML);
        sheet.remove();
        shown.delete(cell);
      }
    }
  };

  const work = (): void => {
    isWorkPlanned = false;
    // The deck's next rest plans the work again.
    if (!current || deck().isBusy()) return;
    const kept = near(current.id);
    removeFar(kept);
    if (!isLoaded) return;
    const missing = kept.filter((cell) => !isComplete(shown.get(cell)));
    for (const cell of missing) {
      const markup = store.get(cell);
      if (markup !== undefined) {
        put(cell, markup);
        return plan();
      }
    }
    for (const cell of missing) void store.load(cell).then(() => store.get(cell) && plan());
  };
  const plan = (): void => {
    if (!isWorkPlanned) whenIdle(work);
    isWorkPlanned = true;
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
      // It can be pressed as soon as it is seen.
      sheet.inert = false;
      // Only the network works while the deck moves.
      if (isLoaded) for (const one of near(cell)) if (!store.get(one)) void store.load(one);
    },
    restOn(cell) {
      for (const sheet of shown.values()) {
        sheet.inert = sheet.id !== cell;
        if (!sheet.inert && sheet !== current) makeCurrent(sheet);
      }
      plan();
    },
    replace(cell, markup) {
      store.keep(markup);
      if (shown.has(cell)) put(cell, markup);
    },
  };
}
