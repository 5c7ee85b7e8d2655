import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface PriceTextProps {
  /** Whole yen, tax included. */
  price: number;
  words: VisitorLabels;
}

/** An amount with the word that tax is in it. */
export function PriceText({ price, words }: PriceTextProps) {
  return (
    <>
      {words.price.replace('{{amount}}', price.toLocaleString('en-US'))} <small>{words.taxIncluded}</small>
    </>
  );
}
