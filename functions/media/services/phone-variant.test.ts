import { describe, expect, it } from 'vitest';
import { phoneVariant } from '#functions/media/services/phone-variant.ts';

describe('phoneVariant', () => {
  it.each([
    ['creative', 3_000, { width: 736, format: 'avif' }],
    ['creative', 736, { width: 736, format: 'avif' }],
    ['creative', 500, { width: 500, format: 'avif' }],
    ['product', 1_000, { width: 480, format: 'webp' }],
    ['popup', 300, { width: 300, format: 'webp' }],
    ['video', 1_080, { width: 1_080, format: 'mp4' }],
  ] as const)('picks the variant of a %s %d pixels wide', (kind, width, variant) => {
    expect(phoneVariant(kind, width)).toEqual(variant);
  });
});
