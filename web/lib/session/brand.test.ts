import { beforeEach, describe, expect, it } from 'vitest';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import { readBrand, storeBrand } from '#web/lib/session/brand.ts';

const BRAND = { ...PRODUCT_BRAND, id: '01J0000000000000000000000A', name: 'A company', mainColor: '#0B7A75' };

beforeEach(() => localStorage.clear());

describe('readBrand', () => {
  it('returns the product’s brand by default, and the same object on each call', () => {
    expect(readBrand()).toBe(PRODUCT_BRAND);
    storeBrand(BRAND);
    expect(readBrand()).toEqual(BRAND);
    expect(readBrand()).toBe(readBrand());
  });

  it('returns the product’s brand after storeBrand has replaced the stored brand by it, and keeps no storage entry', () => {
    storeBrand(BRAND);
    storeBrand(PRODUCT_BRAND);
    expect(localStorage.length).toBe(0);
    expect(readBrand()).toBe(PRODUCT_BRAND);
  });

  it.each(['nonsense', '{}', '{"id":5}'])('returns the product’s brand if the storage entry is %s', (text) => {
    localStorage.setItem('brand', text);
    expect(readBrand()).toBe(PRODUCT_BRAND);
  });
});
