import { appendCellPath } from '#shared/rules/sites/site-address.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Minimum milliseconds between two restarts of the fade, which is less than any fade delay. */
const WAKE_MS = 900;

/**
 * Updates the targets and colours of the arrows for the current sheet, and hides arrows in directions without a sheet. The arrows fade
 * again after each key, tap and movement of the mouse. The focus moves to the grid if the focused element is on another sheet or hidden.
 */
export function followArrows({ stage, home, map, onRest }: Visit): void {
  const arrows = [...stage.querySelectorAll<HTMLAnchorElement>('[data-move]')];
  let wokenAt = -WAKE_MS;

  const wake = ({ timeStamp }: Event): void => {
    if (timeStamp - wokenAt < WAKE_MS) return;
    wokenAt = timeStamp;
    for (const arrow of arrows) for (const fading of arrow.getAnimations()) fading.currentTime = 0;
  };
  addEventListener('pointermove', (event) => event.pointerType !== 'touch' && wake(event), { passive: true });
  // A tap shows the arrows after it has been answered, because an arrow that cannot be seen takes no taps.
  for (const type of ['click', 'keydown'] as const) addEventListener(type, wake);

  onRest((sheet) => {
    const { id, style } = sheet;
    // Reads the focus first, because a hidden element loses it.
    const { activeElement } = document;
    for (const arrow of arrows) {
      const to = map.neighbour(id, arrow.dataset['move'] as Direction);
      arrow.hidden = to === undefined;
      if (to !== undefined) arrow.href = appendCellPath(home, to);
      for (const name of ['--arrow', '--fade']) arrow.style.setProperty(name, style.getPropertyValue(name));
    }
    const focused = activeElement?.closest('.sheet,[hidden]');
    if (focused && focused !== sheet) stage.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
  });
}
