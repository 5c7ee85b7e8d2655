import { Button, FileButton, Group, Text } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import classes from '#web/features/editor/fields/image-field.module.css';
import { useFileDrop } from '#web/lib/upload/use-file-drop.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { isInProgress, isTransient } from '#web/lib/upload/queue/file-queue.ts';
import { usePictureUpload } from '#web/lib/upload/queue/picture-queue.ts';
import { PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { UploadFailure } from '#web/ui/fields/upload-failure.tsx';
import { UploadProgress } from '#web/ui/fields/upload-progress.tsx';

const MediaPicker = lazy(async () => ({ default: (await import('#web/features/media/shared/media-picker.tsx')).MediaPicker }));

/** Images other than creatives. */
type SmallImageKind = 'logo' | 'favicon' | 'product' | 'popup' | 'share';

interface ImageFieldProps {
  kind: SmallImageKind;
  /** The name of the field, unique in the site or in its sheet. */
  field: string;
  /** The cell of the sheet that the field belongs to. */
  cell?: string | null;
  label: string;
  help: string;
  siteId: string;
  image: ImageRef | null;
  isReadOnly: boolean;
  /** Called when an upload ends, even if another section is shown. `cell`: the cell of the sheet at that time. */
  onChange: (image: ImageRef | null, cell: string | null) => void;
}

/** Returns the URL of the smallest published variant that is sharp at the size of the field. */
function thumbnailUrl(kind: SmallImageKind, { mediaId, width }: ImageRef): string {
  const variant = publishedVariants(kind, width).at(-1);
  return variant ? mediaUrl(mediaId, variant.width, variant.format) : '';
}

/**
 * A field for a logo, favicon, product, popup or share image. A file can be dropped, picked or taken from the media library, and is shown
 * immediately; the image can be replaced or removed, and an upload cancelled. The upload belongs to the site and continues while another
 * section is shown.
 */
export function ImageField({ kind, field, cell = null, label, help, siteId, image, isReadOnly, onChange }: ImageFieldProps) {
  const { t } = useTranslation(['editor', 'common']);
  const [labelId, helpId] = [useId(), useId()];
  const { description, className, tip } = useFieldHelp(label, help);
  const { pictures } = useEditor();
  const place = { name: field, cell };
  const upload = usePictureUpload(pictures, place);
  const isUploading = upload !== undefined && isInProgress(upload);
  const startFirst = ([file]: readonly File[]): void => {
    if (file) pictures.start({ file, field: place, kind, siteId, onReady: onChange });
  };
  const [isPicking, setPicking] = useState(false);
  const { isOver, target } = useFileDrop(startFirst);
  const remove = (): void => {
    pictures.cancel(place);
    onChange(null, cell);
  };
  const pick = (picked: ImageRef | null | undefined): void => {
    pictures.cancel(place);
    if (picked) onChange(picked, cell);
  };
  const shown = (isUploading && upload.picture) || image;

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={helpId}
      className={classes['field']}
      data-over={isOver}
      {...(!isReadOnly && target)}
    >
      <WithTip tip={tip}>
        <Text id={labelId} size="sm" fw={550}>
          {label}
        </Text>
      </WithTip>
      <Group wrap="nowrap" align="center" gap="sm">
        <div className={classes['frame']} data-kind={kind}>
          {shown && <img src={thumbnailUrl(kind, shown)} alt="" draggable={false} />}
        </div>
        {!isReadOnly && (
          <Group gap={4}>
            <FileButton accept={PICTURE_ACCEPT} onChange={(file) => startFirst(file ? [file] : [])}>
              {(props) => (
                <Button {...props} variant="default" size="compact-sm" loading={isUploading} aria-describedby={labelId}>
                  {t(image ? 'common:upload.replace' : 'common:upload.choose')}
                </Button>
              )}
            </FileButton>
            <Button variant="default" size="compact-sm" disabled={isUploading} aria-describedby={labelId} onClick={() => setPicking(true)}>
              {t('common:upload.library')}
            </Button>
            {image && !isUploading && (
              <Button variant="subtle" color="gray" size="compact-sm" aria-describedby={labelId} onClick={remove}>
                {t('common:upload.remove')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {isPicking && (
        <Suspense>
          <MediaPicker siteId={siteId} kinds={[kind]} max={1} onPick={([file]) => pick(file?.image)} onClose={() => setPicking(false)} />
        </Suspense>
      )}
      {isUploading && <UploadProgress upload={upload} onCancel={() => pictures.cancel(place)} />}
      {upload && !isUploading ? (
        <Text component="div" size="xs" c="var(--mantine-color-error)" role="alert">
          <UploadFailure upload={upload} isRetryable={isTransient(upload)} retry={() => pictures.retry(place)} />
        </Text>
      ) : (
        <Text id={helpId} size="xs" c="dimmed" className={className ?? ''}>
          {description}
        </Text>
      )}
    </div>
  );
}
