import { type ImageRef, creativeWidths, productWidths } from '#shared/model/media/media.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { snsHref } from '#shared/model/sites/sns-address.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { productTarget } from '#site-renderer/components/product/product-target.ts';
import type { SeoSite } from '#site-renderer/seo/seo-site.ts';

/** Returns the schema.org organization behind a site. */
export function organization({ document, language, origin, addresses }: SeoSite): object {
  const { name, logo, defaultLanguage } = document.settings;
  const found = (localisedValue(document.sns, language, defaultLanguage)?.entries ?? []).flatMap(({ snsType, snsUrl }) => {
    const href = snsHref(snsType, snsUrl.trim());
    return href === undefined ? [] : [{ isTelephone: snsType === 'phone_number', href }];
  });
  const sameAs = found.filter(({ isTelephone }) => !isTelephone).map(({ href }) => href);
  const telephone = found.find(({ isTelephone }) => isTelephone)?.href.slice('tel:'.length);
  return {
    '@type': 'Organization',
    name,
    url: origin + (addresses.languageUrl(language) ?? '/'),
    ...(logo && { logo: origin + addresses.imageUrl(logo, { width: 500, format: 'webp' }) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(telephone !== undefined && { telephone }),
  };
}

interface OfferedProduct {
  name: string;
  description: string;
  /** The address of the picture below the origin. */
  picture: string | null;
  price: number;
  /** The address at which the product is sold. */
  url: string;
}

/** Returns a schema.org product. Prices are whole yen, tax included. What a published sheet offers is available. */
const product = ({ name, description, picture, price, url }: OfferedProduct, origin: string): object => ({
  '@type': 'Product',
  name,
  url,
  ...(description !== '' && { description }),
  ...(picture !== null && { image: origin + picture }),
  offers: {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'JPY',
    availability: 'https://schema.org/InStock',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'JPY', valueAddedTaxIncluded: true },
  },
});

/**
 * Returns the products on a sheet: the sheet itself if it has a price, and each product with a price, whose address is that of its
 * button. `name`: the name of the sheet.
 */
export function structuredProducts({ origin, addresses }: SeoSite, sheet: Sheet, name: string, path: string): object[] {
  const pictureOf = (image: ImageRef | null, widths: (width: number) => number[]): string | null =>
    image && addresses.imageUrl(image, { width: Math.max(...widths(image.width)), format: 'webp' });
  const { image, imageAlt, price, products } = sheet;
  const all = [
    { name, description: imageAlt, picture: pictureOf(image, creativeWidths), price, url: origin + path },
    ...products.map((one) => ({
      name: one.productName || name,
      description: one.description,
      picture: pictureOf(one.image, productWidths),
      price: one.price,
      url: new URL(productTarget(one, addresses)?.href ?? path, origin).href,
    })),
  ];
  return all.flatMap((one) => (one.price === null ? [] : [product({ ...one, price: one.price }, origin)]));
}
