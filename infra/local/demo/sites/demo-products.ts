import { ulid } from 'ulid';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';

/** What a fictional business sells, by the names of its drawings. */
export type Goods<Good extends string> = Readonly<
  Record<Good, { price: number; words: Readonly<Record<Language, readonly [name: string, description: string]>> }>
>;

const ORDER_BUTTON: Readonly<Record<Language, string>> = { jp: '注文する', en: 'Order', cn: '订购', kr: '주문' };

interface Shop<Good extends string> {
  goods: Goods<Good>;
  pictures: Readonly<Partial<Record<Good, ImageRef>>>;
  /** The address to which the name of a good is added. */
  address: string;
}

/** Returns a function to the products of a shop in one language. Products keep their ids in every language. */
export function demoProducts<Good extends string>({ goods, pictures, address }: Shop<Good>): (language: Language) => Product[] {
  const names = Object.keys(goods) as Good[];
  const ids = new Map(names.map((good) => [good, ulid()]));
  return (language) =>
    names.map((good) => {
      const { price, words } = goods[good];
      const [productName, description] = words[language];
      return {
        ...newProduct(ids.get(good) ?? ''),
        image: pictures[good] ?? null,
        productName,
        description,
        price,
        linkButtonText: ORDER_BUTTON[language],
        linkButtonUrl: `${address}/${good}`,
      };
    });
}
