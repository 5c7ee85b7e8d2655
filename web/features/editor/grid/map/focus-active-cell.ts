/** Whether the focus can be moved without taking it from a field in use. */
const canTakeFocus = (active: Element | null, map: HTMLElement): boolean =>
  active === null || active === document.body || map.contains(active) || active.closest('[role=menu]') !== null;

/** Focuses the active cell, unless the user has moved the focus out of the map. */
export function focusActiveCell(map: HTMLElement | null): void {
  if (map && canTakeFocus(document.activeElement, map))
    map.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
}
