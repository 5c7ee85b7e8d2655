import { describe, expect, it } from 'vitest';
import { brokenPasswordRules } from '#shared/values/password.ts';
import { generatePassword } from '#web/features/preview/shared/generate-password.ts';

describe('generatePassword', () => {
  it('returns a password that meets every rule (R-5.6), without ambiguous characters', () => {
    const made = Array.from({ length: 2_000 }, generatePassword);
    for (const password of made) {
      expect(brokenPasswordRules(password)).toEqual([]);
      expect(password).toHaveLength(16);
      expect(password).not.toMatch(/[0O1lI|`'"]/);
    }
    expect(new Set(made).size).toBe(made.length);
  });

  it('uses all characters about equally often, and special characters at every position', () => {
    const counts = new Map<string, number>();
    const specialAt = Array.from({ length: 16 }, () => 0);
    for (let index = 0; index < 4_000; index += 1)
      generatePassword()
        .split('')
        .forEach((character, place) => {
          counts.set(character, (counts.get(character) ?? 0) + 1);
          if (!/[A-Za-z0-9]/.test(character)) specialAt[place] = (specialAt[place] ?? 0) + 1;
        });
    const mean = (4_000 * 16) / counts.size;
    for (const count of counts.values()) expect(count / mean).toBeGreaterThan(0.5);
    const meanSpecial = specialAt.reduce((sum, count) => sum + count, 0) / 16;
    for (const count of specialAt) expect(Math.abs(count / meanSpecial - 1)).toBeLessThan(0.3);
  });
});
