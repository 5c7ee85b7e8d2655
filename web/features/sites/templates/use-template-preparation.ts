import { useEffect, useRef, useState } from 'react';
import { ulid } from 'ulid';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import type { NewSite } from '#shared/model/site/site.ts';
import { VISITOR_LABELS } from '#site-renderer/components/shared/visitor-labels.ts';
import { artworkFile, type ArtworkKind } from '#web/features/sites/templates/artwork.ts';
import { artworkOf } from '#web/features/sites/templates/template-artwork.ts';
import { templateContent } from '#web/features/sites/templates/template-content.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { loadTemplateTexts } from '#web/features/sites/templates/template-texts.ts';
import { uploadMedia, type UploadFault } from '#web/lib/upload/upload-media.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';

/** How far a template has become the content of a site. */
export type TemplateProgress =
  | { phase: 'idle' }
  | { phase: 'drawing' }
  | { phase: 'uploading'; done: number; total: number }
  | { phase: 'failed'; fault: UploadFault };

/** A drawing that a template needs as a picture. */
interface Needed {
  kind: ArtworkKind;
  art: number;
}

const neededBy = (design: TemplateDesign): Needed[] => {
  const { creatives, products, popup } = artworkOf(design);
  return [
    ...creatives.map((art) => ({ kind: 'creative' as const, art })),
    ...products.map((art) => ({ kind: 'product' as const, art })),
    ...(popup === null ? [] : [{ kind: 'popup' as const, art: popup }]),
  ];
};

const KINDS = ['creative', 'product', 'popup'] as const satisfies readonly (ArtworkKind & MediaKind)[];

const keyOf = (template: string, { kind, art }: Needed): string => `${template}/${kind}/${art}`;

/**
 * Turns a template into what a new site is created with: its drawings become pictures and are sent like any others. What
 * has been sent is not sent again when somebody tries once more.
 */
export function useTemplatePreparation() {
  const user = useUser();
  const language = useLanguage();
  const [progress, setProgress] = useState<TemplateProgress>({ phase: 'idle' });
  const sent = useRef(new Map<string, ImageRef>());
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Sends what has not been sent yet; answers with the first fault. */
  async function send(design: TemplateDesign, signal: AbortSignal): Promise<UploadFault | undefined> {
    const needed = neededBy(design);
    const missing = needed.filter((one) => !sent.current.has(keyOf(design.name, one)));
    const files = await Promise.all(missing.map(({ kind, art }) => artworkFile(design.name, art, kind)));
    signal.throwIfAborted();
    let done = needed.length - missing.length;
    const tell = (): void => setProgress({ phase: 'uploading', done, total: needed.length });
    tell();
    let fault: UploadFault | undefined;
    for (const kind of KINDS) {
      const own = missing.flatMap((one, index) => (one.kind === kind && files[index] ? [{ one, file: files[index] }] : []));
      if (own.length === 0) continue;
      await uploadMedia({
        kind,
        files: own.map(({ file }) => file),
        signal,
        onSettled: (index, outcome) => {
          const one = own[index]?.one;
          if (outcome.ok && outcome.media.image && one) sent.current.set(keyOf(design.name, one), outcome.media.image);
          else fault ??= outcome.ok ? { kind: 'transfer' } : outcome.fault;
          done += 1;
          tell();
        },
      });
    }
    return fault;
  }

  const picturesOf = (design: TemplateDesign, kind: ArtworkKind): Map<number, ImageRef> =>
    new Map(
      neededBy(design).flatMap((one) => {
        const image = one.kind === kind ? sent.current.get(keyOf(design.name, one)) : undefined;
        return image ? [[one.art, image]] : [];
      }),
    );

  /** The content of a site that begins from the template; `undefined` where that was given up or has failed, which `progress` tells. */
  async function prepare(design: TemplateDesign): Promise<NewSite['content'] | undefined> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ phase: 'drawing' });
    try {
      const [words, fault] = await Promise.all([loadTemplateTexts(language), send(design, signal)]);
      if (signal.aborted) return undefined;
      if (fault) {
        setProgress({ phase: 'failed', fault });
        return undefined;
      }
      const media = {
        creatives: picturesOf(design, 'creative'),
        products: picturesOf(design, 'product'),
        popup: [...picturesOf(design, 'popup').values()][0] ?? null,
      };
      return templateContent(design, words[design.name], media, {
        language,
        limits: user.limits,
        now: new Date(),
        newId: ulid,
        email: user.email,
        companyName: user.companyName,
        fieldWords: VISITOR_LABELS[language].form.fields,
      });
    } catch (error) {
      if (!signal.aborted) setProgress({ phase: 'failed', fault: { kind: 'api', error } });
      return undefined;
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
