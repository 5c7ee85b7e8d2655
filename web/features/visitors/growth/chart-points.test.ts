import { describe, expect, it } from 'vitest';
import { chartPoints } from '#web/features/visitors/growth/chart-points.ts';

const BOX = { width: 100, height: 50 };

describe('chartPoints', () => {
  it('spans the full width, and the height from 0 to the maximum', () => expect(chartPoints([0, 1, 4], BOX)).toBe('0,50 50,37.5 100,0'));
  it('returns a line at the bottom if there are no members', () => expect(chartPoints([0, 0], BOX)).toBe('0,50 100,50'));
  it('returns a single point for a single day', () => expect(chartPoints([3], BOX)).toBe('0,0'));
});
