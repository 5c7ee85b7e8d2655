import { hexOf, mixed, rgbContrastRatio, parseColour, type Rgb, TEXT_CONTRAST, textColourOn } from '#shared/values/colour.ts';

/** Minimum contrast of a control's edge, WCAG 2.2 AA. */
const CONTROL_CONTRAST = 3;
/** The contrast below which a surface is indistinguishable from the page. */
const LOST_CONTRAST = 1.25;
/** Contrast of the fill of a grey brand in the dark scheme, in which ink and surface exchange. */
const EXCHANGED_CONTRAST = 12;
/** The largest difference between the channels of a colour that counts as grey. */
const GREY_SPREAD = 16;
const INK = '#202020';
const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
const BLACK: Rgb = { red: 0, green: 0, blue: 0 };
/** The darkest background of text and lines in the main colour: the console's page. */
const PAGE: Rgb = { red: 250, green: 250, blue: 248 };

/** The background of cards and bars of the console in the dark scheme. */
export const DARK_SURFACE = '#1e1e1c';
/** The lightest background of text and lines in the main colour in the dark scheme: an item under the pointer. */
export const DARK_HOVER = '#2a2a28';

/** Whether the console is shown with dark text on white, or exchanged. */
export type ColourScheme = 'light' | 'dark';

/** Mixes a colour with `towards` in steps until its contrast against `against` reaches `enough`. */
function shadedFor(colour: Rgb, towards: Rgb, against: Rgb, enough = TEXT_CONTRAST): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixed(colour, towards, share);
    if (rgbContrastRatio(candidate, against) >= enough) return candidate;
  }
  return towards;
}

export interface BrandColours {
  /** The chosen colour, in hex. */
  main: string;
  /** Background of buttons. */
  fill: string;
  /** Text on `fill`: black or white; in the light scheme by the brightness rule. */
  onFill: string;
  /** Border of `fill`: the same colour, or another one if `fill` is almost the page's colour. */
  edge: string;
  /** Text and lines on cards and on the console's page. */
  line: string;
  /** Returns a tint of `fill`: the background of cards for `share` 0, `fill` for 1. */
  tint: (share: number) => string;
}

function lightColours(main: Rgb): Omit<BrandColours, 'main'> {
  const onFill = textColourOn(hexOf(main));
  const fill = onFill === '#FFFFFF' ? shadedFor(main, BLACK, WHITE) : main;
  const edge = rgbContrastRatio(fill, PAGE) < LOST_CONTRAST ? shadedFor(fill, BLACK, PAGE, CONTROL_CONTRAST) : fill;
  return {
    fill: hexOf(fill),
    onFill,
    edge: hexOf(edge),
    line: hexOf(shadedFor(main, BLACK, PAGE)),
    tint: (share) => hexOf(mixed(WHITE, fill, share)),
  };
}

const isGrey = ({ red, green, blue }: Rgb): boolean => Math.max(red, green, blue) - Math.min(red, green, blue) <= GREY_SPREAD;

function darkColours(main: Rgb): Omit<BrandColours, 'main'> {
  const surface = parseColour(DARK_SURFACE) ?? BLACK;
  const hover = parseColour(DARK_HOVER) ?? BLACK;
  const fill = shadedFor(main, WHITE, surface, isGrey(main) ? EXCHANGED_CONTRAST : CONTROL_CONTRAST);
  return {
    fill: hexOf(fill),
    onFill: rgbContrastRatio(fill, WHITE) >= TEXT_CONTRAST ? '#FFFFFF' : '#000000',
    edge: hexOf(fill),
    line: hexOf(shadedFor(main, WHITE, hover, isGrey(main) ? EXCHANGED_CONTRAST : TEXT_CONTRAST)),
    tint: (share) => hexOf(mixed(surface, fill, share)),
  };
}

/** Derives a palette from an account's main colour, darkened or lightened wherever its contrast fails WCAG 2.2 AA. */
export function brandColours(mainColour: string, scheme: ColourScheme = 'light'): BrandColours {
  const main = parseColour(mainColour) ?? parseColour(INK) ?? WHITE;
  return { main: hexOf(main), ...(scheme === 'light' ? lightColours(main) : darkColours(main)) };
}
