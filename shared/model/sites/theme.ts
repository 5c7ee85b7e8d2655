import * as z from 'zod';
import { colour } from '#shared/model/fields.ts';
import { FontId } from '#shared/model/sites/font.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';

export const ThemeName = z.enum(THEME_NAMES);
export type ThemeName = z.infer<typeof ThemeName>;

/** The roles of a palette: the paper of sheets, panels on it, text, emphasis, and secondary text. */
export const PALETTE_ROLES = ['background', 'surface', 'text', 'accent', 'quiet'] as const;
export type PaletteRole = (typeof PALETTE_ROLES)[number];
const Palette = z.strictObject({ background: colour(), surface: colour(), text: colour(), accent: colour(), quiet: colour() });
export type Palette = z.infer<typeof Palette>;

/** The families of headlines and of all other texts in one language. `null`: the visitor's system font, which needs no bytes. */
const FontPair = z.strictObject({ headline: FontId.nullable(), text: FontId.nullable() });
export type FontPair = z.infer<typeof FontPair>;

export const TYPE_SCALES = ['small', 'medium', 'large'] as const;
export const BUTTON_SHAPES = ['pill', 'rounded', 'square', 'outline', 'text'] as const;
export const CORNERS = ['none', 'small', 'large'] as const;
/** What lies between a text and the picture below it. Its strength follows from the pixels. */
export const BACKDROPS = ['gradient', 'shade', 'panel'] as const;
export const Backdrop = z.enum(BACKDROPS);
export type Backdrop = z.infer<typeof Backdrop>;
export const SPACINGS = ['tight', 'normal', 'wide'] as const;
/** How texts and buttons appear when their sheet is shown. */
export const ENTRANCES = ['none', 'fade', 'rise', 'drift', 'reveal', 'settle'] as const;

/** How a sheet gives way to the next one. `slide`: both move; the others leave the former sheet where it is. */
export const TRANSITIONS = ['slide', 'cover', 'fade', 'depth'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** The look of a site's sheets. */
export const SiteTheme = z.strictObject({
  /** The curated theme from which the values were taken. */
  name: ThemeName,
  palette: Palette,
  fonts: z.strictObject({ jp: FontPair, en: FontPair, cn: FontPair, kr: FontPair }),
  scale: z.enum(TYPE_SCALES),
  buttonShape: z.enum(BUTTON_SHAPES),
  corner: z.enum(CORNERS),
  backdrop: Backdrop,
  spacing: z.enum(SPACINGS),
  entrance: z.enum(ENTRANCES),
  /** Whether still pictures are enlarged slowly while their sheet is shown. */
  slowZoom: z.boolean(),
  transition: z.enum(TRANSITIONS).default('slide'),
  /** Whether a line shows how much of its time a sheet has left that changes by itself. */
  progressLine: z.boolean().default(true),
  /** Whether visitors see a button that shares the page. Absent, as in themes of earlier versions: they do. */
  shareButton: z.boolean().exactOptional(),
});
export type SiteTheme = z.infer<typeof SiteTheme>;
