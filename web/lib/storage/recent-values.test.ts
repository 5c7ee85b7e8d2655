import { beforeEach, describe, expect, it } from 'vitest';
import { recentValues } from '#web/lib/storage/recent-values.ts';

beforeEach(() => localStorage.clear());

describe('recentValues', () => {
  const values = recentValues('recent', 2);

  it('returns the last used values, the last one first and each once', () => {
    for (const value of ['a', 'b', 'a']) values.remember(value);
    expect(values.read()).toEqual(['a', 'b']);
    values.remember('c');
    expect(values.read()).toEqual(['c', 'a']);
  });

  it.each(['{', '[1]', '{}', '["a","b","c"]', JSON.stringify(['x'.repeat(101)])])('returns nothing for %j in the storage', (stored) => {
    localStorage.setItem('recent', stored);
    expect(values.read()).toEqual([]);
  });
});
