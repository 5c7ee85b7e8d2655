import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import classes from '#web/features/editor/fields/image-field.module.css';
import { useFileDrop } from '#web/features/editor/fields/use-file-drop.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { type UploadFault, uploadMedia, type UploadProgress } from '#web/lib/upload/upload-media.ts';
import { PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';

/** Images other than creatives. */
type SmallImageKind = 'logo' | 'favicon' | 'product' | 'popup';

interface ImageFieldProps {
  kind: SmallImageKind;
  label: string;
  help: string;
  siteId: string;
  image: ImageRef | null;
  isReadOnly: boolean;
  onChange: (image: ImageRef | null) => void;
}

type UploadState =
  | { kind: 'none' }
  | { kind: 'uploading'; progress: UploadProgress }
  | { kind: 'failed'; fault: UploadFault; name: string };

/** URL of the smallest published variant that is sharp at the size of the field. */
function thumbnailUrl(kind: SmallImageKind, { mediaId, width }: ImageRef): string {
  const variant = publishedVariants(kind, width).at(-1);
  return variant ? mediaUrl(mediaId, variant.width, variant.format) : '';
}

/** Uploads one file at a time; a new file or leaving the page aborts the one in progress. */
function useSmallImageUpload({ kind, siteId, onChange }: Pick<ImageFieldProps, 'kind' | 'siteId' | 'onChange'>) {
  const [upload, setUpload] = useState<UploadState>({ kind: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = (): void => {
    running.current?.abort();
    setUpload({ kind: 'none' });
  };
  const start = async (file: File): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (progress: UploadProgress) => !signal.aborted && setUpload({ kind: 'uploading', progress });
    const [outcome] = await uploadMedia({ kind, siteId, files: [file], onProgress, signal }).catch((error: unknown) => [
      { ok: false as const, fault: { kind: 'api' as const, error } },
    ]);
    if (signal.aborted || !outcome) return;
    setUpload(outcome.ok ? { kind: 'none' } : { kind: 'failed', fault: outcome.fault, name: file.name });
    if (outcome.ok && outcome.media.image) onChange(outcome.media.image);
  };
  return { upload, start, cancel };
}

/** An image other than a creative (logo, favicon, of a product or a popup): dropped or picked, replaced, removed; an upload can be cancelled. */
export function ImageField({ kind, label, help, siteId, image, isReadOnly, onChange }: ImageFieldProps) {
  const { t } = useTranslation(['editor', 'common']);
  const [labelId, helpId] = [useId(), useId()];
  const { description, className, tip } = useFieldHelp(label, help);
  const faultText = useUploadFaultText();
  const { upload, start, cancel } = useSmallImageUpload({ kind, siteId, onChange });
  const startFirst = (files: readonly File[]): void => {
    const [file] = files;
    if (file) void start(file);
  };
  const { isOver, target } = useFileDrop(startFirst);
  const isUploading = upload.kind === 'uploading';

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
          {image && <img src={thumbnailUrl(kind, image)} alt="" draggable={false} />}
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
            {image && !isUploading && (
              <Button variant="subtle" color="gray" size="compact-sm" aria-describedby={labelId} onClick={() => onChange(null)}>
                {t('common:upload.remove')}
              </Button>
            )}
            {isUploading && (
              <Button variant="subtle" color="gray" size="compact-sm" aria-describedby={labelId} onClick={cancel}>
                {t('common:cancel')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {isUploading && (
        <Progress
          value={upload.progress.share * 100}
          animated={upload.progress.phase !== 'uploading'}
          size={6}
          aria-label={t('common:upload.progress')}
        />
      )}
      {upload.kind === 'failed' ? (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {faultText(upload.fault, upload.name)}
        </Text>
      ) : (
        <Text id={helpId} size="xs" c="dimmed" className={className ?? ''}>
          {description}
        </Text>
      )}
    </div>
  );
}
