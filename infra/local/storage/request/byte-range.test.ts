import { describe, expect, it } from 'vitest';
import { byteRange } from '#infra/local/storage/request/byte-range.ts';

describe('byteRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ])('resolves the header %s for an object of ten bytes', (header, expected) => {
    expect(byteRange(header, 10)).toEqual(expected);
  });

  it('returns unsatisfiable for an empty object', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
