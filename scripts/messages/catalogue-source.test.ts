import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueTexts, withCatalogueTexts } from './catalogue-source.ts';

const CODE = `import { shared } from './shared.ts';
/** A note. */
export const domains = {
  title: '独自ドメイン',
  /** Why not. */
  state: { live: 'It’s live', ended: "It's over" } satisfies Record<string, string>,
  ...shared,
} as const satisfies Record<string, unknown>;
`;

describe('catalogueTexts', () => {
  it('returns the texts that are literals of the catalogue, in their groups', () => {
    expect(catalogueTexts(CODE)).toEqual({ title: '独自ドメイン', state: { live: 'It’s live', ended: "It's over" } });
  });
});

describe('withCatalogueTexts', () => {
  it('replaces changed texts and nothing else', () => {
    const changed = withCatalogueTexts(CODE, { state: { ended: "Don't\n\\ touch" } });
    expect(catalogueTexts(changed)).toEqual({ title: '独自ドメイン', state: { live: 'It’s live', ended: "Don't\n\\ touch" } });
    expect(changed.replace(String.raw`'Don\'t\n\\ touch'`, '"It\'s over"')).toBe(CODE);
  });

  it('leaves every catalogue of the product unchanged if no text has changed', () => {
    for (const file of globSync('shared/messages/{jp,en,cn,kr}/*/*.ts')) {
      const code = readFileSync(file, 'utf8');
      expect(withCatalogueTexts(code, catalogueTexts(code))).toBe(code);
      expect(Object.keys(catalogueTexts(code)), file).not.toEqual([]);
    }
  });

  it.each([
    ['an unknown key', { titel: 'x' }],
    ['a text in place of a group', { state: 'x' }],
    ['a group in place of a text', { title: { a: 'x' } }],
  ])('refuses %s', (_, texts) => {
    expect(() => withCatalogueTexts(CODE, texts)).toThrow('is not a text of the catalogue');
  });
});
