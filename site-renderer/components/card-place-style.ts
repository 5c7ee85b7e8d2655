import { cardShares, type Place } from '#shared/rules/product-place.ts';

const percent = (share: number): number => Number((share * 100).toFixed(2));

/** Where a card stands, as the styles want to be told. */
export function cardPlaceStyle(place: Place): Record<'--x' | '--y', string> {
  const { x, y } = cardShares(place);
  return { '--x': `${percent(x)}%`, '--y': `${percent(y)}cqh` };
}
