import { Badge, Button, Popover, Tooltip } from '@mantine/core';
import { IconWorldUp } from '@tabler/icons-react';
import { lazy, type ReactElement, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { furtherLanguageFaults } from '#shared/rules/publishing/publish-check.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';
import { isPublished, type SiteState } from '#shared/rules/sites/site-state.ts';
import { faultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { primaryAction, type PublishAction } from '#web/features/editor/publish/publish-actions.ts';
import { siteFaults } from '#web/features/editor/model/faults/site-faults.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { ApprovedPublicationDialog, useApprovedPublication } from '#web/features/editor/publish/approved-publication.tsx';
import { FaultList, shownCount } from '#web/features/editor/publish/fault-list.tsx';
import classes from '#web/features/editor/publish/publish-button.module.css';
import { PublishMenu } from '#web/features/editor/publish/publish-menu.tsx';
import { useSiteFaults } from '#web/features/editor/state/use-site-faults.ts';
import { usePublishActions } from '#web/features/editor/publish/use-publish-actions.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const PublishReviewDialog = lazy(async () => ({
  default: (await import('#web/features/editor/publish/review/publish-review-dialog.tsx')).PublishReviewDialog,
}));
const ShareDialog = lazy(async () => ({ default: (await import('#web/features/preview/shared/share-dialog.tsx')).ShareDialog }));

interface ListedFaults {
  title: string;
  faults: readonly PublishFault[];
}

/** Returns the actions of the button and its menu: review the changes, list the faults, or confirm that a public site becomes private. */
function usePublishSteps() {
  const { t } = useTranslation(['editor', 'saving']);
  const { store } = useEditor();
  const { save, publish, showReview, goToLocation } = useCommands();
  const site = useEditorState((state) => state.site);
  const [listed, setListed] = useState<ListedFaults | null>(null);
  const [isAsking, setAsking] = useState(false);

  const reviewUnlessFaults = (): void => {
    const faults = siteFaults(store.getState().history.present);
    if (faults.length > 0) setListed({ title: t('publish.faults'), faults });
    else showReview(true);
  };
  const run = (action: PublishAction): void => {
    const isForVisitors = action === 'publish-public' || (action === 'save' && isPublished(site));
    if (action === 'publish-private' && isPublished(site)) setAsking(true);
    else if (action === 'publish-private') void publish('private');
    else if (isForVisitors) reviewUnlessFaults();
    else void save();
  };
  const listHeldBack = (): void =>
    setListed({ title: t('saving:publish.heldBackTitle'), faults: furtherLanguageFaults(currentDocument(store.getState())) });
  const closeList = (): void => setListed(null);
  const goToFault = (fault: PublishFault): void => {
    closeList();
    goToLocation(faultLocation(fault));
  };
  const answer = (isConfirmed: boolean): void => {
    setAsking(false);
    if (isConfirmed) void publish('private');
  };

  return { run, listed, listHeldBack, closeList, goToFault, isAsking, answer };
}

interface FaultPopoverProps {
  listed: ListedFaults | null;
  onChoose: (fault: PublishFault) => void;
  onClose: () => void;
  /** The element that anchors the list. */
  children: ReactElement;
}

function FaultPopover({ listed, onChoose, onClose, children }: FaultPopoverProps) {
  return (
    <Popover
      opened={listed !== null}
      onChange={(isOpen) => !isOpen && onClose()}
      trapFocus
      withArrow
      shadow="md"
      position="bottom-end"
      width={320}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown aria-label={listed?.title ?? ''}>{listed && <FaultList {...listed} onChoose={onChoose} />}</Popover.Dropdown>
    </Popover>
  );
}

function FaultCount({ count }: { count: number }) {
  const { t } = useTranslation('editor');
  return (
    <Badge size="sm" px={6} color="danger.7" aria-label={t('publish.faultCount', { count })}>
      {shownCount(count)}
    </Badge>
  );
}

/** Reserves space for the longer label, so that the toolbar does not move when the site is published. */
function PublishLabel({ site }: { site: SiteState }) {
  const { t } = useTranslation(['editor', 'saving']);
  const isUpdate = isPublished(site);
  return (
    <span className={classes['labels']}>
      <span data-shown={!isUpdate} aria-hidden={isUpdate}>
        {t('publish.action')}
      </span>
      <span data-shown={isUpdate} aria-hidden={!isUpdate}>
        <span className={classes['wide']}>{t('saving:publish.update')}</span>
        <span className={classes['narrow']}>{t('saving:publish.updateShort')}</span>
      </span>
    </span>
  );
}

function ConfirmPrivateDialog({ isOpen, onAnswer }: { isOpen: boolean; onAnswer: (isConfirmed: boolean) => void }) {
  const { t } = useTranslation('editor');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('publish.confirmPrivate.title')}
      confirmLabel={t('publish.asPrivate')}
      isDanger
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t('publish.confirmPrivate.text')}
    </ConfirmDialog>
  );
}

/** The review of a publication's changes, loaded when it is first opened. */
function ReviewPopup() {
  const { isReviewShown, showReview } = useCommands();
  return (
    <LazyDialog isOpen={isReviewShown}>
      <PublishReviewDialog isOpen={isReviewShown} onClose={() => showReview(false)} />
    </LazyDialog>
  );
}

/** The dialog that shares the preview, loaded when it is first opened. */
function SharePopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const siteId = useEditorState((state) => state.site.id);
  return (
    <LazyDialog isOpen={isOpen}>
      <ShareDialog siteId={siteId} isOpen={isOpen} onClose={onClose} />
    </LazyDialog>
  );
}

/** Publishes after a review of the changes, with a menu of the other actions. If faults prevent publishing, lists them instead. */
export function PublishButton() {
  const { isPublishing, showSchedule } = useCommands();
  const site = useEditorState((state) => state.site);
  const faults = useSiteFaults();
  const actions = usePublishActions();
  const [isSharing, setSharing] = useState(false);
  const { request: publishApproved, ...approved } = useApprovedPublication();
  const { run, listed, listHeldBack, closeList, goToFault, isAsking, answer } = usePublishSteps();

  const main = actions.find(({ action }) => action === primaryAction(site));
  const isRefused = main === undefined || (main.obstacle !== null && main.obstacle !== 'faults');
  const isDisabled = isRefused || isPublishing;

  return (
    <>
      <Button.Group className={classes['publish'] ?? ''}>
        <FaultPopover listed={listed} onChoose={goToFault} onClose={closeList}>
          <Tooltip label={main?.hint} disabled={!isRefused} multiline maw={320}>
            <Button
              leftSection={<IconWorldUp size={18} stroke={1.5} aria-hidden />}
              rightSection={faults.length > 0 && <FaultCount count={faults.length} />}
              className={classes['main'] ?? ''}
              aria-disabled={isDisabled}
              {...(isDisabled && { 'data-disabled': true })}
              onClick={() => main && !isDisabled && run(main.action)}
            >
              <PublishLabel site={site} />
            </Button>
          </Tooltip>
        </FaultPopover>
        <PublishMenu
          actions={actions}
          isBusy={isPublishing}
          onAction={run}
          onPublishApproved={(revision) => void publishApproved(revision)}
          onHeldBack={listHeldBack}
          onSchedule={() => showSchedule(true)}
          onShare={() => setSharing(true)}
        />
      </Button.Group>
      <ConfirmPrivateDialog isOpen={isAsking} onAnswer={answer} />
      <ApprovedPublicationDialog {...approved} />
      <ReviewPopup />
      <SharePopup isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  );
}
