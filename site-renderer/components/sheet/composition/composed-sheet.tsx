import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '#shared/model/language.ts';
import { TEXT_ROLES, type TextPlace, type TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { Palette, SiteTheme } from '#shared/model/sites/theme.ts';
import { THEMED_CUT_MAX } from '#shared/rules/sheets/picture-fit.ts';
import { backdropChange, backdropOn, groundBelow, type TextGround, type TextPosition } from '#shared/rules/sheets/text-backdrop.ts';
import { ANYWHERE, ownPlacesOf, textCores, textPlaceOf, textZones } from '#shared/rules/sheets/text-zone.ts';
import { fillsPhones, isAside, sheetCuts, type StageShape, themedFitting } from '#shared/rules/sheets/themed-fit.ts';
import { hasReadableContrast, parseColour } from '#shared/values/colour.ts';
import { ProductShelf, shelfClasses, shelfProducts } from '#site-renderer/components/product/product-shelf.tsx';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { composedTexts } from '#site-renderer/components/sheet/composition/composed-texts.tsx';
import type { EditedTexts } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import type { Phrases } from '#site-renderer/components/sheet/composition/marked-text.tsx';
import { rememberLook } from '#site-renderer/components/sheet/composition/remember-look.ts';
import { isPlacedOn } from '#site-renderer/components/sheet/composition/shelf-products.ts';
import { sheetSurface } from '#site-renderer/components/sheet/composition/sheet-surface.ts';
import {
  coloursOnPaper,
  coloursOverPicture,
  type ColoursOverPicture,
  type EmphasisColours,
  emphasisColours,
  type TextColours,
} from '#site-renderer/components/sheet/composition/text-colours.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

const BLACK = { red: 0, green: 0, blue: 0 };

type Variables = CSSProperties & Record<`--${string}`, string | number>;

/** Whether the picture or video of the sheet is shown. `words` consists of text on paper. */
const showsCreative = ({ image, video, layout }: Sheet): boolean => layout !== 'words' && (image ?? video) !== null;

/** Returns how much of a creative `auto` cuts off, where that differs from what the styles assume. */
function cutStyle(sheet: Sheet): Variables {
  const { upright, wide } = sheetCuts(sheet);
  const keep = (cut: number): number => Number((1 - cut).toFixed(2));
  return {
    ...(upright !== THEMED_CUT_MAX && { '--tall': keep(upright) }),
    ...(wide !== THEMED_CUT_MAX && { '--broad': keep(wide) }),
  };
}

/** The paper of a sheet without a creative, and of texts beside it on wide screens. */
function frameStyle(sheet: Sheet, palette: Palette, shows: boolean): Variables {
  const { colours, style } = sheetSurface(sheet, palette);
  if (!shows) return { ...style };
  const cuts = sheet.pictureFit === 'auto' ? cutStyle(sheet) : {};
  return isAside(sheet) || sheet.layout === 'framed' ? { ...cuts, '--aside': colours[0] ?? palette.background } : cuts;
}

interface ComposedFrame {
  classes: string[];
  style: Variables;
  showsCreative: boolean;
}

/** What a theme changes in the frame of a sheet: its classes, its paper, and whether its creative is shown. */
export const composedFrame = rememberLook((sheet, { palette }): ComposedFrame => {
  const shows = showsCreative(sheet);
  return {
    classes: [
      `l-${sheet.layout}`,
      ...(shows ? [] : ['bare']),
      ...(shows && isAside(sheet) ? ['aside'] : []),
      ...(shows && fillsPhones(sheet) ? ['full'] : []),
    ],
    style: frameStyle(sheet, palette, shows),
    showsCreative: shows,
  };
});

/** Returns the picture whose pixels decide about the backdrop. The pictures of a video change, so it has no tones. */
function stillOf({ image, video }: Sheet): TextPosition['image'] {
  if (image && !video) return image;
  const { width, height } = video ?? image ?? { width: 9, height: 16 };
  return { width, height, colour: image?.colour ?? '#808080' };
}

const isReadableOn = (colour: string, papers: readonly string[]): boolean => papers.every((paper) => hasReadableContrast(colour, paper));

/** Returns how the free space of the screen is divided around texts that the owner moved. */
const placeStyle = (place: TextPlace | null): Variables =>
  place ? { '--before': `${place.x}fr`, '--after': `${100 - place.x}fr`, '--over': `${place.y}fr`, '--under': `${100 - place.y}fr` } : {};

interface TextLook {
  colours: TextColours;
  /** The colours of texts that are on paper beside the picture on wide screens. */
  coloursAside?: TextColours;
  /** The colour of the backdrop over a picture. */
  tint?: string;
  emphases: EmphasisColours;
  classes: string[];
  style: Variables;
  /** The classes and variables of the texts that the owner moved by themselves. */
  alone: Partial<Record<TextRole, BlockLook>>;
}

interface BlockLook {
  classes: string[];
  style: Variables;
}

/** Returns the looks of the texts that the owner moved by themselves. `styleOf`: the variables of the backdrop of such a text. */
function looksAlone(sheet: Sheet, classes: readonly string[], styleOf: () => Variables): TextLook['alone'] {
  const moved = Object.entries(ownPlacesOf(sheet));
  if (moved.length === 0) return {};
  const style = styleOf();
  return Object.fromEntries(
    moved.map(([role, place]) => [role, { classes: ['placed', 'alone', ...classes], style: { ...style, ...placeStyle(place) } }]),
  );
}

/** Returns the opacity of a backdrop with which texts in all of these colours are legible. */
const strengthFor = (ground: TextGround, colours: readonly string[], tint: string): number =>
  Math.max(...colours.map((colour) => backdropOn(ground, colour, tint)));

/** Returns the colours whose backdrop changes the picture least on all stages; the first ones, which are light, if it is not known. */
function leastVeiled(
  [first, ...others]: [ColoursOverPicture, ...ColoursOverPicture[]],
  grounds: readonly TextGround[],
): ColoursOverPicture {
  const changeBy = ({ colours, tint }: ColoursOverPicture): number =>
    grounds.reduce((sum, ground) => sum + backdropChange(ground, colours.headline, tint), 0);
  return others.reduce((least, other) => (changeBy(other) < changeBy(least) ? other : least), first);
}

/** Returns the colours, classes and variables of the texts of a sheet: on paper, or on a backdrop over the picture. */
const textLook = rememberLook((sheet, theme): TextLook => {
  const { layout, textBackdrop } = sheet;
  const textPlace = textPlaceOf(sheet);
  const backdrop = textBackdrop ?? theme.backdrop;
  // The shelf of a sheet moves its texts to any place on the screen.
  const zones = showsCreative(sheet) ? textZones(layout, sheet.products.length > 0 ? 'shade' : backdrop, textPlace) : null;
  const classes = textPlace ? ['placed'] : [];
  const place = placeStyle(textPlace);
  const { colours: papers, style: paper } = sheetSurface(sheet, theme.palette);
  if (zones === null) {
    const isPanel = layout === 'price' && showsCreative(sheet);
    const below = isPanel ? [theme.palette.surface] : papers;
    const colours = coloursOnPaper(sheet, theme, below);
    const emphases = emphasisColours(theme, [colours], (colour) => isReadableOn(colour, below));
    const color = colours.headline;
    const alone = looksAlone(sheet, [], () => ({ color }));
    return { colours, emphases, classes, style: { color, ...(layout === 'framed' && paper), ...place }, alone };
  }
  const { pictureCrop, pictureTone } = sheet;
  const adjusted = { image: stillOf(sheet), pictureCrop, pictureTone, isExtended: true };
  const cores = textCores(layout, textPlace);
  const groundOn = (shape: StageShape): TextGround =>
    groundBelow({ ...adjusted, ...themedFitting(sheet, shape), zone: zones[shape], core: cores[shape], shape });
  const hasPaperOnWide = isAside(sheet);
  const upright = groundOn('upright');
  const grounds = hasPaperOnWide ? [upright] : [upright, groundOn('wide')];
  const { colours, tint } = leastVeiled(coloursOverPicture(sheet, theme), grounds);
  const { red, green, blue } = parseColour(tint) ?? BLACK;
  const ownColours = [...new Set(Object.values(colours))];
  const strengths = grounds.map((ground) => strengthFor(ground, ownColours, tint));
  const [shade = 0, wide = shade] = strengths;
  const variables: Variables = { color: colours.headline, '--tint': `${red} ${green} ${blue}`, '--shade': shade, ...place };
  const alone = looksAlone(sheet, backdrop === 'panel' ? ['panel'] : [], () => {
    const [own = 0, ownWide = own] = (['upright', 'wide'] as const).map((shape) =>
      strengthFor(groundBelow({ ...adjusted, ...themedFitting(sheet, shape), zone: ANYWHERE, shape }), ownColours, tint),
    );
    return { color: colours.headline, '--tint': `${red} ${green} ${blue}`, '--shade': own, '--wide': ownWide };
  });
  // The backdrop is as strong as the texts require, not as their emphasised parts would.
  const suits = (colour: string): boolean =>
    sheet.emphases.length > 0 &&
    isReadableOn(colour, [tint]) &&
    grounds.every((ground, index) => strengthFor(ground, [colour], tint) <= (strengths[index] ?? 0));
  if (!hasPaperOnWide) {
    return {
      colours,
      tint,
      emphases: emphasisColours(theme, [colours], suits),
      classes: [backdrop, ...classes],
      style: { ...variables, '--wide': wide },
      alone,
    };
  }
  const coloursAside = coloursOnPaper(sheet, theme, papers);
  return {
    colours,
    coloursAside,
    tint,
    emphases: emphasisColours(theme, [colours, coloursAside], (colour) => suits(colour) && isReadableOn(colour, papers)),
    classes: [backdrop, ...classes],
    style: variables,
    alone,
  };
});

interface ComposedSheetProps {
  sheet: Sheet;
  theme: SiteTheme;
  language: Language;
  addresses: SiteAddresses;
  words: VisitorLabels;
  /** Whether the text of the sheet is the page's heading. */
  isHeading: boolean;
  phrases: Phrases | undefined;
  isEdited: boolean;
  /** The texts as the editor writes them; absent: they are shown as to visitors. */
  edited?: EditedTexts | undefined;
}

/** Renders the texts of a sheet in its layout, with the shelf of its products. */
export function ComposedSheet({ sheet, theme, language, addresses, words, isHeading, phrases, isEdited, edited }: ComposedSheetProps) {
  const { colours, coloursAside, tint, emphases, classes, style, alone } = textLook(sheet, theme);
  const { price, button, ...texts } = composedTexts({
    sheet,
    theme,
    fonts: theme.fonts[language],
    colours,
    coloursAside,
    tint,
    emphases,
    addresses,
    words,
    isHeading,
    phrases,
    edited,
  });
  const movedTexts = TEXT_ROLES.flatMap((role) => {
    const look = texts[role] && alone[role];
    return look
      ? [
          <div key={role} className={['words', ...look.classes].join(' ')} style={look.style}>
            <div className="type">{texts[role]}</div>
          </div>,
        ]
      : [];
  });
  const ofBlock = (role: TextRole): ReactNode => (alone[role] ? null : texts[role]);
  const [eyebrow, headline, second] = [ofBlock('eyebrow'), ofBlock('headline'), ofBlock('second')];
  const hints = edited?.hints;
  const products = shelfProducts({ products: sheet.products, addresses, isEdited });
  const isPlaced = isPlacedOn(sheet);
  const onShelf = shelfClasses(products.filter((product) => !isPlaced(product)).length);
  const shelf = products.length > 0 && (
    <ProductShelf products={products} isPlaced={isPlaced} addresses={addresses} words={words} isEdited={isEdited} />
  );
  /** Returns a block of texts, with the shelf below or beside them in the last block of a sheet. */
  const block = (children: ReactNode, extra: string[] = [], isLast = true): ReactNode => {
    const below = isLast && shelf;
    return (
      <div className={['words', ...classes, ...extra, ...(below ? onShelf : [])].join(' ')} style={style}>
        <div className="type">{children}</div>
        {below}
      </div>
    );
  };
  if (sheet.layout === 'pair' && (second ?? price ?? button))
    return (
      <>
        {(eyebrow ?? headline) &&
          block(
            <>
              {eyebrow}
              {headline}
              {hints}
            </>,
            ['upper'],
            false,
          )}
        {block(
          <>
            {second}
            {price}
            {button}
            {!(eyebrow ?? headline) && hints}
          </>,
          ['lower'],
        )}
      </>
    );
  const together = (): ReactNode => {
    if (!(eyebrow ?? headline ?? second ?? price ?? button)) {
      if (hints) return block(hints, ['unwritten']);
      return shelf ? <div className={['words', ...onShelf].join(' ')}>{shelf}</div> : null;
    }
    return block(
      <>
        {eyebrow}
        {headline}
        {second}
        {price}
        {button}
        {hints}
      </>,
    );
  };
  if (movedTexts.length === 0) return together();
  return (
    <>
      {movedTexts}
      {together()}
    </>
  );
}
