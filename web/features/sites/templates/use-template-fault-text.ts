import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/lib/api/error-text.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';

/** The message for the fault that ended the preparation of a template. */
export function useTemplateFaultText(): (fault: UploadFault) => string {
  const { t } = useTranslation('templates');
  const errorText = useErrorText();
  return (fault) => (fault.kind === 'api' ? errorText(fault.error) : t('pictureFailed'));
}
