import { describe, expect, it } from 'vitest';
import { nameFaults } from './retired-names.ts';

describe('retired names', () => {
  it('names the place of a retired name and the name to write', () => {
    expect(nameFaults('jp/x.ts', "a: 'x',\nb: 'サイト一覧へ',")).toEqual(['jp/x.ts:2: "サイト一覧" is a retired name, write "サイト制作"']);
    expect(nameFaults('kr/x.ts', "a: '사이트 목록으로',")).toHaveLength(1);
  });

  it('accepts the names in use, search words and comments', () => {
    expect(nameFaults('jp/x.ts', "/** The site list. */\nwords: 'サイト一覧 制作',\na: 'サイト制作へ',")).toEqual([]);
  });
});
