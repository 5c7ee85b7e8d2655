import { describe, expect, it } from 'vitest';
import { formatDay, formatDays, formatNumber, formatTime, formatYen } from '#web/lib/format/format.ts';

describe('formatTime', () => {
  it('shows Japanese time', () => expect(formatTime('2026-11-20T05:05:00.000Z')).toBe('2026/11/20 14:05'));
  it('changes the date at midnight in Japan', () => expect(formatTime('2026-12-31T15:00:00.000Z')).toBe('2027/01/01 00:00'));
});

describe('formatNumber', () => {
  it('groups thousands', () => expect(formatNumber(2600, 'jp')).toBe('2,600'));
});

describe('formatDays', () => {
  it.each([
    ['jp', 30, '30日'],
    ['en', 1, '1 day'],
    ['en', 30, '30 days'],
    ['cn', 30, '30天'],
    ['kr', 30, '30일'],
  ] as const)('has the unit of %s for %i', (language, days, text) => {
    expect(formatDays(days, language).replace(/\s/, ' ')).toBe(text);
  });
});

describe('formatYen', () => {
  it('groups thousands after the currency sign', () => expect(formatYen(12345)).toBe('¥12,345'));
  it('writes the sign of a negative amount before the currency sign (R-24.42)', () => expect(formatYen(-43_780)).toBe('-¥43,780'));
});

describe('formatDay', () => {
  it('separates year, month and day with slashes', () => expect(formatDay('2026-11-20')).toBe('2026/11/20'));
});
