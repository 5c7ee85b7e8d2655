import { describe, expect, it } from 'vitest';
import { hashedName, isBlockedName } from '#shared/rules/sites/blocked-name.ts';

describe('isBlockedName', () => {
  it.each([
    'assets/analytics-Dx3.js',
    'assets/analytics.module-x.css',
    'ads/one.js',
    'assets/popups-a1.js',
    'assets/ad-row.js',
    'tracking/pixel.gif',
  ])('returns true for %s', (name) => expect(isBlockedName(name)).toBe(true));

  it.each(['assets/admins-a1.js', 'assets/upload-x.js', 'assets/status-x.js', 'assets/shadow.css', 'assets/summary-page-Dx3.js'])(
    'returns false for %s',
    (name) => expect(isBlockedName(name)).toBe(false),
  );
});

describe('hashedName', () => {
  it('returns the hash alone if content blockers would refuse the name', () => {
    expect(hashedName('analytics-page', '1a2b')).toBe('1a2b');
    expect(hashedName('summary-page', '1a2b')).toBe('summary-page-1a2b');
  });
});
