import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, luminance, parseColour } from '#shared/values/colour.ts';
import { BLACK_ON_WHITE, GROUND_LUMINANCE, QR_CONTRAST, type QrColours, qrColours } from '#web/ui/qr/qr-colours.ts';
import { qrPdf } from '#web/ui/qr/qr-pdf.ts';
import { qrRuns, qrSvg } from '#web/ui/qr/qr-runs.ts';
import { scannedCode } from '#web/ui/qr/scanned-code-fixture.ts';

const ADDRESS = 'https://abcdefghij12.sites.example.com/en/B2';

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
const anyColours: fc.Arbitrary<QrColours> = fc.record({ dark: colour, light: colour });

const scanned = (svg: string): Promise<string | undefined> => scannedCode(Buffer.from(svg), 370);

describe('qrColours (R-14.166)', () => {
  it('returns modules and a ground of enough contrast for scanners, whatever the colours of a site', () => {
    fc.assert(
      fc.property(anyColours, (wanted) => {
        const { dark, light } = qrColours(wanted);
        expect(contrastRatio(dark, light)).toBeGreaterThanOrEqual(QR_CONTRAST);
        expect(luminance(parseColour(light) ?? expect.unreachable())).toBeGreaterThanOrEqual(GROUND_LUMINANCE);
      }),
    );
  });

  it('keeps colours that scanners read', () => {
    expect(qrColours({ dark: '#1c3a5e', light: '#f6f1e4' })).toEqual({ dark: '#1c3a5e', light: '#f6f1e4' });
    expect(qrColours(BLACK_ON_WHITE)).toEqual(BLACK_ON_WHITE);
  });

  it('never returns light modules on a dark ground', () => {
    const { dark, light } = qrColours({ dark: '#ffe08a', light: '#101820' });
    expect(luminance(parseColour(dark) ?? expect.unreachable())).toBeLessThan(luminance(parseColour(light) ?? expect.unreachable()));
  });
});

describe('QR codes', () => {
  it('QR codes are read by a scanner in any colours of a site, as SVG', async () => {
    await fc.assert(
      fc.asyncProperty(anyColours, async (wanted) => {
        expect(await scanned(qrSvg(qrRuns(ADDRESS), qrColours(wanted)))).toBe(ADDRESS);
      }),
      { numRuns: 12 },
    );
  });

  it('QR codes are a PDF with one page whose squares are those of the SVG, and whose table of objects is right', async () => {
    const code = qrRuns(ADDRESS);
    const colours = { dark: '#1c3a5e', light: '#f6f1e4' };
    const pdf = qrPdf(code, colours);
    const squares = [...pdf.matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm)].map(
      ([, x, y, length]) => `<path fill="${colours.dark}" d="M${x} ${code.size - 1 - Number(y)}h${length}v1h-${length}z"/>`,
    );
    const size = `0 0 ${code.size} ${code.size}`;
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" shape-rendering="crispEdges"><rect width="${code.size}" height="${code.size}" fill="${colours.light}"/>${squares.join('')}</svg>`;
    expect(await scanned(drawn)).toBe(ADDRESS);
    expect(pdf).toContain('0.1098 0.2275 0.3686 rg');
    const at = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.startsWith('xref\n', at)).toBe(true);
    const offsets = [...pdf.slice(at).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, index) => pdf.startsWith(`${index + 1} 0 obj`, offset))).toEqual([true, true, true, true]);
    const [, length = ''] = /\/Length (\d+) >>\nstream\n/.exec(pdf) ?? [];
    const start = pdf.indexOf('stream\n') + 'stream\n'.length;
    expect(pdf.slice(start + Number(length)).startsWith('\nendstream')).toBe(true);
  });
});
