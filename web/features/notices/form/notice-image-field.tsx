import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import classes from '#web/features/notices/notices.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FileDrop, PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { UploadProgress } from '#web/ui/fields/upload-progress.tsx';

interface NoticeImageFieldProps {
  image: ImageRef | null;
  error: ReactNode;
  onChange: (image: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

const sourceOf = ({ mediaId, width }: ImageRef): string => mediaUrl(mediaId, publishedVariants('popup', width).at(-1)?.width ?? width);

/** The picture of a notification, which shows at once while it is uploaded. */
export function NoticeImageField({ image, error, onChange, onBusy }: NoticeImageFieldProps) {
  const { t } = useTranslation(['notices', 'common']);
  const faultText = useUploadFaultText();
  const { upload, start, clear } = useImageUpload({ kind: 'popup', onChange, onBusy });
  const label = t('form.image');
  const isBusy = upload.phase === 'busy';
  if (!isBusy && !image) {
    const fault = upload.phase === 'failed' ? faultText(upload.fault, upload.name) : error;
    return <FileDrop label={label} help={t('form.imageHelp')} error={fault} onFiles={([file]) => file && void start(file)} />;
  }
  return (
    <FieldGroup label={label}>
      <Stack gap="sm">
        <img src={isBusy ? upload.preview : image ? sourceOf(image) : ''} alt="" className={classes['picture']} />
        {isBusy ? (
          <UploadProgress isProcessing={upload.isProcessing} share={upload.share} onCancel={clear} />
        ) : (
          <Group gap="xs">
            <FileButton accept={PICTURE_ACCEPT} onChange={(file) => file && void start(file)}>
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
      </Stack>
      <Text size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
        {isBusy ? null : error}
      </Text>
    </FieldGroup>
  );
}
