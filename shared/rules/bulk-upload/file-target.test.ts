import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { cellName } from '#shared/values/cell.ts';
import { namedTarget } from '#shared/rules/bulk-upload/file-target.ts';

describe('namedTarget', () => {
  it.each([
    ['A1.jpg', 'A1', undefined],
    ['a1.JPG', 'A1', undefined],
    ['A01.png', 'A1', undefined],
    ['A001.png', 'A1', undefined],
    ['AB100.png', 'AB100', undefined],
    ['Ａ１.png', 'A1', undefined],
    ['B2_en.mp4', 'B2', 'en'],
    ['B2-EN.mp4', 'B2', 'en'],
    ['B2.en.mp4', 'B2', 'en'],
    ['B2 English.mp4', 'B2', 'en'],
    ['B2_zh-CN.mp4', 'B2', 'cn'],
    ['B2_zh_CN.mp4', 'B2', 'cn'],
    ['en_B2.mp4', 'B2', 'en'],
    ['ja-JP_B2.mp4', 'B2', 'jp'],
    ['B2_日本語.jpg', 'B2', 'jp'],
    ['en/A1.jpg', 'A1', 'en'],
    ['site/日本語/A1.jpg', 'A1', 'jp'],
    ['KO/summer/A1.jpg', 'A1', 'kr'],
    ['en/cn/A1.jpg', 'A1', 'cn'],
    ['en/B2_kr.jpg', 'B2', 'kr'],
    ['A1', 'A1', undefined],
    ['en/photo.jpg', undefined, 'en'],
    ['photo_en.jpg', undefined, 'en'],
    ['IMG_0001.jpg', undefined, undefined],
    // Has the form of a cell name, but no grid is so wide.
    ['IMG0001.jpg', 'IMG1', undefined],
    ['A0.jpg', undefined, undefined],
    ['A101.jpg', undefined, undefined],
    ['A1 (1).jpg', undefined, undefined],
    ['', undefined, undefined],
  ])('reads %s as cell %s and language %s', (path, cell, language) => {
    expect(namedTarget(path)).toEqual({ cell, language });
  });

  it('reads every cell and language, from the file name and from a folder', () => {
    const cells = fc.record({ row: fc.nat(99), column: fc.nat(18_277) }).map(cellName);
    fc.assert(
      fc.property(cells, fc.constantFrom(...LANGUAGES), fc.constantFrom('_', '-', '.', ' '), (cell, language, separator) => {
        expect(namedTarget(`${cell}${separator}${language}.jpg`)).toEqual({ cell, language });
        expect(namedTarget(`${language}/${cell}.jpg`)).toEqual({ cell, language });
      }),
    );
  });

  it('never throws for any path', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => void namedTarget(path)));
  });
});
