import { luminance, mixColours, parseColour } from '#shared/values/colour.ts';

/** The light around buttons without a colour of their own: black, grey and white. A darker halo would look like dirt. */
const WARM = '#F5B642';
/** Distance of the strongest from the weakest channel, 0 to 255, below which a colour counts as grey. */
const GREY = 32;
/** Relative luminances between which a colour is seen as light, on white cards and on dark pictures. */
const DARK = 0.15;
const BRIGHT = 0.6;
const SHARE = 0.45;

/** Returns the colour of the light around a button of this colour, for the animations GLOW and PULSE_OUT. */
export function glowColour(button: string): string {
  const rgb = parseColour(button);
  if (!rgb) return WARM;
  const channels = [rgb.red, rgb.green, rgb.blue];
  if (Math.max(...channels) - Math.min(...channels) < GREY) return WARM;
  const light = luminance(rgb);
  if (light < DARK) return mixColours(button, '#FFFFFF', SHARE);
  return light > BRIGHT ? mixColours(button, WARM, SHARE) : button;
}
