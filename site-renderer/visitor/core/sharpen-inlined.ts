/** Width, in pixels, of the picture inlined in the page. */
const INLINE_WIDTH = 736;
/** The maximum enlargement of the inlined picture before a sharper one is fetched. Densities over 2 are not worth their bytes. */
const ENLARGEMENT = 1.25;
const DENSITY = 2;

/** Fetches the first picture in the size of the screen if the inlined picture would look blurred. */
export function sharpenInlined(stage: HTMLElement): void {
  const source = stage.querySelector<HTMLSourceElement>('source[data-srcset]');
  if (source && stage.clientWidth * Math.min(devicePixelRatio, DENSITY) > INLINE_WIDTH * ENLARGEMENT)
    source.srcset = source.dataset['srcset'] ?? source.srcset;
}
