import { POPUP_CARD_WIDTH } from '#shared/model/limits.ts';
import { cardPosition, cardPositionRatio, type CardPosition } from '#shared/rules/sheets/card-position.ts';
import type { DragHandle } from '#web/features/editor/preview/canvas/use-drag.ts';

/** Returns a drag handle for the popup at `target`, or `undefined` if there is none. The card keeps its offset to the pointer. */
export function popupDragHandle(
  target: Element,
  pointer: { clientX: number; clientY: number },
  onMove: (popupId: string, to: CardPosition) => void,
): DragHandle | undefined {
  const card = target.closest<HTMLElement>('.popup-card');
  const element = card?.closest<HTMLElement>('.popup');
  const popupId = element?.dataset['popup'];
  const screen = card?.closest('.stage')?.getBoundingClientRect();
  if (!card || !element || popupId === undefined || !screen) return undefined;
  const box = card.getBoundingClientRect();
  const grabOffset = { x: pointer.clientX - box.left, y: pointer.clientY - box.top };
  let to: CardPosition | undefined;
  return {
    element,
    follow: ({ clientX, clientY }) => {
      const corner = { x: clientX - grabOffset.x - screen.left, y: clientY - grabOffset.y - screen.top };
      to = cardPosition(corner, box, screen, POPUP_CARD_WIDTH);
      const { x, y } = cardPositionRatio(to, POPUP_CARD_WIDTH);
      element.style.setProperty('--x', String(x));
      element.style.setProperty('--y', String(y));
    },
    drop: () => to && onMove(popupId, to),
  };
}
