import { Text } from '@mantine/core';
import type { ImageRef } from '#shared/model/media/media.ts';
import classes from '#web/features/billing/settings/issuer-preview.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface IssuerPreviewProps {
  name: string;
  address: string;
  phone: string;
  registrationNumber: string;
  logo: ImageRef | null;
  seal: ImageRef | null;
}

const WIDTH = 500;

/** Previews unsaved data of the issuer as the head of a document shows it: the seal overlaps the end of the lines. */
export function IssuerPreview({ name, address, phone, registrationNumber, logo, seal }: IssuerPreviewProps) {
  const { t } = useTranslation('bills');
  return (
    <section>
      <Text size="sm" fw={550} mb={4}>
        {t('settings.preview')}
      </Text>
      <div className={classes['paper']} data-scheme="light">
        {logo && <img src={mediaUrl(logo.mediaId, WIDTH)} alt="" className={classes['logo']} />}
        <div className={classes['title']}>{t('settings.previewTitle')}</div>
        <div className={classes['issuer']}>
          {seal && <img src={mediaUrl(seal.mediaId, WIDTH)} alt="" className={classes['seal']} />}
          <div className={classes['name']}>{name}</div>
          <div className={classes['lines']}>{address}</div>
          {phone !== '' && <div className={classes['lines']}>{t('settings.previewPhone', { phone })}</div>}
          {registrationNumber !== '' && (
            <div className={classes['lines']}>{t('settings.previewNumber', { number: registrationNumber })}</div>
          )}
        </div>
      </div>
    </section>
  );
}
