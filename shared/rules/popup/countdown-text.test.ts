import { describe, expect, it } from 'vitest';
import { applicantsText, countdownText } from '#shared/rules/popup/countdown-text.ts';

describe('the countdown in words', () => {
  it.each([
    ['ja', 'minutes', 1, '残り1分'],
    ['en', 'minutes', 1, '残り1 minute'],
    ['en', 'hours', 71, '残り71 hours'],
    ['zh-Hans', 'days', 3, '残り3天'],
    ['ko', 'hours', 2, '残り2시간'],
  ] as const)('in %s: %s %i', (tag, unit, value, text) => {
    expect(countdownText({ unit, value }, '残り{{time}}', tag)).toBe(text);
  });

  it('is empty without an end and from the end on', () => {
    expect([countdownText(null, '残り{{time}}', 'ja'), countdownText('finished', '残り{{time}}', 'ja')]).toEqual(['', '']);
  });
});

it('says how many have applied', () => {
  expect(applicantsText(1_234, '申込{{count}}名', 'ja')).toBe('申込1,234名');
});
