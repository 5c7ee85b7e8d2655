import { hexOf, mixed, rgbContrastRatio, parseColour, type Rgb, TEXT_CONTRAST, textColourOn } from '#shared/values/colour.ts';

/** Minimum contrast of a control's edge, WCAG 2.2 AA. */
const CONTROL_CONTRAST = 3;
/** The contrast below which a surface is indistinguishable from the page. */
const LOST_CONTRAST = 1.25;
const INK = '#202020';
const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
/** The darkest background of text and lines in the main colour: the console's page. */
const PAGE: Rgb = { red: 250, green: 250, blue: 248 };

/** Darkens a colour in steps until its contrast against `against` reaches `enough`. */
function darkenedFor(colour: Rgb, against: Rgb, enough = TEXT_CONTRAST): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixed(colour, { red: 0, green: 0, blue: 0 }, share);
    if (rgbContrastRatio(candidate, against) >= enough) return candidate;
  }
  return { red: 0, green: 0, blue: 0 };
}

export interface BrandColours {
  /** The chosen colour, in hex. */
  main: string;
  /** Background of buttons. */
  fill: string;
  /** Text on `fill`: black or white by the brightness rule. */
  onFill: string;
  /** Border of `fill`: the same colour, or a darker one if `fill` is almost white. */
  edge: string;
  /** Text and lines on white and on the console's page. */
  line: string;
  /** Returns a tint of `fill`: white for `share` 0, `fill` for 1. */
  tint: (share: number) => string;
}

/** Derives a palette from an account's main colour, darkened wherever its contrast fails WCAG 2.2 AA. */
export function brandColours(mainColour: string): BrandColours {
  const main = parseColour(mainColour) ?? parseColour(INK) ?? WHITE;
  const onFill = textColourOn(hexOf(main));
  const fill = onFill === '#FFFFFF' ? darkenedFor(main, WHITE) : main;
  const line = darkenedFor(main, PAGE);
  const edge = rgbContrastRatio(fill, PAGE) < LOST_CONTRAST ? darkenedFor(fill, PAGE, CONTROL_CONTRAST) : fill;
  return {
    main: hexOf(main),
    fill: hexOf(fill),
    onFill,
    edge: hexOf(edge),
    line: hexOf(line),
    tint: (share) => hexOf(mixed(WHITE, fill, share)),
  };
}
