import type { CSSProperties } from 'react';
import { SHEET_DEFAULTS } from '#shared/model/limits.ts';
import type { ImageRef } from '#shared/model/media.ts';
import type { Sheet } from '#shared/model/site.ts';
import { type CellPosition, parseCell } from '#shared/rules/cell.ts';
import { isColour, textColourOn } from '#shared/rules/colour.ts';
import { linkTarget } from '#site-renderer/components/link-target.ts';
import { SheetPicture } from '#site-renderer/components/sheet-picture.tsx';
import type { SiteAddresses } from '#site-renderer/components/site-addresses.ts';

interface SheetViewProps {
  sheet: Sheet;
  /** Name of the sheet's cell; also its anchor and, inside a `SheetGrid`, its place. */
  cell: string;
  addresses: SiteAddresses;
  /** CSS `sizes`: how wide sheets are on the screen. */
  sizes: string;
  /** Whether this sheet is what a visitor sees first: its text is the page's heading, its picture is fetched at once. */
  isFirst?: boolean;
  /** The picture itself as an AVIF data URI. */
  inlinedPicture?: string | undefined;
}

/** Around a square; beyond it a picture is tall or wide. Decides whether it fills the screen or is shown whole (styles). */
const SQUARE = { from: 0.8, to: 1.25 } as const;

function shape({ width, height }: ImageRef): 'tall' | 'square' | 'wide' {
  const ratio = width / height;
  if (ratio < SQUARE.from) return 'tall';
  return ratio > SQUARE.to ? 'wide' : 'square';
}

const safeColour = (value: string, otherwise: string): string => (isColour(value) ? value : otherwise);

function placement(position: CellPosition | undefined, background: string | undefined): CSSProperties {
  return {
    ...(position && { gridArea: `${position.row + 1}/${position.column + 1}` }),
    ...(background !== undefined && { backgroundColor: background }),
  };
}

/** How a sheet is called where it cannot be seen: its text, else what its picture shows, else its cell. */
export const sheetLabel = (sheet: Pick<Sheet, 'mainText' | 'imageAlt'>, cell: string): string =>
  (sheet.mainText || sheet.imageAlt || cell).replaceAll(/\s+/g, ' ');

/** One sheet: its picture, its text over it, its button. */
export function SheetView({ sheet, cell, addresses, sizes, isFirst = false, inlinedPicture }: SheetViewProps) {
  const { image, mainText, linkButtonText } = sheet;
  const textColour = safeColour(sheet.mainTextColor, SHEET_DEFAULTS.mainTextColor);
  const target = linkButtonText === '' ? undefined : linkTarget(sheet, addresses);
  const Heading = isFirst ? 'h1' : 'h2';
  const scrim = mainText === '' ? '' : textColourOn(textColour) === '#FFFFFF' ? 'on-light' : 'on-dark';
  return (
    <article
      className={['sheet', image && shape(image), isFirst && 'near'].filter(Boolean).join(' ')}
      id={cell}
      data-page={cell}
      aria-label={sheetLabel(sheet, cell)}
      style={placement(parseCell(cell), image?.colour)}
    >
      {image && (
        <SheetPicture image={image} alt={sheet.imageAlt} addresses={addresses} sizes={sizes} isFirst={isFirst} inlined={inlinedPicture} />
      )}
      {(mainText !== '' || target) && (
        <div className={`words ${scrim}`.trim()}>
          {mainText !== '' && (
            <Heading className="text" style={{ color: textColour }}>
              {mainText}
            </Heading>
          )}
          {target && (
            <a
              className="button"
              href={target.href}
              data-cell={target.cell}
              style={{
                backgroundColor: safeColour(sheet.linkButtonColor, SHEET_DEFAULTS.linkButtonColor),
                color: safeColour(sheet.linkTextColor, SHEET_DEFAULTS.linkTextColor),
              }}
            >
              {linkButtonText}
            </a>
          )}
        </div>
      )}
    </article>
  );
}
