import { useSyncExternalStore } from 'react';
import { Brand, PRODUCT_BRAND } from '#shared/model/account/brand.ts';

const STORAGE_KEY = 'brand';

/** Last text read and what it meant, so that an unchanged brand keeps its identity between renders. */
let known: { text: string | null; brand: Brand } = { text: null, brand: PRODUCT_BRAND };
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

/** The look that this device saw last; the product's own where it has seen none. */
export function readBrand(): Brand {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== known.text) known = { text, brand: parseStored(text) };
  return known.brand;
}

/** Keeps a look on the device: everything seen while signed out wears it. The product's own leaves nothing behind. */
export function storeBrand(brand: Brand): void {
  if (brand.id === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(brand));
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

/** The look of the console while nobody is signed in. */
export const useBrand = (): Brand => useSyncExternalStore(subscribeToBrand, readBrand);
