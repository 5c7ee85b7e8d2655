import type { PointerEvent } from 'react';
import { POPUP_CARD_WIDTH } from '#shared/model/limits.ts';
import { cardPosition, cardPositionRatio, type CardPosition } from '#shared/rules/sheet/card-position.ts';

/** Pointer movement in pixels below which a press is a click, not a drag. */
const DRAG_THRESHOLD_PX = 4;

/** Drag of the previewed popup. During the drag only the element moves; the drop commits one edit, and a cancelled drag restores the element. */
export const usePopupDrag =
  (onMove: (place: CardPosition) => void) =>
  (event: PointerEvent): void => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.popup-card') : null;
    const popup = card?.closest<HTMLElement>('.popup');
    const screen = card?.closest('.stage')?.getBoundingClientRect();
    if (event.button !== 0 || !card || !popup || !screen) return;
    const box = card.getBoundingClientRect();
    const from = { x: event.clientX, y: event.clientY };
    const initialStyle = popup.style.cssText;
    let to: CardPosition | undefined;
    card.setPointerCapture(event.pointerId);
    const controller = new AbortController();
    const { signal } = controller;

    const follow = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const by = { x: clientX - from.x, y: clientY - from.y };
      if (!to && Math.hypot(by.x, by.y) < DRAG_THRESHOLD_PX) return;
      to = cardPosition({ x: box.left - screen.left + by.x, y: box.top - screen.top + by.y }, box, screen, POPUP_CARD_WIDTH);
      const { x, y } = cardPositionRatio(to, POPUP_CARD_WIDTH);
      popup.style.setProperty('--x', String(x));
      popup.style.setProperty('--y', String(y));
    };
    card.addEventListener('pointermove', follow, { signal });
    card.addEventListener(
      'pointerup',
      () => {
        controller.abort();
        if (to) onMove(to);
      },
      { signal },
    );
    card.addEventListener(
      'pointercancel',
      () => {
        controller.abort();
        popup.style.cssText = initialStyle;
      },
      { signal },
    );
  };
