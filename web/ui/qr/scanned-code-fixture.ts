import jsQR from 'jsqr';
import sharp from 'sharp';

// The package is a CommonJS module whose only export is the function, which its types name `default`.
const decode = jsQR as unknown as typeof jsQR.default;

/** Returns the text of the QR code in a picture, as a scanner reads it that does not try inverted codes; `undefined` if it reads none. */
export async function scannedCode(picture: Buffer, width: number): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 300 }).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}
