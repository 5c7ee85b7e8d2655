import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { type ConnectionInfo, isSlow } from '#site-renderer/visitor/loading/connection.ts';
import { loadOrder } from '#site-renderer/visitor/loading/load-order.ts';
import { prefetchPictures } from '#site-renderer/visitor/loading/prefetch-pictures.ts';

/**
 * Fetches sheets and their pictures in the order in which the visitor may need them. Retries failed requests when the connection
 * returns, when the visitor returns to the sheet, and with the button of the error message. Pictures of neighbours in the page
 * are lazy until they are in the browser's cache.
 */
export function loadSheets(visit: Visit): void {
  const { stage, map, store, goal } = visit;
  const isSmall = isSlow((navigator as { connection?: ConnectionInfo }).connection);
  const failed = new Set<string | undefined>();
  const lost = stage.querySelector<HTMLElement>('.lost');
  let travel: Direction | undefined;

  const shown = (cell: string): HTMLElement | null => stage.querySelector<HTMLElement>(`#${cell}`);

  const report = (cell: string | undefined, isFailed: boolean): void => {
    if (isFailed) failed.add(cell);
    else failed.delete(cell);
    if (lost) lost.hidden = !failed.has(goal());
  };

  const follow = prefetchPictures(
    store,
    stage.querySelector('.near')?.id,
    isSmall,
    (cell) => shown(cell)?.querySelector('img')?.removeAttribute('loading'),
    (cell) => report(cell, true),
  );
  const update = (): void => {
    const order = [...loadOrder(map, goal(), travel)];
    // Fetches blocks before the visitor reaches their edge, and before pictures, because blocks contain the addresses of pictures.
    for (const cell of order.flatMap(map.neighbours)) if (!store.get(cell)) void store.load(cell);
    follow(order);
  };

  const retry = (): void => {
    const picture = failed.has(goal()) && shown(goal())?.querySelector('picture');
    if (picture) picture.replaceWith(picture.cloneNode(true));
    report(goal(), false);
    update();
  };

  visit.onGoal = (_, to) => {
    travel = to;
    retry();
  };
  visit.onSheet((sheet) => {
    report(sheet.id, false);
    // The picture of the sheet in the page is already loading.
    if (isSmall) for (const part of sheet.querySelectorAll<HTMLImageElement>('.sheet:not(.near) [sizes]')) part.sizes = '1px';
    update();
  });
  // The listener captures, because errors of pictures do not bubble.
  stage.addEventListener(
    'error',
    ({ target }) => {
      report((target as Element).closest('picture')?.parentElement?.id, true);
    },
    true,
  );
  addEventListener('online', retry);
  // The core fetches a missing sheet whenever the deck comes to rest.
  lost?.addEventListener('click', () => visit.slideTo(goal()));
}
