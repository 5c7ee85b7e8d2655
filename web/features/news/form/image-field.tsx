import { Button, FileButton, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageRef } from '#shared/model/media/media.ts';
import { ImageCropDialog } from '#web/features/news/form/image-crop-dialog.tsx';
import classes from '#web/features/news/form/news-form.module.css';
import { newsImageUrl } from '#web/features/news/news-thumbnail.tsx';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { validateFile } from '#web/lib/upload/upload-request.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FileDrop, PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { UploadProgress } from '#web/ui/fields/upload-progress.tsx';

interface ImageFieldProps {
  image: ImageRef | null;
  /** The site that the picture is uploaded for; `undefined` while none is chosen. */
  siteId: string | undefined;
  error: ReactNode;
  onChange: (image: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The picture of an item: chosen or dropped, cropped, uploaded; can be replaced, removed and cancelled. */
export function ImageField({ image, siteId, error, onChange, onBusy }: ImageFieldProps) {
  const { t } = useTranslation(['news', 'common']);
  const faultText = useUploadFaultText();
  const { upload, start, clear } = useImageUpload({ kind: 'news', siteId, onChange, onBusy });
  const [chosen, setChosen] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const label = t('field.image');
  const isBusy = upload.phase === 'busy';

  const choose = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    const broken = await validateFile(file, 'news');
    setFault(broken ? faultText({ kind: 'rule', error: broken }, file.name) : null);
    setChosen(broken ? null : file);
  };
  const crop = chosen && (
    <ImageCropDialog
      file={chosen}
      onClose={() => setChosen(null)}
      onCropped={(file) => {
        setChosen(null);
        void start(file);
      }}
    />
  );

  if (!isBusy && !image) {
    const shown = fault ?? (upload.phase === 'failed' ? faultText(upload.fault, upload.name) : error);
    return (
      <>
        <FileDrop
          label={label}
          help={t(siteId === undefined ? 'image.chooseSite' : 'image.help')}
          error={shown}
          isDisabled={siteId === undefined}
          onFiles={([file]) => void choose(file)}
        />
        {crop}
      </>
    );
  }
  return (
    <FieldGroup label={label}>
      <div className={classes['picture']}>
        <img src={isBusy ? upload.preview : image ? newsImageUrl(image) : ''} alt="" />
        {isBusy ? (
          <UploadProgress isProcessing={upload.isProcessing} share={upload.share} onCancel={clear} />
        ) : (
          <Group gap="xs">
            <FileButton accept={PICTURE_ACCEPT} disabled={siteId === undefined} onChange={(file) => void choose(file)}>
              {(props) => (
                <Button {...props} variant="default" size="compact-sm">
                  {t('common:upload.replace')}
                </Button>
              )}
            </FileButton>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
              {t('common:upload.remove')}
            </Button>
          </Group>
        )}
      </div>
      <Text size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
        {fault ?? (isBusy ? null : error)}
      </Text>
      {crop}
    </FieldGroup>
  );
}
