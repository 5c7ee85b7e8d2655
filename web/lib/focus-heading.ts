/** Moves the focus to the heading of the screen, so that keyboard and screen reader users start there. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
