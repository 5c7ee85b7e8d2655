import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPhotoPlus, IconPhotoX, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES } from '#shared/model/limits.ts';
import type { ImageRef } from '#shared/model/media.ts';
import classes from '#web/features/editor/inspector/image-section.module.css';
import { useEditor, useIsReadOnly, useUploads } from '#web/features/editor/state/editor.ts';
import { isRetryable, isUnderWay, type Upload } from '#web/features/editor/uploads/upload-queue.ts';
import { useFileTarget } from '#web/features/editor/uploads/use-file-target.ts';
import { usePlacingFaultText } from '#web/features/editor/uploads/use-placing-fault-text.ts';
import { thumbnailSource } from '#web/lib/media-url.ts';
import { PICTURE_ACCEPT } from '#web/ui/file-drop.tsx';

function UploadState({ upload }: { upload: Upload }) {
  const { t } = useTranslation(['editor', 'common']);
  const { uploads } = useEditor();
  const faultText = usePlacingFaultText();
  const { id, state, progress, fault, file } = upload;
  const { name } = file;
  if (isUnderWay(upload)) {
    const label = state === 'checking' ? t('common:upload.processing') : t('grid.uploading', { percent: Math.round(progress * 100) });
    return (
      <Stack gap={4}>
        <Text size="xs" truncate title={name}>
          {name}
        </Text>
        <Progress value={progress * 100} animated={state === 'checking'} aria-label={t('common:upload.progress')} />
        <Group justify="space-between" gap={4}>
          <Text size="xs" c="dimmed">
            {state === 'waiting' ? t('grid.waiting') : label}
          </Text>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => uploads.cancel(id)}>
            {t('common:upload.cancel')}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap={4} role="alert">
      <Group gap={4} wrap="nowrap" align="flex-start" c="var(--mantine-color-error)">
        <IconPhotoX size={16} aria-hidden className={classes['icon']} />
        <Text size="sm">{fault && faultText(fault, name)}</Text>
      </Group>
      <Group gap={4}>
        {isRetryable(upload) && (
          <Button size="compact-sm" variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={() => uploads.retry(id)}>
            {t('common:retry')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => uploads.cancel(id)}>
          {t('common:close')}
        </Button>
      </Group>
    </Stack>
  );
}

interface ImageSectionProps {
  cell: string;
  image: ImageRef | null;
  onRemove: () => void;
}

/** The picture of a cell: drop, choose, replace, remove, and how far an upload has come. */
export function ImageSection({ cell, image, onRemove }: ImageSectionProps) {
  const { t } = useTranslation(['editor', 'common']);
  const { addFiles } = useEditor();
  const isReadOnly = useIsReadOnly();
  const upload = useUploads((all) => all.find((one) => one.cell === cell));
  const take = (files: File[]): void => {
    if (files.length > 0) addFiles(files, cell, { replacesFirst: true });
  };
  const { isOver, target } = useFileTarget(take);

  return (
    <div role="group" aria-label={t('sheet.image')} className={classes['section']} data-over={isOver} {...(!isReadOnly && target)}>
      {image && (
        <img
          className={classes['picture']}
          {...thumbnailSource(image)}
          sizes="96px"
          alt=""
          style={{ backgroundColor: image.colour }}
          draggable={false}
        />
      )}
      <div className={classes['controls']}>
        {!isReadOnly && (
          <>
            <FileButton
              key={cell}
              multiple={!image}
              accept={PICTURE_ACCEPT}
              onChange={(chosen: File | File[] | null) => take([chosen ?? []].flat())}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="sm"
                  data-first-control
                  leftSection={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
                >
                  {t(image ? 'sheet.replaceImage' : 'sheet.addImage')}
                </Button>
              )}
            </FileButton>
            {image && (
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
                onClick={onRemove}
              >
                {t('sheet.removeImage')}
              </Button>
            )}
          </>
        )}
        {upload && <UploadState upload={upload} />}
      </div>
      {!image && !isReadOnly && (
        <Text size="xs" c="dimmed" className={classes['help'] ?? ''}>
          {isOver ? t('common:upload.dropNow') : t('sheet.dropImage')}
          <br />
          {t('common:upload.formats', { max: UPLOAD_MAX_BYTES / 2 ** 20 })}
          <br />
          {t('sheet.imageHint')}
        </Text>
      )}
    </div>
  );
}
