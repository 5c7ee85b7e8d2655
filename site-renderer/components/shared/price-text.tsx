import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface PriceTextProps {
  /** The price in whole yen, tax included. */
  price: number;
  words: VisitorLabels;
}

/** Renders a price with its tax label. */
export function PriceText({ price, words }: PriceTextProps) {
  return (
    <>
      {words.price.replace('{{amount}}', price.toLocaleString('en-US'))} <small>{words.taxIncluded}</small>
    </>
  );
}
