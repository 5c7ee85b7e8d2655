import { Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useShare } from '#web/lib/api/use-share.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';
import { ShareForm } from '#web/features/preview/shared/share-form.tsx';

interface ShareDialogProps {
  siteId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Heights of the parts of the form while it loads, in pixels. */
const PART_HEIGHTS = { privacy: 48, address: 60, password: 90, invitees: 140, note: 90 };

function ShareContent({ siteId, onClose }: Omit<ShareDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['share', 'common']);
  const mayWrite = useMayDo('site:write');
  const skeleton = (
    <Stack role="status" aria-label={t('common:loading')}>
      {Object.entries(PART_HEIGHTS).map(([part, height]) => (
        <Skeleton key={part} height={height} />
      ))}
    </Stack>
  );
  return (
    <QueryState query={useShare(siteId)} failed={t('loadFailed')} placeholder={skeleton}>
      {(share) => <ShareForm siteId={siteId} share={share} isReadOnly={!mayWrite} onClose={onClose} />}
    </QueryState>
  );
}

/** The dialog that shares the preview of a site: password, invitees, note. */
export function ShareDialog({ siteId, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['share', 'common']);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" fullScreen={isNarrow} title={t('title')}>
      <ShareContent siteId={siteId} onClose={onClose} />
    </Dialog>
  );
}
