import type { Visit } from '#site-renderer/visitor/piece.ts';

const SECOND = 1_000;

/**
 * Moves on from sheets that ask for it (`data-seconds`) to the next in reading order, and stays at the last. Held by its
 * button, while somebody is at something on the sheet or over it, while the page is not looked at, and where motion is not
 * wanted.
 */
export function start({ stage, onRest, slideTo, next }: Pick<Visit, 'stage' | 'onRest' | 'slideTo' | 'next'>): void {
  const button = stage.querySelector<HTMLElement>('[data-slider]');
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = (): void => undefined;

  // Nobody is to wait for what does not move.
  if (matchMedia('(prefers-reduced-motion)').matches || !button) return;

  const isBusy = (sheet: HTMLElement): boolean =>
    document.hidden || sheet.contains(document.activeElement) || stage.querySelector('[open], .popup:focus-within') !== null;

  button.addEventListener('click', () => {
    isHeld = !isHeld;
    button.setAttribute('aria-pressed', String(isHeld));
    count();
  });
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, () => count(), { passive: true });

  onRest((sheet) => {
    const seconds = Number(sheet.dataset['seconds'] ?? 0);
    const following = next(sheet.id);
    button.hidden = seconds === 0 || following === undefined;
    count = () => {
      clearTimeout(timer);
      if (isHeld || button.hidden || following === undefined) return;
      timer = setTimeout(() => (isBusy(sheet) ? count() : slideTo(following)), seconds * SECOND);
    };
    count();
  });
}
