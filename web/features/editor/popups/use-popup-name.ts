import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';

/** Returns a function that names a popup; a popup without a name is called by its kind. */
export function usePopupName(): (popup: Pick<PopupCta, 'name' | 'kind'>) => string {
  const { t } = useTranslation('popups');
  return ({ name, kind }) => name.trim() || t('nameless', { kind: t(`kind.${kind}`) });
}
