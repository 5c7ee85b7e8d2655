import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { inspectPicture, storedVariants, variantFiles, type Picture } from '#functions/media/jobs/process-media/picture/picture.ts';
import { creativeMaxBytes, type MediaKind, publishedVariants, variantName } from '#shared/model/media/media.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

const plain = (width: number, height: number, background = '#336699') => sharp({ create: { width, height, channels: 3, background } });
const png = (width: number, height: number) => plain(width, height).png().toBuffer();
const jpeg = (width: number, height: number) => plain(width, height).jpeg().toBuffer();
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#000' } });

/** A PNG whose header declares this size without matching data: a decompression bomb. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1_000))), chunk('IEND', Buffer.alloc(0))]);
}

const faultOf = async (bytes: Uint8Array, kind: MediaKind = 'creative') => {
  const inspection = await inspectPicture(bytes, kind);
  return inspection.ok ? undefined : inspection.fault;
};

async function pictureOf(bytes: Uint8Array, kind: MediaKind = 'creative'): Promise<Picture> {
  const inspection = await inspectPicture(bytes, kind);
  if (!inspection.ok) throw new Error(inspection.fault);
  return inspection.picture;
}

async function filesOf(bytes: Uint8Array, kind: MediaKind = 'creative') {
  const files = [];
  for await (const { body, width, format } of variantFiles(await pictureOf(bytes, kind), kind))
    files.push({ name: `${width}.${format}`, body, metadata: await sharp(body).metadata() });
  return files;
}

describe('inspectPicture', () => {
  it('accepts an animated PNG as its first frame', async () => {
    const still = await png(8, 8);
    const control = Buffer.from('\0\0\0\u0008acTL\0\0\0\u0001\0\0\0\0\0\0\0\0', 'latin1');
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    /** The offset after the signature and the header. */
    const at = 8 + 25;
    expect(await faultOf(Buffer.concat([still.subarray(0, at), control, still.subarray(at)]))).toBeUndefined();
  });

  it('accepts PNG and JPEG', async () => {
    expect(await faultOf(await png(10, 10))).toBeUndefined();
    expect(await faultOf(await jpeg(10, 10))).toBeUndefined();
  });

  it.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG, which can contain scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(1_000)],
  ])('refuses content that is not a picture: %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('unsupported-content');
  });

  it('refuses WebP, GIF, TIFF and AVIF pictures, and videos', async () => {
    for (const bytes of [
      await plain(4, 4).webp().toBuffer(),
      await plain(4, 4).gif().toBuffer(),
      await plain(4, 4).tiff().toBuffer(),
      await plain(4, 4).avif().toBuffer(),
      fixtureFile('sound.mp4'),
      fixtureFile('camera.mov'),
    ])
      expect(await faultOf(bytes)).toBe('unsupported-content');
  });

  it('refuses truncated and damaged files', async () => {
    const [whole, photo] = [await noise(300, 300).png().toBuffer(), await noise(300, 300).jpeg().toBuffer()];
    expect(await faultOf(whole.subarray(0, whole.length / 2))).toBe('unreadable');
    expect(await faultOf(photo.subarray(0, photo.length / 2))).toBe('unreadable');
    expect(await faultOf(whole.subarray(0, 20))).toBe('unreadable');
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 1_000, 2_000);
    expect(await faultOf(damaged)).toBe('unreadable');
  });

  it('refuses decompression bombs by their header, without decoding them', async () => {
    const decoding = vi.fn();
    sharp.queue.on('change', decoding);
    expect(await faultOf(hollowPng(60_000, 60_000))).toBe('too-many-pixels');
    expect(await faultOf(hollowPng(20_000, 10))).toBe('too-many-pixels');
    expect(await faultOf(hollowPng(16_000, 16_000))).toBe('too-many-pixels');
    expect(decoding).not.toHaveBeenCalled();
    expect(await faultOf(hollowPng(5_000, 5_000))).toBe('unreadable');
    expect(decoding).toHaveBeenCalled();
    sharp.queue.off('change', decoding);
  });
});

