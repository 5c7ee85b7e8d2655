import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath, qrRuns, qrSvg } from '#web/ui/qr/qr-runs.ts';

const ADDRESS = 'https://abcdefghij12.sites.example.com/';

describe('qrRuns', () => {
  it('returns runs that qrSvg renders as exactly the modules of the QR code', async () => {
    const code = qrRuns(ADDRESS);
    const { data } = encode(ADDRESS, { ecc: 'Q', border: 4 });
    const { data: pixels } = await sharp(Buffer.from(qrSvg(code)))
      .resize(code.size, code.size, { kernel: 'nearest' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(
      Array.from({ length: code.size }, (_, y) =>
        Array.from({ length: code.size }, (_unused, x) => (pixels[y * code.size + x] ?? 0) < 128),
      ),
    ).toEqual(data);
  });

  it('leaves a quiet zone of four modules, as the standard requires', () => {
    const code = qrRuns(ADDRESS);
    const starts = [...qrPath(code).matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...starts), Math.max(...starts)]).toEqual([4, code.size - 5]);
  });
});
