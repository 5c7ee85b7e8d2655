import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface ProductTrayProps {
  words: VisitorLabels;
}

/**
 * Renders the sheet from below that shows one product or all products of a shelf, empty and closed. The visitor's runtime fills it
 * with cards of the shelf.
 */
export const ProductTray = ({ words: { company, products } }: ProductTrayProps) => (
  <dialog className="tray">
    <button type="button" aria-label={company.close}>
      ×
    </button>
    <h2>{products.all}</h2>
    <input type="search" aria-label={products.find} placeholder={products.find} />
    <output data-none={products.none} />
    <ul />
  </dialog>
);
