import { describe, expect, it } from 'vitest';
import { chartPoints } from '#web/features/visitors/growth/chart-points.ts';

const BOX = { width: 100, height: 50 };

describe('chartPoints', () => {
  it('spans the box from the first to the last value', () => expect(chartPoints([0, 1, 4], BOX)).toBe('0,50 50,37.5 100,0'));
  it('stays at the bottom without members', () => expect(chartPoints([0, 0], BOX)).toBe('0,50 100,50'));
  it('draws a single day as a point', () => expect(chartPoints([3], BOX)).toBe('0,0'));
});
