import type { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { TemplatePictureKind } from '#shared/model/sites/template.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { artworkUrl } from '#web/features/sites/templates/artwork.ts';
import type { TemplateTones } from '#web/features/sites/templates/looks/template-look.ts';
import { artworkOf } from '#web/features/sites/templates/template-artwork.ts';
import { templateContent } from '#web/features/sites/templates/template-content.ts';
import type { AllTemplateTexts, TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Returns an image reference to a drawing, with the URL of the drawing as the media id. */
const drawing = (design: TemplateDesign, art: number, kind: TemplatePictureKind, tones?: TemplateTones): ImageRef => ({
  mediaId: artworkUrl(design.name, art, kind),
  width: 1080,
  height: kind === 'creative' ? 1920 : 1080,
  colour: '#777777',
  ...(tones?.[design.name][art] !== undefined && { tones: tones[design.name][art] }),
});

/**
 * Returns the site that a template creates, for a preview, with URLs of drawings instead of uploaded pictures. Without tones,
 * texts have the backdrop for any picture.
 */
export function templatePreviewDocument(
  design: TemplateDesign,
  texts: AllTemplateTexts,
  { language, limits, tones }: { language: Language; limits: SiteLimits; tones?: TemplateTones },
): SiteDocument {
  const { creatives, products } = artworkOf(design);
  const media = {
    creatives: new Map(creatives.map((art) => [art, drawing(design, art, 'creative', tones)])),
    products: new Map(products.map((art) => [art, drawing(design, art, 'product')])),
    popup: null,
  };
  let ids = 0;
  return templateContent(design, texts[design.name], media, {
    language,
    limits,
    now: new Date(0),
    newId: () => String((ids += 1)),
    email: '',
    companyName: '',
    formLabels: VISITOR_LABELS[language].form,
  });
}
