import { cardPosition, type CardPosition } from '#shared/rules/sheets/card-position.ts';
import { cardPlaceStyle } from '#site-renderer/components/popup/card-place-style.ts';
import type { DragHandle } from '#web/features/editor/preview/canvas/use-drag.ts';

interface Pointer {
  clientX: number;
  clientY: number;
}

const contains = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Pointer): boolean =>
  clientX > left && clientX < right && clientY > top && clientY < bottom;

/**
 * Returns a copy of a card of the shelf that follows the pointer over the whole stage, because the shelf cuts off what leaves it. The stage
 * may be scaled.
 */
function floatingCopy(card: HTMLElement, stage: HTMLElement): { element: HTMLElement; moveTo: (left: number, top: number) => void } {
  const element = card.cloneNode(true) as HTMLElement;
  const { width, height } = card.getBoundingClientRect();
  const scale = stage.getBoundingClientRect().width / stage.offsetWidth || 1;
  element.classList.add('floating');
  delete element.dataset['product'];
  Object.assign(element.style, { width: `${width / scale}px`, height: `${height / scale}px` });
  stage.append(element);
  return {
    element,
    moveTo: (left, top) => Object.assign(element.style, { left: `${left / scale}px`, top: `${top / scale}px` }),
  };
}

/**
 * Returns a drag handle for the product card at `target`, or `undefined` if there is none. The card keeps its offset to the pointer.
 * `onMove` gets its new position, or `null` if it was dropped on the shelf; a card of the shelf that is dropped there stays.
 */
export function productDragHandle(
  target: Element,
  pointer: Pointer,
  onMove: (productId: string, to: CardPosition | null) => void,
): DragHandle | undefined {
  const element = target.closest<HTMLElement>('[data-product]');
  const productId = element?.dataset['product'];
  const stage = element?.closest<HTMLElement>('.stage');
  if (!element || productId === undefined || !stage) return undefined;
  const screen = stage.getBoundingClientRect();
  const card = element.getBoundingClientRect();
  const shelf = element.closest('.sheet')?.querySelector('.shelf')?.getBoundingClientRect();
  const isOnShelf = element.closest('.shelf') !== null;
  const grabOffset = { x: pointer.clientX - card.left, y: pointer.clientY - card.top };
  let to: CardPosition | undefined;
  let isOverShelf = false;
  let copy: ReturnType<typeof floatingCopy> | undefined;
  const clear = (): void => {
    copy?.element.remove();
    element.classList.remove('lifted');
  };
  return {
    element,
    follow: (at) => {
      const corner = { x: at.clientX - grabOffset.x - screen.left, y: at.clientY - grabOffset.y - screen.top };
      to = cardPosition(corner, card, screen);
      isOverShelf = shelf !== undefined && contains(shelf, at);
      if (!isOnShelf) {
        for (const [name, value] of Object.entries(cardPlaceStyle(to))) element.style.setProperty(name, value);
        return;
      }
      copy ??= floatingCopy(element, stage);
      copy.moveTo(corner.x, corner.y);
      element.classList.add('lifted');
    },
    drop: () => {
      clear();
      if (to && !(isOnShelf && isOverShelf)) onMove(productId, isOverShelf ? null : to);
    },
    cancel: clear,
  };
}
