import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { publishedVariants, type ImageRef } from '#shared/model/media/media.ts';
import classes from '#web/features/sites/create/image-field.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { LibraryButton } from '#web/features/media/shared/library-button.tsx';
import { PictureField } from '#web/ui/fields/picture-field.tsx';

interface ImageFieldProps {
  kind: 'logo' | 'favicon';
  image: ImageRef | null;
  error: ReactNode;
  onChange: (image: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Returns the URL of the smallest variant that is sharp at the size of the field. */
function previewUrl(kind: ImageFieldProps['kind'], { mediaId, width }: ImageRef): string {
  const variant = publishedVariants(kind, width).at(-1);
  return variant ? mediaUrl(mediaId, variant.width, variant.format) : '';
}

/** The logo or favicon of a new site. */
export function ImageField(props: ImageFieldProps) {
  const { t } = useTranslation('sites');
  const { kind } = props;
  return (
    <PictureField
      {...props}
      label={t(`create.${kind}`)}
      help={t(`create.${kind}Help`)}
      sourceOf={(shown) => previewUrl(kind, shown)}
      pictureClass={classes[kind]}
      isFramed
      LibraryButton={LibraryButton}
    />
  );
}
