/** Whether nothing that somebody is using would lose the focus. */
const isFree = (active: Element | null, map: HTMLElement): boolean =>
  active === null || active === document.body || map.contains(active) || active.closest('[role=menu]') !== null;

/** Brings the focus (back) to the map's one tab stop, unless it has gone somewhere else on purpose. */
export function focusActiveCell(map: HTMLElement | null): void {
  if (map && isFree(document.activeElement, map))
    map.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
}
