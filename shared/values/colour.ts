/** Red, green and blue, 0 to 255. */
export interface Rgb {
  red: number;
  green: number;
  blue: number;
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const NUMBER = String.raw`(\d{1,3}(?:\.\d+)?)`;
const PERCENT = String.raw`${NUMBER}%`;
const ALPHA = String.raw`(?:\s*,\s*(\d(?:\.\d+)?|\.\d+|\d{1,3}(?:\.\d+)?%))`;
const triple = (name: string, parts: readonly string[]) => {
  const body = parts.join(String.raw`\s*,\s*`);
  return new RegExp(`^(?:${name}\\(\\s*${body}\\s*\\)|${name}a\\(\\s*${body}${ALPHA}\\s*\\))$`, 'i');
};
const RGB = triple('rgb', [NUMBER, NUMBER, NUMBER]);
const HSL = triple('hsl', [NUMBER, PERCENT, PERCENT]);

const alphaIsInRange = (alpha: string | undefined): boolean =>
  alpha === undefined || (alpha.endsWith('%') ? Number.parseFloat(alpha) <= 100 : Number(alpha) <= 1);

/** Returns the three channel values of a functional notation, from the variant (with or without alpha) that matched. */
function figures(match: RegExpMatchArray): [number, number, number] | undefined {
  const at = match[1] === undefined ? 4 : 1;
  if (!alphaIsInRange(match[7])) return undefined;
  return [Number(match[at]), Number(match[at + 1]), Number(match[at + 2])];
}

function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
}

/**
 * Parses a colour: hex of 3 or 6 digits, rgb/rgba or hsl/hsla in comma syntax, with checked ranges (hue 0 to
 * 360). Alpha is validated and dropped. Returns `undefined` for anything else.
 */
export function parseColour(value: string): Rgb | undefined {
  const hex = HEX.exec(value)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const packed = Number.parseInt(digits, 16);
    return { red: packed >> 16, green: (packed >> 8) & 255, blue: packed & 255 };
  }
  const rgb = RGB.exec(value);
  if (rgb) {
    const channels = figures(rgb);
    if (!channels || channels.some((channel) => channel > 255)) return undefined;
    return { red: channels[0], green: channels[1], blue: channels[2] };
  }
  const hsl = HSL.exec(value);
  if (hsl) {
    const parts = figures(hsl);
    if (!parts || parts[0] > 360 || parts[1] > 100 || parts[2] > 100) return undefined;
    return hslToRgb(parts[0], parts[1] / 100, parts[2] / 100);
  }
  return undefined;
}

export const isColour = (value: string): boolean => parseColour(value) !== undefined;

/** Returns a colour as `#rrggbb`. */
export const hexOf = ({ red, green, blue }: Rgb): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Returns `from` for `share` 0, `to` for 1, and in between a mixture with whole channels. */
export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => ({
  red: Math.round(from.red + (to.red - from.red) * share),
  green: Math.round(from.green + (to.green - from.green) * share),
  blue: Math.round(from.blue + (to.blue - from.blue) * share),
});

/** Returns the text colour generated for a background: black if its brightness is over 128, otherwise white. */
export function textColourOn(background: string): '#000000' | '#FFFFFF' {
  const rgb = parseColour(background);
  if (!rgb) return '#000000';
  const brightness = (299 * rgb.red + 587 * rgb.green + 114 * rgb.blue) / 1000;
  return brightness > 128 ? '#000000' : '#FFFFFF';
}

/** Minimum contrast of text under 18 px, WCAG 2.2 AA. */
export const TEXT_CONTRAST = 4.5;

/** The share of each channel in the relative luminance of a colour. */
export const LUMINANCE_SHARES: Rgb = { red: 0.2126, green: 0.7152, blue: 0.0722 };

/** Returns the linear light, 0 to 1, of a channel of sRGB, 0 to 255. */
export const linearLight = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of WCAG, 0 to 1. */
export const luminance = ({ red, green, blue }: Rgb): number =>
  LUMINANCE_SHARES.red * linearLight(red) + LUMINANCE_SHARES.green * linearLight(green) + LUMINANCE_SHARES.blue * linearLight(blue);

/** What both luminances of a contrast ratio are raised by, for the light that a screen reflects. */
export const REFLECTED_LIGHT = 0.05;

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export function rgbContrastRatio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + REFLECTED_LIGHT) / (dark + REFLECTED_LIGHT);
}

/** Returns the WCAG contrast ratio of two colours in any notation of `parseColour`; `undefined` if a colour is invalid. */
export function contrastRatio(one: string, other: string): number | undefined {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a && b && rgbContrastRatio(a, b);
}

/** Whether text has enough contrast (WCAG 2.2 AA). An invalid colour counts as readable, because it already breaks the rule for colours. */
export const hasReadableContrast = (text: string, background: string): boolean =>
  (contrastRatio(text, background) ?? Infinity) >= TEXT_CONTRAST;

/** Returns `one` with `share` (0 to 1) of `other`, mixed in sRGB as browsers blend, as `#rrggbb`; `one` if either colour is invalid. */
export function mixColours(one: string, other: string, share: number): string {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a && b ? hexOf(mixed(a, b, share)) : one;
}
