import type { SheetStore } from '#site-renderer/visitor/core/sheet-store.ts';

/** The candidates of a sheet's picture in its markup: those of its first format, which all supported browsers show. */
const SOURCE = /srcset="(.+?)" sizes="(.+?)"/i;

/** Pictures that are fetched at a time: the most urgent ones have the connection to themselves. */
const AT_ONCE = 3;
/** The same for small ones: over slow connections, an answer takes longer to come than to arrive. */
const SMALL_AT_ONCE = 5;

/**
 * Returns a function that fetches the sheets of an order and their pictures, the most urgent first, into the browser's cache, and
 * cancels those that left the order's beginning. `onDone` is told the cells of the order whose pictures have arrived or failed, `onLost` each
 * whose sheet could not be fetched. A failed picture is fetched once more when its sheet is shown. `own` is the sheet that the page contains.
 */
export function prefetchPictures(
  { get, load }: Pick<SheetStore, 'get' | 'load'>,
  own: string | undefined,
  isSmall: boolean | undefined,
  onDone: (cell: string) => void,
  onLost: (cell: string) => void,
): (order: readonly string[]) => void {
  const done = new Set<string | undefined>([own]);
  const loading = new Map<string, HTMLImageElement>();
  let order: readonly string[] = [];

  const begin = (cell: string, markup: string): void => {
    const image = new Image();
    const [, srcset = 'data:,1', sizes = ''] = SOURCE.exec(markup) ?? [];
    loading.set(cell, image);
    image.onload = image.onerror = () => {
      // A cancelled picture fails as well.
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
