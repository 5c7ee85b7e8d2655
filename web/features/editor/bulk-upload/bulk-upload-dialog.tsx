import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ChooseStep } from '#web/features/editor/bulk-upload/steps/choose-step.tsx';
import { FailedStep } from '#web/features/editor/bulk-upload/steps/failed-step.tsx';
import { PlanStep } from '#web/features/editor/bulk-upload/plan/plan-step.tsx';
import { FilesProgress, SendingProgress, WorkProgress } from '#web/features/editor/bulk-upload/steps/progress-step.tsx';
import { useBulkStage } from '#web/features/editor/bulk-upload/state/bulk-upload-store.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface BulkUploadDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function Step({ onClose }: { onClose: () => void }) {
  const stage = useBulkStage();
  switch (stage.at) {
    case 'choose':
      return <ChooseStep error={stage.error} />;
    case 'sending':
      return <SendingProgress stage={stage} />;
    case 'working':
      return <WorkProgress upload={stage.upload} onClose={onClose} />;
    case 'sending-files':
      return <FilesProgress done={stage.done} total={stage.total} />;
    case 'plan':
      return <PlanStep files={stage.files} stills={stage.stills} onClose={onClose} />;
    default:
      return <FailedStep name={stage.name} failure={stage.failure} />;
  }
}

/** Uploads many creatives together, previews their cells, and places them as one edit. */
export function BulkUploadDialog({ isOpen, onClose }: BulkUploadDialogProps) {
  const { t } = useTranslation(['bulk', 'common', 'errors']);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { at } = useBulkStage();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={at === 'plan' ? 1_080 : 640}
      fullScreen={isNarrow && at === 'plan'}
      title={t('title')}
      closeOnClickOutside={at !== 'plan'}
    >
      <Step onClose={onClose} />
    </Dialog>
  );
}
