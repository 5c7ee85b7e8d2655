import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** The drawings a template is made of, by number and each once. */
export interface TemplateArtwork {
  creatives: readonly number[];
  products: readonly number[];
  popup: number | null;
}

export const artworkOf = ({ sheets, popup }: TemplateDesign): TemplateArtwork => ({
  creatives: [...new Set(sheets.map(({ art }) => art))],
  products: [...new Set(sheets.flatMap(({ products = [] }) => products.map(({ art }) => art)))],
  popup: popup?.art ?? null,
});
