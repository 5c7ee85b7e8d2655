import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagedFontFile } from '#infra/build/fonts/font-packages.ts';
import { allFontFiles, fontFile, fontFilePath } from '#shared/rules/themes/font-files.ts';
import { SYSTEM_WIDTHS } from '#site-renderer/styles/fonts/system-fonts.ts';
import { measureFont } from './measure-font.ts';
import { meanWidth } from './mean-width.ts';

const STANDARD_FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfkit')), 'data');

/** Returns the mean width of a standard font of PDF, which has the widths of a system font. */
function standardWidth(name: string): number {
  const metrics = readFileSync(join(STANDARD_FONTS, `${name}.afm`), 'latin1');
  return meanWidth((character) => {
    const [, width] = new RegExp(`^C ${character.codePointAt(0)} ; WX (\\d+)`, 'm').exec(metrics) ?? [];
    return Number(width) / 1_000;
  });
}

describe('FONT_TABLE', () => {
  it.each(allFontFiles())('describes the file of $id $weight; "npm run font-files" updates it', ({ id, weight }) => {
    expect(fontFile(id, weight)).toEqual(measureFont(id, readFileSync(packagedFontFile(id, weight))));
  });

  it('names each file once', () => {
    const paths = allFontFiles().map(({ id, weight }) => fontFilePath(id, weight));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/fonts\/[a-z\d-]+-(400|700)-[\da-f]{8}\.ttf$/);
  });
});

describe('SYSTEM_WIDTHS', () => {
  it.each([
    ['Helvetica', SYSTEM_WIDTHS['sans-serif'][400]],
    ['Helvetica-Bold', SYSTEM_WIDTHS['sans-serif'][700]],
    ['Times-Roman', SYSTEM_WIDTHS.serif[400]],
    ['Times-Bold', SYSTEM_WIDTHS.serif[700]],
  ])('has the mean width of %s', (name, width) => {
    expect(width).toBeCloseTo(standardWidth(name), 4);
  });
});
