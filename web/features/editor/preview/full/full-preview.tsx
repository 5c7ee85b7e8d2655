import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/preview/full/full-preview.module.css';
import { useFullPreviewRoute } from '#web/features/editor/preview/use-full-preview-route.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

const SitePreview = lazy(async () => ({ default: (await import('#web/features/editor/preview/full/site-preview.tsx')).SitePreview }));

const openModal = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};

/**
 * The whole site, unsaved edits included, in a full-screen dialog while the URL requests it. Uses a native dialog, because its focus trap
 * includes the shadow root of the frame.
 */
export function FullPreview() {
  const { t } = useTranslation('preview');
  const { isOpen, close, leaveFor } = useFullPreviewRoute();
  if (!isOpen) return null;
  return (
    <dialog
      ref={openModal}
      className={classes['preview']}
      aria-label={t('full')}
      // A page overlay is a nested dialog, whose close event bubbles in React.
      onClose={(event) => event.target === event.currentTarget && close()}
    >
      <Suspense fallback={<LoadingPage />}>
        <SitePreview onClose={close} onLeave={leaveFor} />
      </Suspense>
    </dialog>
  );
}
