import { useTranslation } from 'react-i18next';

/** Holds what floats over the page (menus, lists, tips) in a landmark of its own: the component kit puts it into the node marked like this. */
export function FloatingRegion() {
  const { t } = useTranslation();
  return <div role="region" aria-label={t('floating')} data-mantine-shared-portal-node="true" />;
}
