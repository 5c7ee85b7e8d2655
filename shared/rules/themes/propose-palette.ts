import type { Palette } from '#shared/model/sites/theme.ts';
import { type DominantColour, dominantColours } from '#shared/rules/themes/dominant-colours.ts';
import {
  hasReadableContrast,
  hexOf,
  luminance,
  mixed,
  rgbContrastRatio,
  type Rgb,
  TEXT_CONTRAST,
  textColourOn,
} from '#shared/values/colour.ts';

const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
const BLACK: Rgb = { red: 0, green: 0, blue: 0 };

/** Luminances up to which a colour is dark, and of the darkest and lightest papers. */
const DARK = 0.12;
const DARK_PAPER = 0.03;
const LIGHT_PAPER = 0.75;
const ALMOST_WHITE = 0.95;
/** The chroma from which paper is tinted. */
const TINTED = 0.02;
/** The share of dark colours from which the paper is dark. */
const MOSTLY = 0.5;
/** The chroma, 0 to 1, below which a colour is grey, and the share below which it is a speck. */
const GREY = 0.12;
const SPECK = 0.004;

const chroma = ({ red, green, blue }: Rgb): number => (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;

/** Returns the colour mixed with `towards` in the smallest of 50 steps that is enough. */
function shifted(colour: Rgb, towards: Rgb, isEnough: (candidate: Rgb) => boolean): Rgb {
  for (let step = 0; step < 50; step += 1) {
    const candidate = mixed(colour, towards, step / 50);
    if (isEnough(candidate)) return candidate;
  }
  return towards;
}

/** Returns the most eye-catching colour: the most colourful of the frequent ones; `otherwise` if all are grey. */
function accentOf(colours: readonly DominantColour[], otherwise: Rgb): Rgb {
  const colourful = colours.filter(({ rgb, share }) => chroma(rgb) >= GREY && share >= SPECK);
  const [best] = colourful.toSorted((one, other) => chroma(other.rgb) * Math.sqrt(other.share) - chroma(one.rgb) * Math.sqrt(one.share));
  return best?.rgb ?? otherwise;
}

/** Returns the paper: the most frequent colour that is light, or dark, enough; otherwise white or black with some of the accent. */
function paperOf(colours: readonly DominantColour[], accent: Rgb, isDark: boolean): Rgb {
  const own = colours.find(({ rgb, share }) => share > MOSTLY / 2 && (isDark ? luminance(rgb) <= DARK : luminance(rgb) >= LIGHT_PAPER));
  if (isDark) return shifted(own?.rgb ?? accent, BLACK, (candidate) => luminance(candidate) <= DARK_PAPER);
  if (own && chroma(own.rgb) >= TINTED) return own.rgb;
  return chroma(accent) < GREY ? WHITE : mixed(WHITE, accent, 0.06);
}

/** Returns the colour of panels: lighter than the paper, or a little darker than white paper. */
function panelOf(background: Rgb, accent: Rgb): Rgb {
  if (luminance(background) < LIGHT_PAPER) return mixed(background, WHITE, 0.08);
  return luminance(background) > ALMOST_WHITE ? mixed(background, accent, 0.05) : mixed(background, WHITE, 0.6);
}

/**
 * Returns a palette from the dominant colours of a logo or of pictures. Its texts have a contrast of 4.5:1 on its papers, and the
 * text of its buttons on the accent.
 *
 * 1. The paper is dark if most of the picture is.
 * 2. The accent is the most colourful frequent colour; in a grey picture it is ink on light, and white on dark paper.
 * 3. Each colour is moved away from the papers until it is legible on both.
 */
export function proposePalette(colours: readonly DominantColour[]): Palette {
  const darkShare = colours.reduce((sum, { rgb, share }) => sum + (luminance(rgb) <= DARK ? share : 0), 0);
  const isDark = darkShare > MOSTLY;
  const away = isDark ? WHITE : BLACK;
  const found = accentOf(colours, isDark ? WHITE : { red: 26, green: 26, blue: 26 });
  const background = paperOf(colours, found, isDark);
  const surface = panelOf(background, found);
  const isLegible = (candidate: Rgb): boolean =>
    [background, surface].every((paper) => rgbContrastRatio(candidate, paper) >= TEXT_CONTRAST);
  const holdsText = (candidate: Rgb): boolean => hasReadableContrast(textColourOn(hexOf(candidate)), hexOf(candidate));
  const text = shifted(mixed(away, found, isDark ? 0.06 : 0.14), away, isLegible);
  const quiet = shifted(mixed(text, background, 0.35), away, isLegible);
  const accent = shifted(found, away, (candidate) => isLegible(candidate) && holdsText(candidate));
  const hex = (colour: Rgb): string => hexOf(colour).toUpperCase();
  return { background: hex(background), surface: hex(surface), text: hex(text), accent: hex(accent), quiet: hex(quiet) };
}

/** Returns a palette from the pixels of a logo or a picture, in red, green, blue and alpha, as a canvas has them. */
export const paletteFrom = (pixels: Uint8ClampedArray): Palette => proposePalette(dominantColours(pixels));
