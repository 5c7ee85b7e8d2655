import { useTranslation } from '#web/lib/use-translation.ts';
import { useBrand } from '#web/lib/session/brand.ts';
import { useSession } from '#web/lib/session/session.ts';

/** The brand name in window titles: of the login's brand, else of the brand last seen on this device, else the product's. */
export function useBrandName(): string {
  const { t } = useTranslation();
  const remembered = useBrand();
  const brand = useSession()?.user.brand ?? remembered;
  return brand.name ?? t('brand');
}
