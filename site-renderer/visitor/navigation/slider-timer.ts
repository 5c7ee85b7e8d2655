const SECOND = 1_000;

/** Whoever is at something on a sheet or over it. */
const BUSY = '[open],.sheet:focus-within,.popup:focus-within';

/**
 * Makes what counts the seconds of a sheet and then asks to move on; as long as somebody is busy, or the page is not looked
 * at, it counts them once more. Each call begins anew; one without seconds, or with nothing to follow, ends it.
 */
export function slideTimer(stage: HTMLElement, slideTo: (cell: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function count(seconds: number, following: string | undefined): void {
    clearTimeout(timer);
    if (!seconds || !following) return;
    timer = setTimeout(() => {
      if (document.hidden || stage.querySelector(BUSY)) count(seconds, following);
      else slideTo(following);
    }, seconds * SECOND);
  };
}
