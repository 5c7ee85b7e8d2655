import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import classes from '#web/app/shell/brand-link.module.css';
import type { Brand as BrandLook } from '#shared/model/brand.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { homePath } from '#web/lib/paths.ts';
import { BrandMark } from '#web/ui/brand/brand-mark.tsx';

/** The widths of the logo files in pixels, for 1x and 2x screens; the logo is shown at most 200 pixels wide. */
const LOGO_WIDTHS = [250, 500] as const;

function Logo({ brand, isCompact }: { brand: BrandLook; isCompact: boolean }) {
  const { t } = useTranslation();
  if (brand.logo) {
    const { mediaId, width, height } = brand.logo;
    const [small, large] = LOGO_WIDTHS.map((logoWidth) => mediaUrl(mediaId, logoWidth));
    return <img src={small} srcSet={`${small} 1x, ${large} 2x`} alt="" width={width} height={height} className={classes['logo']} />;
  }
  const name = brand.name ?? t('brand');
  return (
    <>
      {brand.id === null ? <BrandMark size={28} /> : <span className={classes['initial']}>{Array.from(name)[0]}</span>}
      {!isCompact && (
        <Text component="span" fw={650} fz="lg" lineClamp={2} className={classes['name']}>
          {name}
        </Text>
      )}
    </>
  );
}

/** The brand of the console as a link to the start screen: the account's logo, else its name, else the product's mark. */
export function BrandLink({ user, isCompact }: { user: UserInfo; isCompact: boolean }) {
  const { t } = useTranslation();
  const { brand } = user;
  return (
    <Link
      to={homePath(user)}
      className={classes['brand']}
      data-compact={isCompact}
      aria-label={t('brandHome', { name: brand.name ?? t('brand') })}
    >
      <Logo brand={brand} isCompact={isCompact} />
    </Link>
  );
}
