import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { fileFormatNames, PICTURE_TYPES, PROFILE_PICTURE_WIDTHS } from '#shared/model/media/media.ts';
import { CropArea } from '#web/ui/crop/crop-area.tsx';
import { cropFile } from '#web/ui/crop/crop-file.ts';
import { usePictureUpload } from '#web/features/profile/picture/use-picture-upload.ts';
import { toast } from '#web/lib/toast.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';
import { readContentType } from '#web/lib/upload/upload-request.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';

const { 'image/png': png, 'image/jpeg': jpeg } = PICTURE_TYPES;
/** Picture types that every browser can render. */
const RENDERABLE_TYPES = { 'image/png': png, 'image/jpeg': jpeg };

/** The fault of a picture that the browser cannot render, by its content: an unsupported format for HEIC, no picture at all, or a damaged one. */
async function faultOf(file: File): Promise<UploadFault> {
  const type = await readContentType(file);
  if (type === undefined) return { kind: 'content', fault: 'unsupported-content' };
  if (Object.hasOwn(RENDERABLE_TYPES, type)) return { kind: 'content', fault: 'unreadable' };
  const params = { name: file.name, formats: fileFormatNames(RENDERABLE_TYPES) };
  return { kind: 'rule', error: { path: 'name', rule: 'unsupported-file', params } };
}

interface CropDialogProps {
  file: File;
  /** The object URL of the file. */
  url: string;
  onClose: () => void;
}

/** Crops a profile picture to a square and uploads it. */
export function CropDialog({ file, url, onClose }: CropDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const faultText = useUploadFaultText();
  const [area, setArea] = useState<Area | null>(null);
  const { upload, start, fail } = usePictureUpload({
    onDone: () => {
      toast.success(t('picture.saved'));
      onClose();
    },
    onFailed: (fault) => toast.failure(faultText(fault, file.name), t('picture.failed')),
  });
  const isBusy = upload.phase === 'busy';
  const isUnreadable = upload.phase === 'failed' && !area;

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('crop.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      transitionProps={{ transition: 'fade' }}
    >
      <Stack gap="md">
        {!isUnreadable && <CropArea image={url} isRound onArea={setArea} onUnreadable={() => void faultOf(file).then(fail)} />}
        {upload.phase === 'failed' && (
          <Alert role="group" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('picture.failed')}>
            {faultText(upload.fault, file.name)}
          </Alert>
        )}
        {isBusy && (
          <Stack gap={4}>
            <Progress
              value={upload.isProcessing ? 100 : upload.share * 100}
              animated={upload.isProcessing}
              aria-label={t('common:upload.progress')}
            />
            <Text component="output" size="xs" c="dimmed">
              {t(upload.isProcessing ? 'common:upload.processing' : 'common:upload.uploading')}
            </Text>
          </Stack>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={!area} loading={isBusy} onClick={() => area && void start(cropFile(file, area, PROFILE_PICTURE_WIDTHS[2]))}>
            {t('crop.submit')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
