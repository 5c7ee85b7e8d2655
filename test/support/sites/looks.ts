/** Arbitrary looks of sites and sheets, for property tests. */
import * as fc from 'fast-check';
import { SECONDS_MAX } from '#shared/model/limits.ts';
import { PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import type { SavedStyle } from '#shared/model/sites/saved-style.ts';
import { ALIGNMENTS, SHEET_LAYOUTS, TEXT_STEPS, type TextStyle } from '#shared/model/sites/sheet/sheet-layout.ts';
import {
  BACKDROPS,
  BUTTON_SHAPES,
  CORNERS,
  ENTRANCES,
  SPACINGS,
  type SiteTheme,
  TRANSITIONS,
  TYPE_SCALES,
} from '#shared/model/sites/theme.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';

export const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

export const textStyle: fc.Arbitrary<TextStyle> = fc.record({
  step: fc.integer(TEXT_STEPS),
  isBold: fc.option(fc.boolean()),
  align: fc.option(fc.constantFrom(...ALIGNMENTS)),
  colour: fc.option(hexColour),
});

/** A curated theme, of which some values are changed. */
export const theme: fc.Arbitrary<SiteTheme> = fc
  .tuple(
    fc.constantFrom(...THEME_NAMES),
    fc.record({
      palette: fc.record({ background: hexColour, surface: hexColour, text: hexColour, accent: hexColour, quiet: hexColour }),
      scale: fc.constantFrom(...TYPE_SCALES),
      buttonShape: fc.constantFrom(...BUTTON_SHAPES),
      corner: fc.constantFrom(...CORNERS),
      backdrop: fc.constantFrom(...BACKDROPS),
      spacing: fc.constantFrom(...SPACINGS),
      entrance: fc.constantFrom(...ENTRANCES),
      slowZoom: fc.boolean(),
      transition: fc.constantFrom(...TRANSITIONS),
      progressLine: fc.boolean(),
      shareButton: fc.boolean(),
    }),
  )
  .map(([name, changed]) => ({ ...curatedTheme(name), ...changed }));

/** Saved styles with some of these ids. */
export const savedStyles = (id: fc.Arbitrary<string>): fc.Arbitrary<SavedStyle[]> =>
  fc.uniqueArray(
    fc.record({
      id,
      name: fc.constantFrom('Campaign', 'Menu', '価格'),
      look: fc.record(
        {
          pictureFit: fc.constantFrom(...PICTURE_FITS),
          mainTextColor: hexColour,
          layout: fc.constantFrom(...SHEET_LAYOUTS),
          textStyles: fc.record({ headline: textStyle }, { requiredKeys: [] }),
          textBackdrop: fc.option(fc.constantFrom(...BACKDROPS)),
          sliderTime: fc.nat(SECONDS_MAX),
        },
        { requiredKeys: [] },
      ),
    }),
    { maxLength: 3, comparator: (one, other) => one.id === other.id || one.name === other.name },
  );
