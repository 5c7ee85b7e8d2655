import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_FRAME, PRODUCT_CARD_WIDTH, PRODUCT_DEFAULTS } from '#shared/model/limits.ts';
import { cardPosition, cardPositionRatio } from '#shared/rules/sheets/card-position.ts';

const card = { width: PRODUCT_CARD_WIDTH, height: 240 };

describe('cardPosition and cardPositionRatio', () => {
  it('convert the default position of a card to shares of the screen', () => {
    expect(cardPositionRatio(PRODUCT_DEFAULTS)).toEqual({ x: 0.5, y: 260 / 535 });
  });

  it('return the top left corner in pixels of the preview frame', () => {
    expect(cardPosition({ x: 12, y: 34 }, card, PREVIEW_FRAME)).toEqual({ coordinateX: 12, coordinateY: 34 });
  });

  it('keep the card on the screen wherever it is dragged to', () => {
    expect(cardPosition({ x: 900, y: 900 }, card, PREVIEW_FRAME)).toEqual({ coordinateX: 130, coordinateY: 295 });
    expect(cardPosition({ x: -1, y: -1 }, card, PREVIEW_FRAME)).toEqual({ coordinateX: 0, coordinateY: 0 });
    expect(cardPosition({ x: 5, y: 5 }, { width: 400, height: 600 }, PREVIEW_FRAME)).toEqual({ coordinateX: 0, coordinateY: 0 });
    expect(cardPositionRatio({ coordinateX: PREVIEW_FRAME.width, coordinateY: 0 }).x).toBe(1);
  });

  it('convert a position to a screen of any size and back without loss', () => {
    const size = fc.double({ min: 100, max: 4_000, noNaN: true });
    const inside = fc.record({ coordinateX: fc.integer({ min: 0, max: 130 }), coordinateY: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(inside, size, size, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (place, width, height, part) => {
        const screen = { width, height };
        const drawn = { width: width * part, height: height * 0.2 };
        const { x, y } = cardPositionRatio(place);
        expect(cardPosition({ x: x * (width - drawn.width), y: y * height }, drawn, screen)).toEqual(place);
      }),
    );
  });
});
