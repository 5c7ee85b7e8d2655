/** Width, in pixels, of the picture that travels inside the page. */
const INLINE_WIDTH = 736;
/** How much wider than it may be drawn before a sharper one is fetched; densities over 2 are not worth their bytes. */
const ENLARGEMENT = 1.25;
const DENSITY = 2;

/** Fetches the first picture in the size of the screen where the one inside the page would look blurred. */
export function sharpenInlined(stage: HTMLElement): void {
  const source = stage.querySelector<HTMLSourceElement>('source[data-srcset]');
  if (source && stage.clientWidth * Math.min(devicePixelRatio, DENSITY) > INLINE_WIDTH * ENLARGEMENT)
    source.srcset = source.dataset['srcset'] ?? source.srcset;
}
