import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { ImageCropDialog } from '#web/features/news/form/image-crop-dialog.tsx';
import classes from '#web/features/news/form/news-form.module.css';
import { newsImageUrl } from '#web/features/news/news-thumbnail.tsx';
import { LibraryButton } from '#web/features/media/shared/library-button.tsx';
import { PictureField } from '#web/ui/fields/picture-field.tsx';

interface ImageFieldProps {
  image: ImageRef | null;
  /** The site that the picture is uploaded for; `undefined` while none is chosen. */
  siteId: string | undefined;
  error: ReactNode;
  onChange: (image: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The picture of an item, cropped to a square before it is uploaded. */
export function ImageField(props: ImageFieldProps) {
  const { t } = useTranslation('news');
  const { siteId } = props;
  return (
    <PictureField
      {...props}
      kind="news"
      label={t('field.image')}
      help={t(siteId === undefined ? 'image.chooseSite' : 'image.help')}
      isDisabled={siteId === undefined}
      sourceOf={newsImageUrl}
      pictureClass={classes['picture']}
      CropDialog={ImageCropDialog}
      LibraryButton={LibraryButton}
    />
  );
}
