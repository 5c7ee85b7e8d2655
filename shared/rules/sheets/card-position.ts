import { PREVIEW_FRAME, PRODUCT_CARD_WIDTH } from '#shared/model/limits.ts';

export interface CardPosition {
  coordinateX: number;
  coordinateY: number;
}

interface Size {
  width: number;
  height: number;
}

/** Returns the largest horizontal offset of a card of this width inside the preview frame. */
const maxOffset = (cardWidth: number): number => PREVIEW_FRAME.width - cardWidth;

/**
 * Returns the position of a card on a screen of any size, both values from 0 to 1: `x` relative to the horizontal space beside the card, so
 * that a centred card is centred on every screen; `y` relative to the height of the screen.
 */
export const cardPositionRatio = (
  { coordinateX, coordinateY }: CardPosition,
  cardWidth: number = PRODUCT_CARD_WIDTH,
): { x: number; y: number } => ({
  x: Math.min(coordinateX / maxOffset(cardWidth), 1),
  y: coordinateY / PREVIEW_FRAME.height,
});

const clampedRatio = (value: number, whole: number): number => (whole <= 0 ? 0 : Math.min(Math.max(value / whole, 0), 1));

/**
 * Returns the coordinates in the preview frame of a card whose top left corner is at `corner`, kept inside the screen. All lengths are in
 * the same unit.
 */
export const cardPosition = (
  corner: { x: number; y: number },
  card: Size,
  screen: Size,
  cardWidth: number = PRODUCT_CARD_WIDTH,
): CardPosition => ({
  coordinateX: Math.round(clampedRatio(corner.x, screen.width - card.width) * maxOffset(cardWidth)),
  coordinateY: Math.round(clampedRatio(Math.min(corner.y, screen.height - card.height), screen.height) * PREVIEW_FRAME.height),
});
