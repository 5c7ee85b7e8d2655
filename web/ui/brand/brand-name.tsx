import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Brand } from '#shared/model/brand.ts';
import classes from '#web/ui/brand/brand-name.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { BrandMark } from '#web/ui/brand/brand-mark.tsx';

const LOGO_WIDTH = 500;

/** The brand of the screen: the account's logo, else its name, else the product's mark and name. */
export function BrandName({ brand }: { brand: Brand }) {
  const { t } = useTranslation();
  if (brand.logo)
    return (
      <div className={classes['brand']}>
        <img
          src={mediaUrl(brand.logo.mediaId, LOGO_WIDTH)}
          alt={brand.name ?? ''}
          width={brand.logo.width}
          height={brand.logo.height}
          className={classes['logo']}
        />
      </div>
    );
  return (
    <div className={classes['brand']}>
      {brand.id === null && <BrandMark size={28} />}
      <Text component="span" fw={650} fz="lg" truncate>
        {brand.name ?? t('brand')}
      </Text>
    </div>
  );
}
