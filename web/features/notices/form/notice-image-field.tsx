import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import classes from '#web/features/notices/notices.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { PictureField } from '#web/ui/fields/picture-field.tsx';

interface NoticeImageFieldProps {
  image: ImageRef | null;
  error: ReactNode;
  onChange: (image: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

const sourceOf = ({ mediaId, width }: ImageRef): string => mediaUrl(mediaId, publishedVariants('popup', width).at(-1)?.width ?? width);

/** The picture of a notification. */
export function NoticeImageField(props: NoticeImageFieldProps) {
  const { t } = useTranslation('notices');
  return (
    <PictureField
      {...props}
      kind="popup"
      label={t('form.image')}
      help={t('form.imageHelp')}
      sourceOf={sourceOf}
      pictureClass={classes['picture']}
    />
  );
}
