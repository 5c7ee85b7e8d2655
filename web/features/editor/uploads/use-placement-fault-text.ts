import { useTranslation } from '#web/lib/use-translation.ts';
import type { PlacementFault } from '#web/features/editor/state/uploads/upload.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';

/** Returns a function that describes why a file was not placed on the site. */
export function usePlacementFaultText(): (fault: PlacementFault, name: string) => string {
  const { t } = useTranslation('uploads');
  const faultText = useUploadFaultText();
  return (fault, name) => (fault.kind === 'no-room' ? t('noRoom', { name }) : faultText(fault, name));
}
