// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { PRODUCT_BRAND } from '#shared/model/account/brand.ts';
import { readBrand, storeBrand } from '#web/lib/session/brand.ts';

const BRAND = { ...PRODUCT_BRAND, id: '01J0000000000000000000000A', name: 'A company', mainColor: '#0B7A75' };

beforeEach(() => localStorage.clear());

describe('the look a device remembers', () => {
  it('is the product’s own before it has seen another, and the same object each time', () => {
    expect(readBrand()).toBe(PRODUCT_BRAND);
    storeBrand(BRAND);
    expect(readBrand()).toEqual(BRAND);
    expect(readBrand()).toBe(readBrand());
  });

  it('leaves nothing behind once it is the product’s own again', () => {
    storeBrand(BRAND);
    storeBrand(PRODUCT_BRAND);
    expect(localStorage.length).toBe(0);
    expect(readBrand()).toBe(PRODUCT_BRAND);
  });

  it.each(['nonsense', '{}', '{"id":5}'])('is the product’s own where what is kept is none: %s', (text) => {
    localStorage.setItem('brand', text);
    expect(readBrand()).toBe(PRODUCT_BRAND);
  });
});
