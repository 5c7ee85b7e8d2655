const SECOND = 1_000;

/**
 * Moves on from sheets that ask for it (`data-seconds`) to the next in reading order, and stays at the last. Held by its
 * button, while somebody is at something on the sheet or over it, while the page is not looked at, and where motion is not
 * wanted. Returns how to say which sheet a visitor has come to rest on, and how to leave it.
 */
export function sheetSlider(stage: HTMLElement): (sheet: HTMLElement, slideTo: (cell: string) => void) => void {
  const button = stage.querySelector<HTMLElement>('[data-slider]');
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = (): void => undefined;

  // Nobody is to wait for what does not move.
  if (matchMedia('(prefers-reduced-motion)').matches || !button) return () => undefined;

  const isBusy = (sheet: HTMLElement): boolean =>
    document.hidden || sheet.contains(document.activeElement) || stage.querySelector('[open], .popup:focus-within') !== null;

  button.addEventListener('click', () => {
    isHeld = !isHeld;
    button.setAttribute('aria-pressed', String(isHeld));
    start();
  });
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, () => start(), { passive: true });

  return (sheet, slideTo) => {
    const seconds = Number(sheet.dataset['seconds'] ?? 0);
    const next = sheet.nextElementSibling?.id;
    const isMoving = seconds > 0 && next !== undefined && next !== '';
    button.hidden = !isMoving;
    start = () => {
      clearTimeout(timer);
      if (isHeld || !isMoving) return;
      timer = setTimeout(() => (isBusy(sheet) ? start() : slideTo(next)), seconds * SECOND);
    };
    start();
  };
}
