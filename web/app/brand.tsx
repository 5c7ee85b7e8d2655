import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '#web/app/brand.module.css';
import type { UserInfo } from '#shared/model/session.ts';
import { homePath } from '#web/lib/paths.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';

/** The account's logo, or the product's own mark, leading home. */
export function Brand({ user, isCompact }: { user: UserInfo; isCompact: boolean }) {
  const { t } = useTranslation();
  return (
    <Link to={homePath(user)} className={classes['brand']} aria-label={t('brand')}>
      {user.logoUrl === null ? <BrandMark size={28} /> : <img src={user.logoUrl} alt="" className={classes['logo']} />}
      {!isCompact && user.logoUrl === null && (
        <Text component="span" fw={650} fz="lg" truncate>
          {t('brand')}
        </Text>
      )}
    </Link>
  );
}
