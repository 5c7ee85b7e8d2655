import type { TemplateName, TemplatePictureKind } from '#shared/model/sites/template.ts';

/** Returns the URL of a drawing, an SVG file of the console. */
export const artworkUrl = (template: TemplateName, art: number, kind: TemplatePictureKind = 'creative'): string =>
  `/templates/${template}/${kind === 'creative' ? '' : 'product-'}${art}.svg`;
