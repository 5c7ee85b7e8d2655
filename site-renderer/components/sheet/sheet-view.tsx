import type { CSSProperties } from 'react';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { Language } from '#shared/model/language.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { croppedLink } from '#shared/rules/sheets/image-link-area.ts';
import { ComposedSheet, composedFrame } from '#site-renderer/components/sheet/composition/composed-sheet.tsx';
import type { Phrases } from '#site-renderer/components/sheet/composition/marked-text.tsx';
import { arrowStyle } from '#site-renderer/components/sheet/arrow-style.ts';
import type { BarItem } from '#site-renderer/components/shell/bar-contents.ts';
import { placedProducts } from '#site-renderer/components/sheet/composition/shelf-products.ts';
import { pictureStyle } from '#site-renderer/components/sheet/picture-style.ts';
import { ProductCard } from '#site-renderer/components/product/product-card.tsx';
import { SheetPicture } from '#site-renderer/components/sheet/sheet-picture.tsx';
import { type SheetEditorOptions, SheetPoints } from '#site-renderer/components/sheet/sheet-points.tsx';
import { SheetVideo, VideoButtons } from '#site-renderer/components/sheet/sheet-video.tsx';
import { SheetText } from '#site-renderer/components/sheet/sheet-text.tsx';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SheetViewProps {
  sheet: Sheet;
  /** The name of the cell, which is also the anchor. */
  cell: string;
  /** The name of the sheet in visit reports, with its version if it has variations (`versionAlias`). */
  alias?: string;
  /** The title of the sheet's page, if it differs from the usual one (`usualTitle`). */
  title?: string | undefined;
  /** The variation that is rendered; `null` or absent: the sheet itself. */
  variation?: Pick<Variation, 'id' | 'share'> | null;
  addresses: SiteAddresses;
  words: VisitorLabels;
  /** CSS `sizes`: the width of a sheet on the screen. */
  sizes: string;
  /** Whether this is the first visible sheet, whose picture is fetched with high priority. */
  isFirst?: boolean;
  /** Whether the text of the sheet is the page's heading. */
  isHeading?: boolean;
  /** The picture as an AVIF data URI. */
  inlinedPicture?: string | undefined;
  edited?: SheetEditorOptions | undefined;
  /** The theme of the site; `null` or absent: the sheet is composed as on sites without a theme. */
  theme?: SiteTheme | null;
  language: Language;
  /** Returns the phrases of a text, between which its lines break; absent: the browser decides. */
  phrases?: Phrases | undefined;
  /** The bar items that are hidden while a visitor is on this sheet. */
  without?: readonly BarItem[];
}

const NO_CREATIVE = { image: null, video: null } as const;

/** Returns the accessible name of a sheet: its text, otherwise its image description, otherwise its cell. */
export const sheetLabel = (sheet: Pick<Sheet, 'mainText' | 'imageAlt'>, cell: string): string =>
  (sheet.mainText || sheet.imageAlt || cell).replaceAll(/\s+/g, ' ');

/** Renders one sheet: picture or video, text, image links and products. */
export function SheetView({
  sheet,
  cell,
  alias,
  title,
  variation = null,
  addresses,
  words,
  sizes,
  isFirst = false,
  isHeading = isFirst,
  inlinedPicture,
  edited,
  theme = null,
  language,
  phrases,
  without = [],
}: SheetViewProps) {
  const { imageAlt, imageLinkPoints, pictureCrop } = sheet;
  const composed = theme && composedFrame(sheet, theme);
  const { image, video } = composed && !composed.showsCreative ? NO_CREATIVE : sheet;
  const creative = image ?? video;
  const picture = pictureStyle({ ...sheet, image, video }, addresses, theme !== null);
  const products = theme ? placedProducts(sheet) : sheet.products;
  const style: CSSProperties = {
    ...picture.style,
    ...composed?.style,
    ...arrowStyle(sheet),
  };
  return (
    <article
      className={['sheet', ...picture.classes, ...(composed?.classes ?? []), theme && sheet.membersOnlyLock && 'system', isFirst && 'near']
        .filter(Boolean)
        .join(' ')}
      id={cell}
      data-page={cell}
      data-alias={alias}
      data-title={title}
      data-variation={variation?.id}
      data-share={variation?.share}
      data-seconds={sheet.sliderTime || undefined}
      data-without={without.join(' ') || undefined}
      aria-label={sheetLabel(sheet, cell)}
      style={style}
    >
      {image && (
        <SheetPicture image={image} alt={imageAlt} addresses={addresses} sizes={sizes} isFirst={isFirst} inlined={inlinedPicture} />
      )}
      {video && <SheetVideo video={video} alt={imageAlt} addresses={addresses} />}
      {video && picture.classes.includes('veiled') && <i className="veil" />}
      {theme ? (
        <ComposedSheet
          sheet={sheet}
          theme={theme}
          language={language}
          addresses={addresses}
          words={words}
          isHeading={isHeading}
          phrases={phrases}
          isEdited={edited !== undefined}
          edited={edited?.texts}
        />
      ) : (
        <SheetText sheet={sheet} addresses={addresses} words={words} isHeading={isHeading} />
      )}
      {creative && (edited || imageLinkPoints.length > 0) && (
        <SheetPoints
          points={edited ? imageLinkPoints : imageLinkPoints.flatMap((point) => croppedLink(point, pictureCrop) ?? [])}
          addresses={addresses}
          words={words}
          edited={edited}
        />
      )}
      {products.map((product) => (
        <ProductCard key={product.id} product={product} addresses={addresses} words={words} isEdited={edited !== undefined} />
      ))}
      {video && <VideoButtons hasSound={video.hasSound} words={words} />}
    </article>
  );
}
