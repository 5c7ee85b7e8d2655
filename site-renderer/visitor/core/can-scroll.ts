import type { Axis } from '#site-renderer/visitor/core/swipe-gesture.ts';

/** Scrollable content on top of or inside sheets. Its `touch-action` lets the browser pan it. */
const SCROLLERS = '.words,.product,.popup-offer,.bar,.shelf-row';

/** Whether an element is in content that scrolls further along an axis. `lead` is positive to the right or down. */
export function canScroll(target: Element, axis: Axis, lead: number): boolean {
  const scroller = target.closest(SCROLLERS);
  if (!scroller) return false;
  const [whole, visible, at] =
    axis === 'y'
      ? [scroller.scrollHeight, scroller.clientHeight, scroller.scrollTop]
      : [scroller.scrollWidth, scroller.clientWidth, scroller.scrollLeft];
  // Scroll positions are fractional on some screens. A shelf is within texts, and every scroller is within the stage.
  return (lead > 0 ? at + visible < whole - 1 : at > 1) || canScroll(scroller.parentElement as Element, axis, lead);
}
