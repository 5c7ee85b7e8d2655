import { useTranslation } from '#web/lib/use-translation.ts';

/** A landmark for content that floats over the page (menus, lists, tooltips): Mantine renders portals into the node with this attribute. */
export function FloatingRegion() {
  const { t } = useTranslation();
  return <div role="region" aria-label={t('floating')} data-mantine-shared-portal-node="true" />;
}
