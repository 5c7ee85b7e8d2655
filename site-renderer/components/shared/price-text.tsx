import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface PriceTextProps {
  /** Whole yen, tax included. */
  price: number;
  words: VisitorLabels;
}

/** A price with its tax label. */
export function PriceText({ price, words }: PriceTextProps) {
  return (
    <>
      {words.price.replace('{{amount}}', price.toLocaleString('en-US'))} <small>{words.taxIncluded}</small>
    </>
  );
}
