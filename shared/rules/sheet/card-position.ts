import { PREVIEW_FRAME, PRODUCT_CARD_WIDTH } from '#shared/model/limits.ts';

export interface CardPosition {
  coordinateX: number;
  coordinateY: number;
}

interface Size {
  width: number;
  height: number;
}

/** How far a card of this width can stand from the left of the preview frame without leaving it. */
const room = (cardWidth: number): number => PREVIEW_FRAME.width - cardWidth;

/**
 * Where a card stands on a screen of any size: `x` as a share of the room that the card leaves beside it, so that what is in
 * the middle of a phone is in the middle of a desktop; `y` as a share of the screen's height.
 */
export const cardPositionRatio = (
  { coordinateX, coordinateY }: CardPosition,
  cardWidth: number = PRODUCT_CARD_WIDTH,
): { x: number; y: number } => ({
  x: Math.min(coordinateX / room(cardWidth), 1),
  y: coordinateY / PREVIEW_FRAME.height,
});

const share = (value: number, whole: number): number => (whole <= 0 ? 0 : Math.min(Math.max(value / whole, 0), 1));

/**
 * The coordinates of a card whose left upper corner is put this far from the screen's, all of it staying on the screen. In
 * any one unit of length.
 */
export const cardPosition = (
  corner: { x: number; y: number },
  card: Size,
  screen: Size,
  cardWidth: number = PRODUCT_CARD_WIDTH,
): CardPosition => ({
  coordinateX: Math.round(share(corner.x, screen.width - card.width) * room(cardWidth)),
  coordinateY: Math.round(share(Math.min(corner.y, screen.height - card.height), screen.height) * PREVIEW_FRAME.height),
});
