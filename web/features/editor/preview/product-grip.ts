import { cardPlace, type Place } from '#shared/rules/product-place.ts';
import { cardPlaceStyle } from '#site-renderer/components/card-place-style.ts';
import type { Grip } from '#web/features/editor/preview/use-drag.ts';

/** The product's card under a pointer, to be moved on its screen; it stays under the pointer where it was taken hold of. */
export function productGrip(
  target: Element,
  pointer: { clientX: number; clientY: number },
  onMove: (productId: string, to: Place) => void,
): Grip | undefined {
  const element = target.closest<HTMLElement>('[data-product]');
  const productId = element?.dataset['product'];
  const screen = element?.closest('.stage')?.getBoundingClientRect();
  if (!element || productId === undefined || !screen) return undefined;
  const card = element.getBoundingClientRect();
  const held = { x: pointer.clientX - card.left, y: pointer.clientY - card.top };
  let to: Place | undefined;
  return {
    element,
    follow: ({ clientX, clientY }) => {
      to = cardPlace({ x: clientX - held.x - screen.left, y: clientY - held.y - screen.top }, card, screen);
      for (const [name, value] of Object.entries(cardPlaceStyle(to))) element.style.setProperty(name, value);
    },
    drop: () => to && onMove(productId, to),
  };
}
