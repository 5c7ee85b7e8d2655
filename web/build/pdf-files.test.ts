import { expect, it } from 'vitest';
import { isBlockedName } from '#shared/rules/sites/blocked-name.ts';
import { pdfFiles, pdfLicences } from '#web/build/pdf-files.ts';

it('pdfFiles returns the character maps, symbol fonts and decoders that the PDF library reads (R-6.134)', () => {
  const names = pdfFiles().map(({ fileName }) => fileName.replace(/^assets\/pdfjs-\d+-\d+-\d+\//, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'cmaps/UniJIS-UTF16-H.bcmap',
      'cmaps/90ms-RKSJ-H.bcmap',
      'standard_fonts/FoxitSymbol.pfb',
      'standard_fonts/FoxitDingbats.pfb',
      'wasm/openjpeg_nowasm_fallback.js',
      'wasm/jbig2_nowasm_fallback.js',
    ]),
  );
  expect(names.filter((name) => isBlockedName(name) || name.endsWith('.wasm'))).toEqual([]);
});

it('pdfLicences lists the licences of the data of the PDF library (R-6.62)', () => {
  for (const { name, text, identifier } of pdfLicences())
    expect([name, text?.length ?? 0, identifier]).toEqual([name, expect.any(Number), expect.stringMatching(/^BSD/)]);
  expect(pdfLicences().every(({ text }) => /redistribution/i.test(text ?? ''))).toBe(true);
});
