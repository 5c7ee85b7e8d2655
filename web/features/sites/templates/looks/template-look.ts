import type { FontId } from '#shared/model/sites/font.ts';
import type { TemplateName } from '#shared/model/sites/template.ts';

/** A file with the glyphs that a template's texts need of one weight of a font. */
export interface TemplateFace {
  font: FontId;
  weight: number;
  glyphs: string;
  /** The name of the file in `/templates/fonts`. */
  file: string;
}
export type TemplateFonts = Readonly<Record<TemplateName, readonly TemplateFace[]>>;

/** The tones of the creatives of each template (`ImageRef`), by the number of the drawing. The backdrop of texts follows from them. */
export type TemplateTones = Readonly<Record<TemplateName, Readonly<Record<number, string>>>>;
