import { useTranslation } from '#web/lib/use-translation.ts';
import { VIDEO_MAX_SECONDS } from '#shared/model/limits.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';

/** Returns a function that formats the message for a failed upload. `name` is the name of the file, or a common name of several files. */
export function useUploadFaultText(): (fault: UploadFault, name: string) => string {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();
  return (fault, name) => {
    switch (fault.kind) {
      case 'rule':
        return t(`validation.${fault.error.rule}`, { ...fault.error.params, name });
      case 'content':
        return t(`media.${fault.fault}`, { name, max: 'maxMb' in fault ? fault.maxMb : VIDEO_MAX_SECONDS });
      case 'pdf':
        return t(`pdf.${fault.fault}`, { name, max: 'max' in fault ? fault.max : 0, number: 'number' in fault ? fault.number : 0 });
      case 'api':
        return errorText(fault.error);
      case 'transfer':
        return t('uploadFailed', { name });
      default:
        return t('uploadStalled', { name });
    }
  };
}
