import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { newsWidths } from '#shared/model/media/media.ts';
import { CropArea } from '#web/ui/crop/crop-area.tsx';
import { cropFile } from '#web/ui/crop/crop-file.ts';

const MAX_WIDTH = newsWidths(Infinity).at(-1) ?? 720;

interface ImageCropDialogProps {
  file: File;
  onClose: () => void;
  /** Called with the cropped file, or with the whole one if the browser cannot render it. */
  onCropped: (file: File) => void;
}

/** Crops the picture of an item to a square, as the bar shows it. HEIC files, which not every browser renders, are uploaded whole. */
export function ImageCropDialog({ file, onClose, onCropped }: ImageCropDialogProps) {
  const { t } = useTranslation(['news', 'common']);
  const [area, setArea] = useState<Area | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  // Created when the dialog opens, one per file.
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const submit = async (): Promise<void> => onCropped((area && (await cropFile(file, area, MAX_WIDTH))) ?? file);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('image.crop')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      transitionProps={{ transition: 'fade' }}
    >
      <Stack gap="md">
        {isUnreadable ? (
          <Text>{t('image.whole')}</Text>
        ) : (
          <CropArea image={url} onArea={setArea} onUnreadable={() => setUnreadable(true)} />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={!area && !isUnreadable} onClick={() => void submit()}>
            {t(isUnreadable ? 'image.useWhole' : 'image.use')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
