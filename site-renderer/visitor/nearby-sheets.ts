import type { SheetMap } from '#site-renderer/visitor/sheet-map.ts';

/** Width, in pixels, of the picture that travels inside the page. */
const INLINE_WIDTH = 736;
/** How much wider than it may be drawn before a sharper one is fetched; densities over 2 are not worth their bytes. */
const ENLARGEMENT = 1.25;
const DENSITY = 2;

/** Fetches the first picture in the size of the screen where the one inside the page would look blurred. */
function sharpenInlined(grid: HTMLElement): void {
  const source = grid.querySelector<HTMLSourceElement>('source[data-srcset]');
  if (source && grid.clientWidth * Math.min(devicePixelRatio, DENSITY) > INLINE_WIDTH * ENLARGEMENT)
    source.srcset = source.dataset['srcset'] ?? source.srcset;
}

/**
 * Lays out only the sheet the visitor is at and, once the page has loaded, its neighbours: what is laid out is fetched, so
 * the first picture has the line to itself and every next one is there before the swipe. Returns how to say where one is.
 */
export function nearbySheets(grid: HTMLElement, sheets: ReadonlyMap<string, HTMLElement>, map: SheetMap): (cell: string) => void {
  let isLoaded = document.readyState === 'complete';
  let near = [map.first];
  let at = map.first;

  const approach = (cell: string): void => {
    at = cell;
    const wanted = [cell, ...(isLoaded ? map.neighbours(cell) : [])];
    for (const id of near) if (!wanted.includes(id)) sheets.get(id)?.classList.remove('near');
    for (const id of wanted) {
      const sheet = sheets.get(id);
      sheet?.classList.add('near');
      // Lazy pictures of a neighbour would wait until it is on the screen.
      sheet?.querySelector('img')?.removeAttribute('loading');
    }
    near = wanted;
  };

  const onLoad = (): void => {
    isLoaded = true;
    approach(at);
    sharpenInlined(grid);
  };
  if (isLoaded) onLoad();
  else addEventListener('load', onLoad);

  return approach;
}
