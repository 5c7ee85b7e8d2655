import { hexOf, luminance, mixed, parseColour, type Rgb, rgbContrastRatio } from '#shared/values/colour.ts';

/** The colours of a QR code. */
export interface QrColours {
  dark: string;
  light: string;
}

export const BLACK_ON_WHITE: QrColours = { dark: '#000000', light: '#ffffff' };

const BLACK: Rgb = { red: 0, green: 0, blue: 0 };
const WHITE: Rgb = { red: 255, green: 255, blue: 255 };

/** The least contrast of the modules to their ground: scanners read prints and dim screens too. */
export const QR_CONTRAST = 7;
/** The least luminance of the ground. Many scanners do not read light modules on a dark ground. */
export const GROUND_LUMINANCE = 0.7;
const STEPS = 20;

/** Returns the first mixture of a colour with another one that is accepted: the colour itself, if possible. */
const nearest = (from: Rgb, to: Rgb, isAccepted: (colour: Rgb) => boolean): Rgb =>
  Array.from({ length: STEPS + 1 }, (_, step) => mixed(from, to, step / STEPS)).find(isAccepted) ?? to;

/**
 * Returns colours for a QR code that scanners read: the ground is lightened and the modules are darkened as far as necessary.
 * Colours that cannot be parsed count as black and white.
 */
export function qrColours({ dark, light }: QrColours): QrColours {
  const ground = nearest(parseColour(light) ?? WHITE, WHITE, (colour) => luminance(colour) >= GROUND_LUMINANCE);
  const modules = nearest(parseColour(dark) ?? BLACK, BLACK, (colour) => rgbContrastRatio(colour, ground) >= QR_CONTRAST);
  return { dark: hexOf(modules), light: hexOf(ground) };
}
