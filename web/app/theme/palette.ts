import type { MantineColorsTuple } from '@mantine/core';
import type { ColourScheme } from '#shared/rules/colour/brand-colour.ts';

/**
 * Shades of a hue in both schemes. A number means the same in both: 0 to 2 are backgrounds, 3 to 5 lines, 6 icons, and 7 to 9 texts, which
 * are readable on the backgrounds.
 */
export type Ramp = Record<ColourScheme, MantineColorsTuple>;

/** The shade that fills buttons. White text is readable on it in the light ramp, which both schemes use for filled controls. */
export const FILL = 7;

const WARM_GREY: Ramp = {
  light: ['#fafaf8', '#f3f3f0', '#e6e6e2', '#d6d6d1', '#b9b9b3', '#8c8c86', '#6b6b66', '#53534f', '#3a3a37', '#202020'],
  dark: ['#242422', '#2a2a28', '#363633', '#454542', '#5e5e59', '#85857f', '#a6a6a0', '#bebeb8', '#d7d7d2', '#f1f1ed'],
};

/** #E54D2E is used for icons and lines; text uses one shade darker, since #E54D2E has a contrast below 4.5:1. */
const DANGER: Ramp = {
  light: ['#fff4f1', '#fde6e0', '#f9cabf', '#f4a897', '#ee7f68', '#e9654a', '#e54d2e', '#c2371a', '#a52d14', '#7d2210'],
  dark: ['#2d1712', '#411e16', '#5a281c', '#7a3423', '#9f432c', '#c9573a', '#ee7f68', '#f39a86', '#f7b8a9', '#fbdad2'],
};

const GREEN: Ramp = {
  light: ['#eefaf1', '#d9f2e0', '#b3e4c1', '#86d39c', '#57bd76', '#35a85a', '#218c46', '#16733a', '#115c2e', '#0c4523'],
  dark: ['#12251a', '#173322', '#1d452d', '#255c3b', '#2f774c', '#3d9560', '#52b476', '#74cb92', '#9bdcb1', '#c6edd3'],
};

const BLUE: Ramp = {
  light: ['#eef5fd', '#dbe9fa', '#b7d2f4', '#8bb6ec', '#5c96e0', '#3a7bd3', '#2666bd', '#1c56a5', '#164583', '#103362'],
  dark: ['#131f2e', '#192b42', '#1f3a5b', '#284d7a', '#3563a0', '#487dc3', '#6699dc', '#8bb4ea', '#b0cdf3', '#d6e5fa'],
};

/** The ramps of the console, by the name of their colour in Mantine. */
export const RAMPS = { gray: WARM_GREY, danger: DANGER, red: DANGER, green: GREEN, blue: BLUE } as const satisfies Record<string, Ramp>;

/** Backgrounds, lines and texts of Mantine's components in the dark scheme, from text to the deepest background. */
export const DARK: MantineColorsTuple = [
  '#ecece8',
  '#d7d7d2',
  '#a6a6a0',
  '#8f8f89',
  '#454542',
  '#30302d',
  '#242422',
  '#1e1e1c',
  '#191917',
  '#121211',
];
