import { Button, FileButton, Text } from '@mantine/core';
import { IconLibraryPhoto, IconPhotoPlus, IconPhotoStar, IconTrash } from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PDF_MAX, VIDEO_MAX_MB } from '#shared/model/limits.ts';
import { fileFormatNames, PICTURE_TYPES, UPLOAD_TYPES, VIDEO_TYPES, type ImageRef, type VideoRef } from '#shared/model/media/media.ts';
import { MediaThumbnail } from '#web/features/editor/inspector/media/media-thumbnail.tsx';
import classes from '#web/features/editor/inspector/media/media-section.module.css';
import { VideoDetails } from '#web/features/editor/inspector/media/video-details.tsx';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { useEditor, useEditorState, useIsReadOnly, useUploads } from '#web/features/editor/state/editor.ts';
import { isUploadTo } from '#web/features/editor/state/uploads/upload.ts';
import { UploadStatus } from '#web/features/editor/uploads/upload-status.tsx';
import { useFileDrop } from '#web/lib/upload/use-file-drop.ts';
import { useImageMaxMb } from '#web/lib/upload/image-max-mb.ts';
import { SHEET_ACCEPT } from '#web/ui/fields/file-drop.tsx';

const MediaPicker = lazy(async () => ({ default: (await import('#web/features/media/shared/media-picker.tsx')).MediaPicker }));
const PosterDialog = lazy(async () => ({ default: (await import('#web/features/editor/uploads/poster-dialog.tsx')).PosterDialog }));

/** The kinds of files that a sheet shows. */
const PICKED_KINDS = ['creative', 'video'] as const;

interface MediaSectionProps {
  location: Required<SheetLocation>;
  image: ImageRef | null;
  video: VideoRef | null;
  /** `null` if the creative cannot be removed. */
  onRemove: (() => void) | null;
}

interface MediaButtonsProps extends Pick<MediaSectionProps, 'image' | 'video' | 'onRemove'> {
  cell: string;
  onFiles: (files: File[]) => void;
  onEditPoster: (video: VideoRef) => void;
  onOpenLibrary: () => void;
}

function MediaButtons({ cell, image, video, onFiles, onEditPoster, onOpenLibrary, onRemove }: MediaButtonsProps) {
  const { t } = useTranslation('uploads');
  return (
    <>
      <FileButton
        key={cell}
        multiple={!image}
        accept={SHEET_ACCEPT}
        onChange={(picked: File | File[] | null) => onFiles([picked ?? []].flat())}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            data-first-control
            leftSection={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
          >
            {t(image ? 'media.replace' : 'media.add')}
          </Button>
        )}
      </FileButton>
      <Button variant="default" size="sm" leftSection={<IconLibraryPhoto size={16} stroke={1.5} aria-hidden />} onClick={onOpenLibrary}>
        {t('media.library')}
      </Button>
      {video && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPhotoStar size={16} stroke={1.5} aria-hidden />}
          onClick={() => onEditPoster(video)}
        >
          {t('poster.open')}
        </Button>
      )}
      {(image ?? video) && onRemove && (
        <Button variant="subtle" color="gray" size="sm" leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />} onClick={onRemove}>
          {t('media.remove')}
        </Button>
      )}
    </>
  );
}

const PDF_TYPES = { 'application/pdf': ['pdf'] };

/** Lists the accepted formats with their limits, in one line if the limits of pictures and videos are equal. */
function AcceptedFormats() {
  const { t } = useTranslation('common');
  const imageMaxMb = useImageMaxMb();
  const lines =
    imageMaxMb === VIDEO_MAX_MB
      ? [{ types: UPLOAD_TYPES, max: VIDEO_MAX_MB }]
      : [
          { types: PICTURE_TYPES, max: imageMaxMb },
          { types: VIDEO_TYPES, max: VIDEO_MAX_MB },
        ];
  return [...lines, { types: PDF_TYPES, max: PDF_MAX.fileMb }].map(({ types, max }) => (
    <Fragment key={fileFormatNames(types)}>
      {t('upload.formats', { formats: fileFormatNames(types), max })}
      <br />
    </Fragment>
  ));
}

/** The picture or video of a cell. It can be dropped, picked, replaced and removed. Shows upload progress and chooses a poster frame. */
export function MediaSection({ location, image, video, onRemove }: MediaSectionProps) {
  const { t } = useTranslation(['uploads', 'common']);
  const { addFiles, addLibraryFiles, cellsForPictures, uploads } = useEditor();
  const siteId = useEditorState(({ site }) => site.id);
  const [room, setRoom] = useState<number | null>(null);
  const isReadOnly = useIsReadOnly();
  const { cell, variationId } = location;
  const upload = useUploads((all) => all.find((one) => isUploadTo(one, location)));
  const [posterVideo, setPosterVideo] = useState<VideoRef | null>(null);
  const uploadFiles = (files: File[]): void => {
    if (files.length > 0) void addFiles(files, cell, { replacesFirst: true, variationId });
  };
  const { isOver, target } = useFileDrop(uploadFiles);

  return (
    <div role="group" aria-label={t('media.label')} className={classes['section']} data-over={isOver} {...(!isReadOnly && target)}>
      {image && <MediaThumbnail image={image} video={video} />}
      <div className={classes['controls']}>
        {video && <VideoDetails video={video} />}
        {!isReadOnly && (
          <MediaButtons
            cell={cell}
            image={image}
            video={video}
            onFiles={uploadFiles}
            onEditPoster={setPosterVideo}
            onOpenLibrary={() => setRoom(cellsForPictures(cell, variationId).length)}
            onRemove={onRemove}
          />
        )}
        {upload && <UploadStatus upload={upload} />}
      </div>
      {!image && !isReadOnly && (
        <Text size="xs" c="dimmed" className={classes['help'] ?? ''}>
          {isOver ? t('common:upload.dropNow') : t('media.drop')}
          <br />
          <AcceptedFormats />
          {t('media.hint')}
        </Text>
      )}
      {room !== null && (
        <Suspense>
          <MediaPicker
            siteId={siteId}
            kinds={PICKED_KINDS}
            max={room}
            onPick={(files) => void addLibraryFiles(files, cell, variationId)}
            onClose={() => setRoom(null)}
          />
        </Suspense>
      )}
      {posterVideo && (
        <Suspense>
          <PosterDialog
            video={posterVideo}
            onChoose={(file) => uploads.add([{ file, ...location, posterOf: posterVideo.mediaId }])}
            onClose={() => setPosterVideo(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
