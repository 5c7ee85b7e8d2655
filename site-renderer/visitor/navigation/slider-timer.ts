const SECOND = 1_000;

/** Matches while the visitor is interacting with a sheet, a popup or the menu. */
const BUSY = '[open],.sheet:focus-within,.popup:focus-within';

/**
 * Returns a function that slides to the `following` sheet after `seconds`. While the visitor is interacting or the page is hidden, it waits
 * for the same time again. Each call restarts the timer; a call without seconds or a following sheet stops it. The progress line of the
 * stage, if there is one, fills during that time and pauses where the timer stops.
 */
export function slideTimer(stage: HTMLElement, slideTo: (cell: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let filling: Animation | undefined;
  let before: string | undefined;
  return function count(seconds: number, following: string | undefined): void {
    clearTimeout(timer);
    if (following !== before) filling?.cancel();
    before = following;
    filling?.pause();
    if (!seconds || !following) return;
    filling?.cancel();
    filling = stage
      .querySelector('.progress')
      ?.animate({ transform: ['scaleX(0)', 'scaleX(1)'] }, { duration: seconds * SECOND, fill: 'forwards' });
    timer = setTimeout(() => {
      if (document.hidden || stage.querySelector(BUSY)) count(seconds, following);
      else slideTo(following);
    }, seconds * SECOND);
  };
}
