import type { CSSProperties, ReactNode } from 'react';
import { SHEET_DEFAULTS } from '#shared/model/limits.ts';
import { DEFAULT_TEXT_STYLE, type SheetLayout, type TextRole, type TextStyle } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { FontPair, SiteTheme } from '#shared/model/sites/theme.ts';
import { emphasisedSpans, type Span } from '#shared/rules/sheets/emphases.ts';
import { contrastRatio, textColourOn } from '#shared/values/colour.ts';
import { fontWeight } from '#site-renderer/components/shared/font-stack.ts';
import { linkClass, linkTarget } from '#site-renderer/components/shared/link-target.ts';
import { PriceText } from '#site-renderer/components/shared/price-text.tsx';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { CanvasText, EditedTexts } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import type { EmphasisColours, TextColours } from '#site-renderer/components/sheet/composition/text-colours.ts';
import { markedText, type Phrases } from '#site-renderer/components/sheet/composition/marked-text.tsx';
import { isBoldText, isLongText } from '#site-renderer/components/sheet/composition/text-weight.ts';
import { figureMeasure, textMeasure } from '#site-renderer/components/shared/text-measure.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface ComposedTextsProps {
  sheet: Sheet;
  theme: SiteTheme;
  fonts: FontPair;
  colours: TextColours;
  /** The colours of texts that are on paper beside the picture on wide screens. */
  coloursAside: TextColours | undefined;
  /** The colour of the backdrop over a picture; `undefined` on paper. */
  tint: string | undefined;
  emphases: EmphasisColours;
  addresses: SiteAddresses;
  words: VisitorLabels;
  isHeading: boolean;
  phrases: Phrases | undefined;
  edited: EditedTexts | undefined;
}

/** What each text is. */
const ROLES = { eyebrow: 'eyebrow', mainText: 'headline', secondText: 'second' } as const satisfies Record<string, TextRole>;

type TextVariables = CSSProperties & Record<`--${string}`, string | number>;

const SIZE_OF_STEP = 1.18;
const ALIGNED = { start: 'start', centre: 'center', end: 'end' } as const;

function textStyle({ step, align }: TextStyle): TextVariables {
  return {
    ...(step !== 0 && { '--step': Number((SIZE_OF_STEP ** step).toFixed(3)) }),
    ...(align !== null && { textAlign: ALIGNED[align], justifySelf: ALIGNED[align] }),
  };
}

/** Returns the variables from which the size of a headline follows. */
function headlineSize(text: string, layout: SheetLayout): TextVariables {
  const { units, longest } = layout === 'number' ? figureMeasure(text) : textMeasure(text);
  return { '--q': Number((1 / Math.sqrt(units)).toFixed(3)), '--w': Number((1 / longest).toFixed(3)) };
}

/** The least contrast between a filled button and the backdrop below it: a button with less has an edge in the colour of the headline. */
const BUTTON_CONTRAST = 1.5;

const LIST_LINES_MAX = 6;
/** Returns the lines of a list, at most six, with the positions at which they begin: the text's own lines that are not blank. */
const listLines = (text: string): { at: number; line: string }[] =>
  [...text.matchAll(/[^\n]+/g)]
    .flatMap(({ 0: line, index }) => (line.trim() === '' ? [] : [{ at: index + line.length - line.trimStart().length, line: line.trim() }]))
    .slice(0, LIST_LINES_MAX);

/** Returns the single texts of a sheet with a theme. Empty texts are `null`, except the one that is being written. */
export function composedTexts({
  sheet,
  theme,
  fonts,
  colours,
  coloursAside,
  tint,
  emphases,
  addresses,
  words,
  isHeading,
  phrases,
  edited,
}: ComposedTextsProps) {
  const { mainText, secondText, price, linkButtonText, textStyles, layout } = sheet;
  const colourOf = (role: keyof TextColours): TextVariables => ({
    '--on': colours[role],
    ...(coloursAside && { '--off': coloursAside[role] }),
  });
  const spansOf = (field: keyof typeof ROLES): readonly Span[] => emphasisedSpans(sheet.emphases, ROLES[field], sheet[field]);
  const emphasisStyle = (role: TextRole): TextVariables => {
    if (!sheet.emphases.some((emphasis) => emphasis.role === role)) return {};
    const colour = emphases[role];
    return colour === null ? { '--lined': 'underline' } : { '--marked': colour };
  };
  const styleOf = (role: TextRole): TextVariables => ({
    ...colourOf(role),
    ...emphasisStyle(role),
    ...textStyle(textStyles[role] ?? DEFAULT_TEXT_STYLE),
    fontWeight: fontWeight(role === 'headline' ? fonts.headline : fonts.text, role, isBoldText(sheet, role)),
  });
  const Heading = isHeading ? 'h1' : 'h2';
  const isWritten = (field: CanvasText): boolean => edited?.written?.field === field;
  const isAbsent = (field: CanvasText): boolean => sheet[field] === '' && !isWritten(field);
  const attributesOf = (field: CanvasText) => edited?.attributesOf(field);
  /** Returns what is shown of a text: in the editor what writes it. */
  const contentOf = (field: keyof typeof ROLES): ReactNode =>
    isWritten(field) ? edited?.written?.content : markedText(sheet[field], phrases, spansOf(field));
  const target = isAbsent('linkButtonText') ? undefined : linkTarget(sheet, addresses);
  // Without a backdrop, only a filled button is legible.
  const isFilled = layout === 'bleed' || (theme.buttonShape !== 'outline' && theme.buttonShape !== 'text');
  const chosen = safeColour(sheet.linkButtonColor, SHEET_DEFAULTS.linkButtonColor);
  const filling = chosen === SHEET_DEFAULTS.linkButtonColor ? safeColour(theme.palette.accent, chosen) : chosen;
  const isSeen = tint === undefined || (contrastRatio(filling, tint) ?? 0) >= BUTTON_CONTRAST;
  const buttonStyle: CSSProperties = {
    backgroundColor: filling,
    color: textColourOn(filling),
    ...(!isSeen && { borderColor: colours.headline }),
  };
  return {
    eyebrow: isAbsent('eyebrow') ? null : (
      <p className="eyebrow" style={styleOf('eyebrow')} {...attributesOf('eyebrow')}>
        {contentOf('eyebrow')}
      </p>
    ),
    headline: isAbsent('mainText') ? null : (
      <Heading
        className={isLongText(mainText) ? 'text long' : 'text'}
        style={{ ...headlineSize(mainText, layout), ...styleOf('headline') }}
        {...attributesOf('mainText')}
      >
        {contentOf('mainText')}
      </Heading>
    ),
    second: isAbsent('secondText') ? null : layout === 'list' && !isWritten('secondText') ? (
      <ul className="second" style={styleOf('second')} {...attributesOf('secondText')}>
        {listLines(secondText).map(({ at, line }) => (
          <li key={at}>{markedText(line, phrases, spansOf('secondText'), at)}</li>
        ))}
      </ul>
    ) : (
      <p className="second" style={styleOf('second')} {...attributesOf('secondText')}>
        {contentOf('secondText')}
      </p>
    ),
    price:
      price === null ? null : (
        <p className="price" style={colourOf('price')}>
          <PriceText price={price} words={words} />
        </p>
      ),
    button: target && (
      <a
        className={linkClass('button', target)}
        href={target.href}
        data-cell={target.cell}
        style={isFilled ? buttonStyle : colourOf('headline')}
        {...attributesOf('linkButtonText')}
      >
        {isWritten('linkButtonText') ? edited?.written?.content : linkButtonText}
      </a>
    ),
  };
}
