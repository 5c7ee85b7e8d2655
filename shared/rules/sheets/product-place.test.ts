import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_FRAME, PRODUCTS_MAX } from '#shared/model/limits.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { freePosition, isPlacedProduct, ON_SHELF, placedPosition } from '#shared/rules/sheets/product-place.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const coordinate = (max: number) => fc.integer({ min: 0, max });
const anyPosition = fc.record({ coordinateX: coordinate(PREVIEW_FRAME.width), coordinateY: coordinate(PREVIEW_FRAME.height) });

describe('isPlacedProduct', () => {
  it('a new product has no place of its own, nor has any further one that the editor puts above it (R-8.70)', () => {
    expect(isPlacedProduct(newProduct(numberedUlid(1)))).toBe(false);
    const positions = [ON_SHELF];
    while (positions.length < PRODUCTS_MAX) positions.push(freePosition(positions, ON_SHELF));
    expect(positions.map(isPlacedProduct)).toEqual(positions.map(() => false));
    expect(positions[1]).toEqual({ coordinateX: 65, coordinateY: 234 });
  });

  it('a product with any other coordinates has a place of its own', () => {
    expect(
      [
        { coordinateX: 66, coordinateY: 260 },
        { coordinateX: 65, coordinateY: 261 },
        { coordinateX: 0, coordinateY: 0 },
      ].map(isPlacedProduct),
    ).toEqual([true, true, true]);
  });
});

describe('placedPosition', () => {
  it('returns the nearest position that counts as placed', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const placed = placedPosition(position);
        expect(isPlacedProduct(placed)).toBe(true);
        expect(Math.abs(placed.coordinateX - position.coordinateX)).toBeLessThanOrEqual(isPlacedProduct(position) ? 0 : 1);
        expect(placed.coordinateY).toBe(position.coordinateY);
      }),
    );
    expect(placedPosition(ON_SHELF)).toEqual({ coordinateX: 66, coordinateY: 260 });
  });
});
