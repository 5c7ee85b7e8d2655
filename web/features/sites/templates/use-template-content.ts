import { ulid } from 'ulid';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { NewSite } from '#shared/model/sites/site-input.ts';
import type { TemplatePicture, TemplatePictureKind } from '#shared/model/sites/template.ts';
import { picturesOf } from '#web/features/sites/templates/template-artwork.ts';
import { templateContent, type TemplateMedia } from '#web/features/sites/templates/template-content.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { loadTemplateTexts } from '#web/features/sites/templates/template-texts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Copies the pictures of a template into the account, and returns the copies by their use. */
async function copyPictures({ name }: TemplateDesign, pictures: readonly TemplatePicture[]): Promise<TemplateMedia> {
  const { media } = await api.media.copyTemplatePictures({ body: { template: name, pictures: [...pictures] } });
  const imagesOf = (kind: TemplatePictureKind): Map<number, ImageRef> =>
    new Map(
      pictures.flatMap((picture, index) => {
        const image = media[index]?.image;
        return image && picture.kind === kind ? [[picture.art, image]] : [];
      }),
    );
  return { creatives: imagesOf('creative'), products: imagesOf('product'), popup: [...imagesOf('popup').values()][0] ?? null };
}

/** Returns a function that creates the content of a new site from a template, with pictures copied to the account. */
export function useTemplateContent(): (design: TemplateDesign) => Promise<NewSite['content']> {
  const user = useUser();
  const language = useLanguage();
  return async (design) => {
    const [texts, media] = await Promise.all([loadTemplateTexts(language), copyPictures(design, picturesOf(design))]);
    return templateContent(design, texts[design.name], media, {
      language,
      limits: user.limits,
      now: new Date(),
      newId: ulid,
      email: user.email,
      companyName: user.companyName,
      formLabels: VISITOR_LABELS[language].form,
    });
  };
}
