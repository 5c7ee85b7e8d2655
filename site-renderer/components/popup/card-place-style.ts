import { cardPositionRatio, type CardPosition } from '#shared/rules/sheets/card-position.ts';

const percent = (share: number): number => Number((share * 100).toFixed(2));

/** Returns the CSS custom properties that position a popup card. */
export function cardPlaceStyle(place: CardPosition): Record<'--x' | '--y', string> {
  const { x, y } = cardPositionRatio(place);
  return { '--x': `${percent(x)}%`, '--y': `${percent(y)}cqh` };
}
