import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import type { NewSite } from '#shared/model/site/site.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { artworkFile, type ArtworkKind } from '#web/features/sites/templates/artwork.ts';
import { artworkOf } from '#web/features/sites/templates/template-artwork.ts';
import { templateContent, type TemplateMedia } from '#web/features/sites/templates/template-content.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { loadTemplateTexts } from '#web/features/sites/templates/template-texts.ts';
import { uploadMedia, type UploadFault } from '#web/lib/upload/upload-media.ts';
import { useTemplateFaultText } from '#web/features/sites/templates/use-template-fault-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';

/** The progress of turning a template into the content of a site. */
export type TemplateProgress =
  | { phase: 'idle' }
  | { phase: 'drawing' }
  | { phase: 'uploading'; done: number; total: number }
  | { phase: 'failed'; fault: UploadFault };

/** A drawing that a template needs as an uploaded picture. */
interface Drawing {
  kind: ArtworkKind;
  art: number;
}

const drawingsOf = (design: TemplateDesign): Drawing[] => {
  const { creatives, products, popup } = artworkOf(design);
  return [
    ...creatives.map((art) => ({ kind: 'creative' as const, art })),
    ...products.map((art) => ({ kind: 'product' as const, art })),
    ...(popup === null ? [] : [{ kind: 'popup' as const, art: popup }]),
  ];
};

const KINDS = ['creative', 'product', 'popup'] as const satisfies readonly (ArtworkKind & MediaKind)[];

/** Uploaded pictures by the key of their drawing. */
type UploadedPictures = Map<string, ImageRef>;
const keyOf = ({ name }: TemplateDesign, { kind, art }: Drawing): string => `${name}/${kind}/${art}`;

/** Uploads the drawings that are not in `uploaded` yet, and adds them; returns the first fault. */
async function uploadDrawings(
  design: TemplateDesign,
  uploaded: UploadedPictures,
  signal: AbortSignal,
  onProgress: (progress: TemplateProgress) => void,
): Promise<UploadFault | undefined> {
  const drawings = drawingsOf(design);
  const missing = drawings.filter((drawing) => !uploaded.has(keyOf(design, drawing)));
  const files = await Promise.all(missing.map(({ kind, art }) => artworkFile(design.name, art, kind)));
  signal.throwIfAborted();

  let done = drawings.length - missing.length;
  const report = (): void => onProgress({ phase: 'uploading', done, total: drawings.length });
  report();
  let fault: UploadFault | undefined;
  for (const kind of KINDS) {
    const batch = missing.flatMap((drawing, index) => (drawing.kind === kind && files[index] ? [{ drawing, file: files[index] }] : []));
    if (batch.length === 0) continue;
    await uploadMedia({
      kind,
      files: batch.map(({ file }) => file),
      signal,
      onSettled: (index, outcome) => {
        const drawing = batch[index]?.drawing;
        if (outcome.ok && outcome.media.image && drawing) uploaded.set(keyOf(design, drawing), outcome.media.image);
        else fault ??= outcome.ok ? { kind: 'transfer' } : outcome.fault;
        done += 1;
        report();
      },
    });
  }
  return fault;
}

/** The uploaded pictures of a template. */
function mediaOf(design: TemplateDesign, uploaded: UploadedPictures): TemplateMedia {
  const picturesOf = (kind: ArtworkKind): Map<number, ImageRef> =>
    new Map(
      drawingsOf(design).flatMap((drawing) => {
        const image = drawing.kind === kind ? uploaded.get(keyOf(design, drawing)) : undefined;
        return image ? [[drawing.art, image]] : [];
      }),
    );
  return { creatives: picturesOf('creative'), products: picturesOf('product'), popup: [...picturesOf('popup').values()][0] ?? null };
}

/**
 * Turns a template into the content of a new site. Its drawings are rendered and uploaded like any pictures; a retry uploads
 * only the missing ones.
 */
export function useTemplatePreparation() {
  const { t } = useTranslation('templates');
  const faultText = useTemplateFaultText();
  const user = useUser();
  const language = useLanguage();
  const [progress, setProgress] = useState<TemplateProgress>({ phase: 'idle' });
  const uploaded = useRef<UploadedPictures>(new Map());
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (fault: UploadFault): undefined => {
    setProgress({ phase: 'failed', fault });
    toast.failure(faultText(fault), t('failed'));
  };

  /** The content of a site created from the template; `undefined` if the preparation was cancelled or failed, see `progress`. */
  async function prepare(design: TemplateDesign): Promise<NewSite['content'] | undefined> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ phase: 'drawing' });
    try {
      const [texts, fault] = await Promise.all([
        loadTemplateTexts(language),
        uploadDrawings(design, uploaded.current, signal, setProgress),
      ]);
      if (signal.aborted) return undefined;
      if (fault) return fail(fault);
      return templateContent(design, texts[design.name], mediaOf(design, uploaded.current), {
        language,
        limits: user.limits,
        now: new Date(),
        newId: ulid,
        email: user.email,
        companyName: user.companyName,
        fieldLabels: VISITOR_LABELS[language].form.fields,
      });
    } catch (error) {
      return signal.aborted ? undefined : fail({ kind: 'api', error });
    }
  }

  return {
    progress,
    prepare,
    cancel: (): void => {
      running.current?.abort();
      setProgress({ phase: 'idle' });
    },
  };
}
