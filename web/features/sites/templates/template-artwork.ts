import type { TemplatePicture } from '#shared/model/sites/template.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** The numbers of a template's drawings, without duplicates. */
export interface TemplateArtwork {
  creatives: readonly number[];
  products: readonly number[];
  popup: number | null;
}

export const artworkOf = ({ sheets, popup }: TemplateDesign): TemplateArtwork => ({
  creatives: [...new Set(sheets.flatMap(({ art }) => art ?? []))],
  products: [...new Set(sheets.flatMap(({ products = [] }) => products.map(({ art }) => art)))],
  popup: popup?.art ?? null,
});

/** Returns the pictures that a site from this template shows. */
export function picturesOf(design: TemplateDesign): TemplatePicture[] {
  const { creatives, products, popup } = artworkOf(design);
  return [
    ...creatives.map((art) => ({ kind: 'creative' as const, art })),
    ...products.map((art) => ({ kind: 'product' as const, art })),
    ...(popup === null ? [] : [{ kind: 'popup' as const, art: popup }]),
  ];
}
