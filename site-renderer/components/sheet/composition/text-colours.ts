import { SHEET_DEFAULTS } from '#shared/model/limits.ts';
import type { TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { contrastRatio, hasReadableContrast } from '#shared/values/colour.ts';
import { legibleColour, readableBackdropFor } from '#shared/rules/colour/legible-colour.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

export type TextColours = Readonly<Record<TextRole | 'price', string>>;

/** The colour of emphasised parts of each text; `null`: they are underlined in the colour of the text. */
export type EmphasisColours = Readonly<Record<TextRole, string | null>>;

/** The least contrast between a text and its emphasised parts: less is not seen as another colour. */
const SEEN_CONTRAST = 1.3;

/**
 * Returns how emphasised parts of texts are shown: in the accent of the theme, where that is legible and differs from the text, otherwise
 * underlined. Their weight is that of the text, because a published font has the glyphs of a text in one weight.
 */
export function emphasisColours(
  { palette }: SiteTheme,
  colours: readonly TextColours[],
  isLegible: (colour: string) => boolean,
): EmphasisColours {
  const accent = safeColour(palette.accent, '#000');
  const isUsable = isLegible(accent);
  const ofRole = (role: TextRole): string | null =>
    isUsable && colours.every((one) => (contrastRatio(accent, one[role]) ?? 1) >= SEEN_CONTRAST) ? accent : null;
  return { eyebrow: ofRole('eyebrow'), headline: ofRole('headline'), second: ofRole('second') };
}

const own = (value: string | null | undefined): string[] => (value === null || value === undefined ? [] : [safeColour(value, '#000')]);

/** Returns the colours of texts on paper: the owner's where they are readable, otherwise those of the theme. */
export function coloursOnPaper(sheet: Sheet, { palette }: SiteTheme, papers: readonly string[]): TextColours {
  const { textStyles, mainTextColor, priceTextColor } = sheet;
  const ofTheme = [palette.text, palette.background].map((colour) => safeColour(colour, '#000'));
  const legible = (...colours: string[]): string => legibleColour([...colours, ...ofTheme], papers);
  const unchanged = (colour: string, standard: string): string[] => (colour === standard ? [] : [safeColour(colour, standard)]);
  const headline = legible(...own(textStyles.headline?.colour), ...unchanged(mainTextColor, SHEET_DEFAULTS.mainTextColor));
  return {
    eyebrow: legible(...own(textStyles.eyebrow?.colour), safeColour(palette.accent, '#000')),
    headline,
    second: legible(...own(textStyles.second?.colour), headline),
    price: legible(...unchanged(priceTextColor, SHEET_DEFAULTS.priceTextColor), headline),
  };
}

/** The colours of the texts over a picture, and the colour of the backdrop that all of them contrast with. */
export interface ColoursOverPicture {
  colours: TextColours;
  tint: string;
}

/** Returns the darker of the two colours in which a theme writes, and the other one, which is its paper below dark texts. */
function darkOf({ palette }: SiteTheme): { dark: string; paper: string } {
  const [text, background] = [safeColour(palette.text, '#000'), safeColour(palette.background, '#fff')];
  return readableBackdropFor(text) === '#202020' ? { dark: background, paper: text } : { dark: text, paper: background };
}

/**
 * Returns the colours that texts over a picture may have. If the owner chose one for the headline, that one; otherwise the standard, which is
 * light, and the dark colour of the theme unless another text has a colour that needs a dark backdrop. A text in a colour that needs the
 * opposite backdrop gets the colour of the headline.
 */
export function coloursOverPicture(sheet: Sheet, theme: SiteTheme): [ColoursOverPicture, ...ColoursOverPicture[]] {
  const { textStyles, mainTextColor, priceTextColor } = sheet;
  const chosen = [...own(textStyles.headline?.colour), ...(mainTextColor === SHEET_DEFAULTS.mainTextColor ? [] : own(mainTextColor))][0];
  const others = {
    eyebrow: own(textStyles.eyebrow?.colour)[0],
    second: own(textStyles.second?.colour)[0],
    price: priceTextColor === SHEET_DEFAULTS.priceTextColor ? undefined : own(priceTextColor)[0],
  };
  const withHeadline = (headline: string, tint: string): ColoursOverPicture => {
    const readable = (colour: string | undefined): string =>
      colour !== undefined && hasReadableContrast(colour, tint) ? colour : headline;
    return {
      tint,
      colours: { eyebrow: readable(others.eyebrow), headline, second: readable(others.second), price: readable(others.price) },
    };
  };
  const standard = chosen ?? SHEET_DEFAULTS.mainTextColor;
  const light = withHeadline(standard, readableBackdropFor(standard));
  const { dark, paper } = darkOf(theme);
  const suitsDark = Object.values(others).every((colour) => colour === undefined || hasReadableContrast(colour, paper));
  return chosen === undefined && suitsDark && hasReadableContrast(dark, paper) ? [light, withHeadline(dark, paper)] : [light];
}
