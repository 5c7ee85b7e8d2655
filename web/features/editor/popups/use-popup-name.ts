import { useTranslation } from 'react-i18next';
import type { PopupCta } from '#shared/model/site/popup.ts';

/** What a popup is called, be it named or not. */
export function usePopupName(): (popup: Pick<PopupCta, 'name' | 'kind'>) => string {
  const { t } = useTranslation('popups');
  return ({ name, kind }) => name.trim() || t('nameless', { kind: t(`kind.${kind}`) });
}
