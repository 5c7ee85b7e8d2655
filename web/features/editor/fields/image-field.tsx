import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/fields/image-field.module.css';
import { useFileDrop } from '#web/features/editor/fields/use-file-drop.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { type UploadFault, uploadMedia, type UploadProgress } from '#web/lib/upload/upload-media.ts';
import { PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';

/** Pictures beside the creatives. */
type SmallPicture = 'logo' | 'favicon' | 'product' | 'popup';

interface SettingsImageFieldProps {
  kind: SmallPicture;
  label: string;
  help: string;
  siteId: string;
  image: ImageRef | null;
  isReadOnly: boolean;
  onChange: (image: ImageRef | null) => void;
}

type UploadState =
  | { kind: 'none' }
  | { kind: 'under-way'; progress: UploadProgress }
  | { kind: 'failed'; fault: UploadFault; name: string };

/** The smallest published variant that is sharp at the size it is shown here. */
function pictureOf(kind: SmallPicture, { mediaId, width }: ImageRef): string {
  const variant = publishedVariants(kind, width).at(-1);
  return variant ? mediaUrl(mediaId, variant.width, variant.format) : '';
}

/** A picture beside the creatives (logo, favicon, of a product or a popup): dropped or chosen, replaced, removed; an upload can be given up. */
export function ImageField({ kind, label, help, siteId, image, isReadOnly, onChange }: SettingsImageFieldProps) {
  const { t } = useTranslation(['editor', 'common']);
  const labelId = useId();
  const faultText = useUploadFaultText();
  const [upload, setUpload] = useState<UploadState>({ kind: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = (): void => {
    running.current?.abort();
    setUpload({ kind: 'none' });
  };
  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (progress: UploadProgress) => !signal.aborted && setUpload({ kind: 'under-way', progress });
    const [outcome] = await uploadMedia({ kind, siteId, files: [file], onProgress, signal }).catch((error: unknown) => [
      { ok: false as const, fault: { kind: 'api' as const, error } },
    ]);
    if (signal.aborted || !outcome) return;
    setUpload(outcome.ok ? { kind: 'none' } : { kind: 'failed', fault: outcome.fault, name: file.name });
    if (outcome.ok && outcome.media.image) onChange(outcome.media.image);
  };
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file) void send(file);
  };
  const { isOver, target } = useFileDrop(take);
  const isUnderWay = upload.kind === 'under-way';

  return (
    <div role="group" aria-labelledby={labelId} className={classes['field']} data-over={isOver} {...(!isReadOnly && target)}>
      <Text id={labelId} size="sm" fw={550}>
        {label}
      </Text>
      <Group wrap="nowrap" align="center" gap="sm">
        <div className={classes['frame']} data-kind={kind}>
          {image && <img src={pictureOf(kind, image)} alt="" draggable={false} />}
        </div>
        {!isReadOnly && (
          <Group gap={4}>
            <FileButton accept={PICTURE_ACCEPT} onChange={(file) => take(file ? [file] : [])}>
              {(props) => (
                <Button {...props} variant="default" size="compact-sm" loading={isUnderWay} aria-describedby={labelId}>
                  {t(image ? 'common:upload.replace' : 'common:upload.choose')}
                </Button>
              )}
            </FileButton>
            {image && !isUnderWay && (
              <Button variant="subtle" color="gray" size="compact-sm" aria-describedby={labelId} onClick={() => onChange(null)}>
                {t('common:upload.remove')}
              </Button>
            )}
            {isUnderWay && (
              <Button variant="subtle" color="gray" size="compact-sm" aria-describedby={labelId} onClick={cancel}>
                {t('common:cancel')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {isUnderWay && (
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
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      )}
    </div>
  );
}
