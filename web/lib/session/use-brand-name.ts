import { useTranslation } from 'react-i18next';
import { useBrand } from '#web/lib/session/brand.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Whose console this is, as window titles say: the account whose look the login sees (or the device saw last), else the product. */
export function useBrandName(): string {
  const { t } = useTranslation();
  const remembered = useBrand();
  const brand = useSession()?.user.brand ?? remembered;
  return brand.name ?? t('brand');
}
