import type { SheetStore } from '#site-renderer/visitor/core/sheet-store.ts';

/** Matches the candidates of a sheet's picture in its markup: the candidates of the first format, which all supported browsers can show. */
const SOURCE = /srcset="(.+?)" sizes="(.+?)"/i;

/** The number of pictures that are fetched concurrently: few, so that the most urgent pictures load first. */
const AT_ONCE = 3;
/** The number of small pictures that are fetched concurrently: over slow connections, latency exceeds their transfer time. */
const SMALL_AT_ONCE = 5;

/**
 * Returns a function that fetches the sheets of an order and their pictures into the browser's cache, the most urgent first, and cancels
 * requests that are no longer at the start of the order. Calls `onDone` with each cell of the order whose picture has loaded or failed, and
 * `onLost` with each cell whose sheet could not be fetched. A failed picture is fetched again when its sheet is shown. `initial` is the
 * sheet that the page contains.
 */
export function prefetchPictures(
  { get, load }: Pick<SheetStore, 'get' | 'load'>,
  initial: string | undefined,
  isSmall: boolean | undefined,
  onDone: (cell: string) => void,
  onLost: (cell: string) => void,
): (order: readonly string[]) => void {
  const done = new Set<string | undefined>([initial]);
  const loading = new Map<string, HTMLImageElement>();
  let order: readonly string[] = [];

  const begin = (cell: string, markup: string): void => {
    const image = new Image();
    const [, srcset = 'data:,1', sizes = ''] = SOURCE.exec(markup) ?? [];
    loading.set(cell, image);
    image.onload = image.onerror = () => {
      // Ignores the error of a cancelled picture.
      if (loading.get(cell) !== image) return;
      loading.delete(cell);
      done.add(cell);
      advance();
    };
    image.sizes = isSmall ? '1px' : sizes;
    image.srcset = srcset;
  };

  const advance = (): void => {
    for (const cell of order) if (done.has(cell)) onDone(cell);
    const urgent = order.filter((cell) => !done.has(cell)).slice(0, isSmall ? SMALL_AT_ONCE : AT_ONCE);
    for (const [cell, image] of loading)
      if (!urgent.includes(cell)) {
        loading.delete(cell);
        image.srcset = '';
      }
    for (const cell of urgent) {
      const markup = get(cell);
      if (markup === undefined) void load(cell).then(() => (get(cell) === undefined ? onLost(cell) : advance()));
      else if (!loading.has(cell)) begin(cell, markup);
    }
  };

  return (next) => {
    order = next;
    advance();
  };
}
