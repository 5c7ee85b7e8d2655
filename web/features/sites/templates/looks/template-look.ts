import type { TemplateName } from '#shared/model/sites/template.ts';
import type { SubsetFace } from '#web/lib/fonts/subset-faces.ts';

export type TemplateFonts = Readonly<Record<TemplateName, readonly SubsetFace[]>>;

/** The tones of the creatives of each template (`ImageRef`), by the number of the drawing. The backdrop of texts follows from them. */
export type TemplateTones = Readonly<Record<TemplateName, Readonly<Record<number, string>>>>;
