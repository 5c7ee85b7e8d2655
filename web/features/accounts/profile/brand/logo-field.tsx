import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import classes from '#web/features/accounts/profile/brand/logo-field.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { LibraryButton } from '#web/features/media/shared/library-button.tsx';
import { PictureField } from '#web/ui/fields/picture-field.tsx';

interface LogoFieldProps {
  logo: ImageRef | null;
  error: ReactNode;
  onChange: (logo: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

const sourceOf = ({ mediaId, width }: ImageRef): string => mediaUrl(mediaId, publishedVariants('brand', width).at(-1)?.width ?? width);

/** The account's logo. */
export function LogoField({ logo, ...props }: LogoFieldProps) {
  const { t } = useTranslation('profile');
  return (
    <PictureField
      {...props}
      kind="brand"
      label={t('brand.logo')}
      help={t('brand.logoHelp')}
      image={logo}
      sourceOf={sourceOf}
      pictureClass={classes['logo']}
      isFramed
      LibraryButton={LibraryButton}
    />
  );
}
