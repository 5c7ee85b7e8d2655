import type { VisitorLabels } from '#site-renderer/components/shared/visitor-labels.ts';

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