describe('HEIC pictures', () => {
  const heic = (name: string) => pictureOf(fixtureFile(name));
  /** The colour in the middle of the left half of a picture, in red, green and blue. */
  const leftOf = async ({ pixels, facts }: Picture): Promise<number[]> => {
    const spot = { left: Math.floor(facts.width / 4), top: Math.floor(facts.height / 2), width: 1, height: 1 };
    return [...(await pixels().extract(spot).removeAlpha().raw().toBuffer())];
  };

  it('pass inspection and get the same variants as other pictures', async () => {
    const bytes = fixtureFile('upright.heic');
    expect((await pictureOf(bytes)).facts).toMatchObject({ width: 120, height: 80 });
    expect((await filesOf(bytes)).map(({ name }) => name)).toEqual(['160.webp', '120.avif', '120.webp']);
    expect(await leftOf(await heic('upright.heic'))).toEqual([224, 16, 14].map((value) => expect.closeTo(value, -1)));
  });

  it('are rotated upright', async () => {
    const picture = await heic('rotated.heic');
    expect(picture.facts).toMatchObject({ width: 80, height: 120 });
    const above = await picture.pixels().extract({ left: 40, top: 20, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([...above]).toEqual([16, 17, 223].map((value) => expect.closeTo(value, -1)));
  });

  it('keep wide-gamut colours as close as sRGB allows', async () => {
    expect(await leftOf(await heic('wide-gamut.heic'))).toEqual([245, 0, 0].map((value) => expect.closeTo(value, -1)));
  });

  it('fail inspection when truncated or when their header states too many pixels', async () => {
    const whole = fixtureFile('upright.heic');
    expect(await faultOf(whole.subarray(0, 300))).toBe('unreadable');
    const lying = Buffer.from(whole);
    const size = lying.indexOf('ispe') + 8;
    lying.writeUInt32BE(16_000, size);
    lying.writeUInt32BE(16_000, size + 4);
    expect(await faultOf(lying)).toBe('too-many-pixels');
  });
});

describe('the variants of a picture', () => {
  it('have the size of the picture after rotation', async () => {
    const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { facts } = await pictureOf(lying);
    expect(facts).toMatchObject({ width: 20, height: 40 });
    const [thumbnail] = await filesOf(lying);
    expect(thumbnail?.metadata).toMatchObject({ width: 20, height: 40 });
  });

  it('come with the average colour of the picture, on white where it is transparent', async () => {
    expect((await pictureOf(await png(30, 30))).facts.colour).toBe('#336699');
    const glass = await sharp({ create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect((await pictureOf(glass)).facts.colour).toBe('#ffffff');
    const grey = await plain(10, 10, '#808080').greyscale().png().toBuffer();
    expect((await pictureOf(grey)).facts.colour).toBe('#808080');
  });

  it.each([
    [300, ['160.webp', '300.avif', '300.webp']],
    [1_000, ['160.webp', '480.avif', '480.webp', '736.avif', '736.webp', '1000.avif', '1000.webp']],
    [3_000, ['160.webp', '480.avif', '480.webp', '736.avif', '736.webp', '1080.avif', '1080.webp']],
  ])('have the names that the renderer uses, for a creative %d pixels wide', async (width, names) => {
    const files = await filesOf(await jpeg(width, width * 2));
    expect(files.map(({ name }) => name)).toEqual(names);
    expect(files.map(({ name }) => name)).toEqual(storedVariants('creative', width).map((variant) => `${variant.width}.${variant.format}`));
    for (const { name, metadata } of files) {
      expect(metadata.width).toBe(Math.min(width, Number(name.split('.')[0])));
      expect(metadata.height).toBe(metadata.width * 2);
    }
  });

  const avifsOf = async (bytes: Uint8Array) => (await filesOf(bytes)).filter(({ metadata }) => metadata.compression === 'av1');
  /** Encodes with the default AVIF quality, which is lowered only for files that are too heavy. */
  const usual = (bytes: Uint8Array, width: number) => sharp(bytes).resize({ width }).avif({ quality: 48, effort: 2 }).toBuffer();

  it('stay within their byte limit as AVIF, because the quality of heavy pictures is reduced', async () => {
    const grain = await noise(1_080, 1_200).blur(1.2).jpeg({ quality: 90 }).toBuffer();
    expect((await usual(grain, 1_080)).length).toBeGreaterThan(creativeMaxBytes(1_080));
    const files = await avifsOf(grain);
    expect(files.map(({ body, metadata }) => body.length <= creativeMaxBytes(metadata.width))).toEqual([true, true, true]);
  });

  it('exceed the byte limit if even the minimum quality does not fit', async () => {
    const [file] = await avifsOf(await noise(480, 800).png().toBuffer());
    expect(file?.body.length).toBeGreaterThan(creativeMaxBytes(480));
  });

  it('have at most the width of the picture', async () => {
    const files = await filesOf(await png(90, 400));
    expect(files.map(({ name, metadata }) => [name, metadata.width])).toEqual([
      ['160.webp', 90],
      ['90.avif', 90],
      ['90.webp', 90],
    ]);
  });

  it('fit logos into their box and favicons into squares', async () => {
    const logos = await filesOf(await png(1_000, 1_000), 'logo');
    expect(logos.map(({ name, metadata }) => [name, metadata.width, metadata.height])).toEqual([
      ['250.webp', 150, 150],
      ['500.webp', 300, 300],
    ]);
    const icons = await filesOf(await png(64, 32), 'favicon');
    expect(icons.map(({ name, metadata }) => [name, metadata.width, metadata.height, metadata.hasAlpha])).toEqual([
      ['32.png', 32, 32, true],
      ['180.png', 180, 180, true],
      ['256.png', 256, 256, true],
    ]);
  });

  it.each([
    [4_000, 1_000],
    [600, 1_200],
    [1_200, 630],
  ])('fill a JPEG of 1,200 × 630 pixels with a picture of %i × %i for sharing (R-14.132)', async (width, height) => {
    const [card, ...others] = await filesOf(await png(width, height), 'share');
    expect([card?.name, card?.metadata.format, card?.metadata.width, card?.metadata.height]).toEqual(['1200.jpg', 'jpeg', 1_200, 630]);
    expect(others).toEqual([]);
  });

  it('fit a brand logo like the logo of a site, keep a seal transparent and make profile pictures square', async () => {
    const logos = await filesOf(await png(1_000, 1_000), 'brand');
    expect(logos.map(({ name, metadata }) => [name, metadata.width, metadata.height])).toEqual([
      ['250.webp', 150, 150],
      ['500.webp', 300, 300],
      ['500.png', 300, 300],
    ]);
    const seals = await filesOf(await plain(1_000, 1_000).ensureAlpha(0.5).png().toBuffer(), 'issuer');
    expect(seals.map(({ name, metadata }) => [name, metadata.height, metadata.hasAlpha])).toEqual([
      ['500.webp', 500, true],
      ['500.png', 500, true],
    ]);
    const faces = await filesOf(await jpeg(300, 200), 'profile');
    expect(faces.map(({ name, metadata }) => [name, metadata.width, metadata.height])).toEqual([
      ['96.webp', 96, 96],
      ['250.webp', 250, 250],
      ['500.webp', 500, 500],
    ]);
  });

  it.each([
    ['product', 200, ['200.webp']],
    ['product', 300, ['240.webp', '300.webp']],
    ['product', 2_000, ['240.webp', '480.webp']],
    ['popup', 500, ['360.webp', '500.webp']],
    ['popup', 2_000, ['360.webp', '720.webp']],
  ] as const)('have the names that the renderer uses, for a %s %d pixels wide, and keep its aspect ratio', async (kind, width, names) => {
    const files = await filesOf(await jpeg(width, width / 2), kind);
    expect(files.map(({ name }) => name)).toEqual(names);
    expect(names).toEqual(publishedVariants(kind, width).map(variantName));
    for (const { name, metadata } of files) {
      expect(metadata.width).toBe(Number(name.split('.')[0]));
      expect(metadata.height).toBe(metadata.width / 2);
    }
  });

  it('keep transparency and contain no camera metadata', async () => {
    const camera = await plain(200, 200)
      .ensureAlpha(0.5)
      .withExif({ IFD0: { Copyright: 'A photographer' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    for (const { metadata } of await filesOf(camera)) {
      expect(metadata).toMatchObject({ hasAlpha: true, space: 'srgb' });
      expect(metadata.exif).toBeUndefined();
      expect(metadata.icc).toBeUndefined();
    }
  });

  it('are 8-bit sRGB, also for CMYK and 16-bit files', async () => {
    const cmyk = await plain(200, 200).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    for (const { metadata } of await filesOf(cmyk)) expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar' });
    const deep = await plain(200, 200).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    for (const { metadata } of await filesOf(deep)) expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar' });
  });

  it('have the same bytes each time for the same picture', async () => {
    const photo = await noise(600, 400).jpeg().toBuffer();
    const [once, again] = [await filesOf(photo), await filesOf(photo)];
    expect(once.map(({ body }) => Buffer.from(body).toString('base64'))).toEqual(
      again.map(({ body }) => Buffer.from(body).toString('base64')),
    );
  });
});
