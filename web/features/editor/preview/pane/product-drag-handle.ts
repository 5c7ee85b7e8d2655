import { cardPosition, type CardPosition } from '#shared/rules/sheets/card-position.ts';
import { cardPlaceStyle } from '#site-renderer/components/popup/card-place-style.ts';
import type { DragHandle } from '#web/features/editor/preview/canvas/use-drag.ts';

/** Returns a drag handle for the product card at `target`, or `undefined` if there is none. The card keeps its offset to the pointer. */
export function productDragHandle(
  target: Element,
  pointer: { clientX: number; clientY: number },
  onMove: (productId: string, to: CardPosition) => void,
): DragHandle | undefined {
  const element = target.closest<HTMLElement>('[data-product]');
  const productId = element?.dataset['product'];
  const screen = element?.closest('.stage')?.getBoundingClientRect();
  if (!element || productId === undefined || !screen) return undefined;
  const card = element.getBoundingClientRect();
  const grabOffset = { x: pointer.clientX - card.left, y: pointer.clientY - card.top };
  let to: CardPosition | undefined;
  return {
    element,
    follow: ({ clientX, clientY }) => {
      to = cardPosition({ x: clientX - grabOffset.x - screen.left, y: clientY - grabOffset.y - screen.top }, card, screen);
      for (const [name, value] of Object.entries(cardPlaceStyle(to))) element.style.setProperty(name, value);
    },
    drop: () => to && onMove(productId, to),
  };
}
