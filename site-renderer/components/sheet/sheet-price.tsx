import { SHEET_DEFAULTS } from '#shared/model/limits.ts';
import { PriceText } from '#site-renderer/components/shared/price-text.tsx';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SheetPriceProps {
  /** Whole yen, tax included. */
  price: number;
  colour: string;
  words: VisitorLabels;
}

/** A coloured price with its tax label. */
export function SheetPrice({ price, colour, words }: SheetPriceProps) {
  return (
    <p className="price" style={{ color: safeColour(colour, SHEET_DEFAULTS.priceTextColor) }}>
      <PriceText price={price} words={words} />
    </p>
  );
}
