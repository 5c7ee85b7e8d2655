import { Badge, Button, Popover, Tooltip } from '@mantine/core';
import { IconWorldUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { furtherLanguageFaults } from '#shared/rules/publish/publish-check.ts';
import type { PublishFault } from '#shared/rules/publish/publish-fault.ts';
import { isPublished } from '#shared/rules/site/site-state.ts';
import { faultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { primaryAction, type PublishAction } from '#web/features/editor/publish/publish-actions.ts';
import { siteFaults } from '#web/features/editor/model/faults/site-faults.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { FaultList, shownCount } from '#web/features/editor/publish/fault-list.tsx';
import classes from '#web/features/editor/publish/publish-button.module.css';
import { PublishMenu } from '#web/features/editor/publish/publish-menu.tsx';
import { useSiteFaults } from '#web/features/editor/state/use-site-faults.ts';
import { usePublishActions } from '#web/features/editor/publish/use-publish-actions.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Publishes the changes, with a menu of the other actions. If faults prevent publishing, lists them instead. */
export function PublishButton() {
  const { t } = useTranslation(['editor', 'saving']);
  const { store } = useEditor();
  const { save, publish, isPublishing, goToLocation } = useCommands();
  const status = useEditorState((state) => state.site.status);
  const faults = useSiteFaults();
  const actions = usePublishActions();
  const [listed, setListed] = useState<{ title: string; faults: readonly PublishFault[] } | null>(null);
  const [isAsking, setAsking] = useState(false);

  const main = actions.find(({ action }) => action === primaryAction(status));
  const isRefused = main === undefined || (main.obstacle !== null && main.obstacle !== 'faults');

  const run = (action: PublishAction): void => {
    const isForVisitors = action === 'publish-public' || (action === 'save' && isPublished(status));
    if (action === 'publish-private' && isPublished(status)) setAsking(true);
    else if (action === 'publish-private') void publish('private');
    else if (!isForVisitors) void save();
    else {
      const present = siteFaults(store.getState().history.present);
      if (present.length > 0) setListed({ title: t('publish.faults'), faults: present });
      else void publish('public');
    }
  };
  const choose = (fault: PublishFault): void => {
    setListed(null);
    goToLocation(faultLocation(fault));
  };

  return (
    <>
      <Button.Group className={classes['publish'] ?? ''}>
        <Popover
          opened={listed !== null}
          onChange={(isOpen) => !isOpen && setListed(null)}
          trapFocus
          withArrow
          shadow="md"
          position="bottom-end"
          width={320}
        >
          <Popover.Target>
            <Tooltip label={main?.hint} disabled={!isRefused} multiline maw={320}>
              <Button
                leftSection={<IconWorldUp size={18} stroke={1.5} aria-hidden />}
                rightSection={
                  faults.length > 0 && (
                    <Badge size="sm" px={6} color="danger.7" aria-label={t('publish.faultCount', { count: faults.length })}>
                      {shownCount(faults.length)}
                    </Badge>
                  )
                }
                loading={isPublishing}
                aria-disabled={isRefused}
                {...(isRefused && { 'data-disabled': true })}
                onClick={() => main && !isRefused && run(main.action)}
              >
                {isPublished(status) ? (
                  <>
                    <span className={classes['wide']}>{t('saving:publish.update')}</span>
                    <span className={classes['narrow']}>{t('saving:publish.updateShort')}</span>
                  </>
                ) : (
                  t('publish.action')
                )}
              </Button>
            </Tooltip>
          </Popover.Target>
          <Popover.Dropdown aria-label={listed?.title ?? ''}>{listed && <FaultList {...listed} onChoose={choose} />}</Popover.Dropdown>
        </Popover>
        <PublishMenu
          actions={actions}
          isBusy={isPublishing}
          onAction={run}
          onHeldBack={() =>
            setListed({ title: t('saving:publish.heldBackTitle'), faults: furtherLanguageFaults(currentDocument(store.getState())) })
          }
        />
      </Button.Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('publish.confirmPrivate.title')}
        confirmLabel={t('publish.asPrivate')}
        isDanger
        onConfirm={() => {
          setAsking(false);
          void publish('private');
        }}
        onCancel={() => setAsking(false)}
      >
        {t('publish.confirmPrivate.text')}
      </ConfirmDialog>
    </>
  );
}
