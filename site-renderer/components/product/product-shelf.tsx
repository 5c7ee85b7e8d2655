import { PRODUCT_DEFAULTS } from '#shared/model/limits.ts';
import { type ImageRef, productWidths } from '#shared/model/media/media.ts';
import type { Product } from '#shared/model/sites/product.ts';
import { isShownProduct, productTarget } from '#site-renderer/components/product/product-target.ts';
import { LinkButton } from '#site-renderer/components/shared/link-button.tsx';
import { PriceText } from '#site-renderer/components/shared/price-text.tsx';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import { textMeasure } from '#site-renderer/components/shared/text-measure.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface ShelfProps {
  products: readonly Product[];
  /** Whether a product has a place of its own on the sheet. Its card on the shelf is hidden unless its place is taken. */
  isPlaced: (product: Product) => boolean;
  addresses: SiteAddresses;
  words: VisitorLabels;
  /** Whether the shelf is shown in the editor, which also shows empty products and marks each card with its id. */
  isEdited: boolean;
}

/** The CSS `sizes` of pictures on the shelf. The sheet from below shows them larger. */
const SIZES = '11rem';
/** The number of products from which the shelf is a row that visitors swipe. */
const MANY = 4;

/** The longest text of a button that compact cards show, in half-widths of an ideograph. */
const BRIEF_MAX = 8;

/** Returns the class of the element around a shelf with this many cards, from which styles take its height. */
export const shelfClasses = (cards: number): string[] => (cards === 0 ? [] : ['shelved', `of-${Math.min(cards, MANY)}`]);

/** Returns the products of a sheet that visitors see; in the editor all of them. */
export const shelfProducts = ({ products, addresses, isEdited }: Pick<ShelfProps, 'products' | 'addresses' | 'isEdited'>): Product[] =>
  products.filter((product) => isEdited || isShownProduct(product, addresses));

function WarePicture({ image, addresses }: { image: ImageRef; addresses: SiteAddresses }) {
  const widths = productWidths(image.width);
  const url = (width: number): string => addresses.imageUrl(image, { width, format: 'webp' });
  return (
    <img
      src={url(Math.max(...widths))}
      srcSet={widths.length > 1 ? widths.map((width) => `${url(width)} ${width}w`).join() : undefined}
      sizes={widths.length > 1 ? SIZES : undefined}
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

interface WareProps extends Pick<ShelfProps, 'addresses' | 'words' | 'isEdited'> {
  product: Product;
  isHidden: boolean;
  hasTile: boolean;
}

/**
 * Renders one card of the shelf. Its link leads to the product's destination; with scripts it opens the product as a sheet from below, which
 * contains the same elements. Description and button are shown where there is room for them.
 */
function Ware({ product, isHidden, hasTile, addresses, words, isEdited }: WareProps) {
  const { id, image, productName, price, description, linkButtonText } = product;
  const target = productTarget(product, addresses);
  const content = (
    <>
      {image ? <WarePicture image={image} addresses={addresses} /> : hasTile && <i aria-hidden />}
      <span>
        {productName !== '' && <b>{productName}</b>}
        {price !== null && (
          <span className="cost">
            <PriceText price={price} words={words} />
          </span>
        )}
      </span>
    </>
  );
  const name = productName === '' ? linkButtonText || words.products.one : undefined;
  return (
    <li
      className={target && textMeasure(linkButtonText).units <= BRIEF_MAX ? 'ware brief' : 'ware'}
      data-product={isEdited ? id : undefined}
      data-placed={isHidden ? '' : undefined}
      hidden={isHidden}
      style={{
        color: safeColour(product.textColor, PRODUCT_DEFAULTS.textColor),
        backgroundColor: safeColour(product.backgroundColor, PRODUCT_DEFAULTS.backgroundColor),
      }}
    >
      {target ? (
        <a className="ware-open" href={target.href} aria-label={name}>
          {content}
        </a>
      ) : (
        <button type="button" className="ware-open" aria-label={name}>
          {content}
        </button>
      )}
      {description !== '' && <p>{description}</p>}
      {target && <LinkButton text={linkButtonText} target={target} colours={product} defaults={PRODUCT_DEFAULTS} isProduct />}
    </li>
  );
}

/**
 * Renders the products of a sheet as a shelf: up to three cards, more as a row. The styles show as much of it as the texts of the
 * sheet leave room for, at least one line that opens the list.
 */
export function ProductShelf({ products, isPlaced, addresses, words, isEdited }: ShelfProps) {
  const shown = shelfProducts({ products, addresses, isEdited });
  const { one, count, all, previous, next } = words.products;
  const hasTile = shown.some(({ image }) => image !== null);
  return (
    <div className="shelf">
      <div className="shelf-top">
        <button type="button" className="shelf-all" aria-haspopup="dialog">
          {shown.length === 1 ? one : count.replace('{{count}}', String(shown.length))} <span>{all}</span>
        </button>
        <button type="button" className="shelf-step" data-step={-1} aria-label={previous} />
        <button type="button" className="shelf-step" data-step={1} aria-label={next} />
      </div>
      <ul className="shelf-row">
        {shown.map((product) => (
          <Ware
            key={product.id}
            product={product}
            isHidden={isPlaced(product)}
            hasTile={hasTile}
            addresses={addresses}
            words={words}
            isEdited={isEdited}
          />
        ))}
      </ul>
    </div>
  );
}
