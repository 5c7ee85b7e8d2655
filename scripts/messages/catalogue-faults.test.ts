import { describe, expect, it } from 'vitest';
import { catalogueFaults } from './catalogue-faults.ts';

const SOURCE = { greeting: 'ようこそ、{{name}}さん', list: { count: '{{count}}件', none: 'なし' } };

describe('catalogueFaults', () => {
  it('accepts a complete translation', () => {
    expect(catalogueFaults(SOURCE, { greeting: 'Welcome, {{ name }}', list: { count: 'Items: {{count}}', none: 'None' } })).toEqual([]);
  });

  it('reports missing, extra and empty texts', () => {
    expect(catalogueFaults(SOURCE, { greeting: 'Welcome, {{name}}', list: { count: ' ' }, extra: 'x' })).toEqual([
      'list.count is empty',
      'list.none is missing',
      'extra is not in the source',
    ]);
  });

  it('reports texts with other variables than the source', () => {
    expect(catalogueFaults(SOURCE, { greeting: 'Welcome', list: { count: '{{number}}', none: 'None' } })).toEqual([
      'greeting shows () instead of (name)',
      'list.count shows (number) instead of (count)',
    ]);
  });
});
