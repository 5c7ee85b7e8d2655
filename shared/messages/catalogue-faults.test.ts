import { describe, expect, it } from 'vitest';
import { catalogueFaults } from '#shared/messages/catalogue-faults.ts';

const SOURCE = { greeting: 'ようこそ、{{name}}さん', list: { count: '{{count}}件', none: 'なし' } };

describe('catalogueFaults', () => {
  it('finds nothing in a full translation', () => {
    expect(catalogueFaults(SOURCE, { greeting: 'Welcome, {{ name }}', list: { count: 'Items: {{count}}', none: 'None' } })).toEqual([]);
  });

  it('names missing, surplus and empty texts', () => {
    expect(catalogueFaults(SOURCE, { greeting: 'Welcome, {{name}}', list: { count: ' ' }, extra: 'x' })).toEqual([
      'list.count is empty',
      'list.none is missing',
      'extra is not in the source',
    ]);
  });

  it('names texts that show other variables', () => {
    expect(catalogueFaults(SOURCE, { greeting: 'Welcome', list: { count: '{{number}}', none: 'None' } })).toEqual([
      'greeting shows () instead of (name)',
      'list.count shows (number) instead of (count)',
    ]);
  });
});
