import { rgbContrastRatio, parseColour, type Rgb, TEXT_CONTRAST, textColourOn } from '#shared/rules/colour/colour.ts';

/** WCAG 2.2 AA for the edges of controls. */
const CONTROL_CONTRAST = 3;
/** Below this a surface is taken for the page itself. */
const LOST_CONTRAST = 1.25;
const INK = '#202020';
const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
/** The darkest of what text and lines in the main colour stand on: the console's pages. */
const PAGE: Rgb = { red: 250, green: 250, blue: 248 };

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => ({
  red: Math.round(from.red + (to.red - from.red) * share),
  green: Math.round(from.green + (to.green - from.green) * share),
  blue: Math.round(from.blue + (to.blue - from.blue) * share),
});

const hex = ({ red, green, blue }: Rgb): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The colour, darkened step by step until it stands out from `against`. */
function darkenedFor(colour: Rgb, against: Rgb, enough = TEXT_CONTRAST): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixed(colour, { red: 0, green: 0, blue: 0 }, share);
    if (rgbContrastRatio(candidate, against) >= enough) return candidate;
  }
  return { red: 0, green: 0, blue: 0 };
}

export interface BrandColours {
  /** As it was chosen, in hex. */
  main: string;
  /** Behind the text of buttons. */
  fill: string;
  /** On top of `fill`: black or white by the brightness rule (spec 9). */
  onFill: string;
  /** Around `fill`: itself, or a line that shows where it ends if it is all but white. */
  edge: string;
  /** For text and lines on white and on the console's pages. */
  line: string;
  /** From almost white to almost black, as themes want them. */
  tint: (share: number) => string;
}

/** The colours made of an account's main colour; where its contrast fails, a darker one takes its place. */
export function brandColours(mainColour: string): BrandColours {
  const main = parseColour(mainColour) ?? parseColour(INK) ?? WHITE;
  const onFill = textColourOn(hex(main));
  const fill = onFill === '#FFFFFF' ? darkenedFor(main, WHITE) : main;
  const line = darkenedFor(main, PAGE);
  const edge = rgbContrastRatio(fill, PAGE) < LOST_CONTRAST ? darkenedFor(fill, PAGE, CONTROL_CONTRAST) : fill;
  return { main: hex(main), fill: hex(fill), onFill, edge: hex(edge), line: hex(line), tint: (share) => hex(mixed(WHITE, fill, share)) };
}
