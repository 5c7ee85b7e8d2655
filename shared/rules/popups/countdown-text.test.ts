import { describe, expect, it } from 'vitest';
import { applicantsText, countdownText } from '#shared/rules/popups/countdown-text.ts';

describe('countdownText', () => {
  it.each([
    ['ja', 'minutes', 1, '残り1分'],
    ['en', 'minutes', 1, '残り1 minute'],
    ['en', 'hours', 71, '残り71 hours'],
    ['zh-Hans', 'days', 3, '残り3天'],
    ['ko', 'hours', 2, '残り2시간'],
  ] as const)('formats for the locale %s the unit %s with the value %i', (tag, unit, value, text) => {
    expect(countdownText({ unit, value }, '残り{{time}}', tag)).toBe(text);
  });

  it('returns an empty text without an end and after the end', () => {
    expect([countdownText(null, '残り{{time}}', 'ja'), countdownText('finished', '残り{{time}}', 'ja')]).toEqual(['', '']);
  });
});

it('applicantsText fills in the formatted number', () => {
  expect(applicantsText(1_234, '申込{{count}}名', 'ja')).toBe('申込1,234名');
});
