import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import { validateFile } from '#web/lib/upload/upload-request.ts';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FileDrop, PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import classes from '#web/ui/fields/picture-field.module.css';
import { UploadFailure } from '#web/ui/fields/upload-failure.tsx';
import { UploadProgress } from '#web/ui/fields/upload-progress.tsx';

interface PictureFieldProps {
  kind: Exclude<MediaKind, 'video'>;
  label: string;
  help: string;
  image: ImageRef | null;
  /** The site of the picture, if the kind requires one. */
  siteId?: string | undefined;
  isDisabled?: boolean;
  error: ReactNode;
  /** Returns the URL of a picture at the display size of the field. */
  sourceOf: (image: ImageRef) => string;
  pictureClass: string | undefined;
  /** Whether the picture already has a frame. */
  isFramed?: boolean;
  /** A step between choosing a file and uploading it. */
  CropDialog?: ComponentType<{ file: File; onClose: () => void; onCropped: (file: File) => void }>;
  /** A button that takes a picture of the media library. */
  LibraryButton?: ComponentType<{ siteId?: string | undefined; isDisabled?: boolean; size?: 'compact-sm'; onFile: (file: File) => void }>;
  onChange: (image: ImageRef | null) => void;
  /** Called when an upload begins or ends. During an upload, the form must not be saved and must ask before it is left. */
  onBusy: (isBusy: boolean) => void;
}

/**
 * A picture field of a form. Shows a chosen or dropped picture immediately, with its upload progress; allows to replace, remove or
 * cancel it. The form keeps the former picture until the new one is uploaded.
 */
export function PictureField(props: PictureFieldProps) {
  const { kind, label, help, image, siteId, isDisabled = false, error, sourceOf, pictureClass, isFramed = false, CropDialog } = props;
  const { LibraryButton, onChange, onBusy } = props;
  const { t } = useTranslation();
  const faultText = useUploadFaultText();
  const uploading = useImageUpload({ kind, siteId, onReady: onChange, onBusy });
  const { upload, isBusy, cancel, start } = uploading;
  const [chosen, setChosen] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const choose = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    cancel();
    const broken = await validateFile(file, kind);
    setRefused(broken ? faultText({ kind: 'rule', error: broken }, file.name) : null);
    if (broken) return;
    if (CropDialog) setChosen(file);
    else start(file);
  };
  const remove = (): void => {
    cancel();
    setRefused(null);
    onChange(null);
  };
  const fault = refused ?? (upload && !isBusy ? <UploadFailure {...uploading} upload={upload} /> : error);
  const cropping = chosen && CropDialog && (
    <CropDialog
      file={chosen}
      onClose={() => setChosen(null)}
      onCropped={(file) => {
        setChosen(null);
        start(file);
      }}
    />
  );

  if (!isBusy && !image) {
    return (
      <>
        <FileDrop label={label} help={help} error={fault} isDisabled={isDisabled} onFiles={([file]) => void choose(file)}>
          {LibraryButton && <LibraryButton siteId={siteId} isDisabled={isDisabled} onFile={(file) => void choose(file)} />}
        </FileDrop>
        {cropping}
      </>
    );
  }
  const shown = isBusy ? upload?.picture : image;
  return (
    <FieldGroup label={label}>
      <Stack gap="sm" className={isFramed ? classes['frame'] : ''}>
        {shown && <img src={sourceOf(shown)} alt="" className={pictureClass} />}
        {isBusy && upload ? (
          <UploadProgress upload={upload} onCancel={cancel} />
        ) : (
          <Group gap="xs" justify={isFramed ? 'center' : 'flex-start'}>
            <FileButton accept={PICTURE_ACCEPT} disabled={isDisabled} onChange={(file) => void choose(file)}>
              {(button) => (
                <Button {...button} variant="default" size="compact-sm">
                  {t('upload.replace')}
                </Button>
              )}
            </FileButton>
            {LibraryButton && (
              <LibraryButton siteId={siteId} isDisabled={isDisabled} size="compact-sm" onFile={(file) => void choose(file)} />
            )}
            <Button variant="subtle" color="gray" size="compact-sm" onClick={remove}>
              {t('upload.remove')}
            </Button>
          </Group>
        )}
      </Stack>
      <Text component="div" size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
        {isBusy ? null : fault}
      </Text>
      {cropping}
    </FieldGroup>
  );
}
