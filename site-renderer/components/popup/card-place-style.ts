import { cardPositionRatio, type CardPosition } from '#shared/rules/sheet/card-position.ts';

const percent = (share: number): number => Number((share * 100).toFixed(2));

/** Where a card stands, as the styles want to be told. */
export function cardPlaceStyle(place: CardPosition): Record<'--x' | '--y', string> {
  const { x, y } = cardPositionRatio(place);
  return { '--x': `${percent(x)}%`, '--y': `${percent(y)}cqh` };
}
