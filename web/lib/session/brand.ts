import { useSyncExternalStore } from 'react';
import { Brand, PRODUCT_BRAND } from '#shared/model/brand.ts';
import { keepMediaTags } from '#web/lib/session/media-tags.ts';
import { readSession } from '#web/lib/session/session.ts';
import { deviceStorage } from '#web/lib/storage/browser-storage.ts';

const STORAGE_KEY = 'brand';

/** The last stored text and its parsed value, so that an unchanged brand keeps its object identity between renders. */
let cache: { text: string | null; brand: Brand } = { text: null, brand: PRODUCT_BRAND };
const listeners = new Set<() => void>();

function parseStored(text: string | null): Brand {
  if (text === null) return PRODUCT_BRAND;
  try {
    const result = Brand.safeParse(JSON.parse(text));
    return result.success ? result.data : PRODUCT_BRAND;
  } catch {
    return PRODUCT_BRAND;
  }
}

/** Returns the brand last seen on this device; the product's brand by default. */
export function readBrand(): Brand {
  const text = deviceStorage.getItem(STORAGE_KEY);
  if (text !== cache.text) cache = { text, brand: parseStored(text) };
  return cache.brand;
}

/** Stores the brand on this device, for the signed-out screens. For the product's brand, removes the entry. */
export function storeBrand(brand: Brand): void {
  if (brand.id === null) deviceStorage.removeItem(STORAGE_KEY);
  else deviceStorage.setItem(STORAGE_KEY, JSON.stringify(brand));
  keepMediaTags([brand.logo?.mediaId, readSession()?.user.picture?.mediaId]);
  listeners.forEach((listener) => listener());
}

function subscribeToBrand(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The brand of the signed-out console. */
export const useBrand = (): Brand => useSyncExternalStore(subscribeToBrand, readBrand);
