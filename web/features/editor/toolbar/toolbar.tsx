import { ActionIcon, Button, Text, Title, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy } from '@tabler/icons-react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { withControl } from '#web/features/editor/grid/shortcuts/key-names.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { CommentsButton } from '#web/features/editor/comments/comments-button.tsx';
import { HistoryButton } from '#web/features/editor/history/history-button.tsx';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { LanguageSwitch } from '#web/features/editor/languages/language-switch.tsx';
import { useDeferredEditorState, useEditor, useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { OtherEditors } from '#web/features/editor/toolbar/other-editors.tsx';
import { PublicAddress } from '#web/features/editor/publish/address/public-address.tsx';
import { PublishButton } from '#web/features/editor/publish/publish-button.tsx';
import { SaveIndicator } from '#web/features/editor/toolbar/save-indicator.tsx';
import { SiteLinkBar } from '#web/features/editor/toolbar/site-link-bar.tsx';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { InTopBar } from '#web/ui/page/in-top-bar.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

/** The buttons for undo and redo. */
function UndoButtons() {
  const { t } = useTranslation('editor');
  const { undo, redo } = useEditor();
  const canUndo = useDeferredEditorState((state) => state.history.past.length > 0);
  const canRedo = useDeferredEditorState((state) => state.history.future.length > 0);
  const actions = [
    { name: 'undo', label: t('undo'), keys: withControl('Z'), icon: IconArrowBackUp, isPossible: canUndo, run: undo },
    { name: 'redo', label: t('redo'), keys: withControl('Shift+Z'), icon: IconArrowForwardUp, isPossible: canRedo, run: redo },
  ] as const;
  useOfferCommands(() => actions);
  return actions.map(({ label, keys, icon: Icon, isPossible, run }) => (
    <Tooltip key={keys} label={`${label} (${keys})`}>
      <ActionIcon aria-label={label} aria-disabled={!isPossible} {...(!isPossible && { 'data-disabled': true })} onClick={run}>
        <Icon size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ));
}

/** The name and status of the site, and the actions on the whole site. */
export function Toolbar() {
  const { t } = useTranslation('editor');
  const { save, isPublishing } = useCommands();
  const { name } = useSettings();
  const site = useEditorState((state) => state.site);
  const isReadOnly = useIsReadOnly();
  const isSaving = useDeferredEditorState((state) => state.save.kind === 'saving' && state.save.by === 'save');
  const canSave = useDeferredEditorState((state) => isDirty(state) || state.hasAutosaves || state.conflict !== null);

  return (
    <InTopBar>
      <div role="group" aria-label={t('toolbar')} className={classes['toolbar']}>
        <div className={classes['site']}>
          <Title order={1} tabIndex={-1} className={classes['title'] ?? ''}>
            {name.trim() === '' ? (
              <Text span c="dimmed" inherit>
                {t('untitled')}
              </Text>
            ) : (
              name
            )}
          </Title>
          <div className={classes['state']}>
            <SiteStatusBadge status={site.status} />
            <SaveIndicator />
          </div>
        </div>
        <OtherEditors />
        <LanguageSwitch />
        <div className={classes['tools']}>
          <CommentsButton />
          <HistoryButton />
          <SiteLinkBar />
          {/* The address reserves its place before the site is published, so that the toolbar does not move then. */}
          <div className={classes['published']} data-shown={isPublished(site)}>
            <PublicAddress url={site.url} isShort />
          </div>
          {!isReadOnly && (
            <div className={classes['actions']}>
              <UndoButtons />
              <Button
                variant="default"
                aria-label={t('save.action')}
                leftSection={<IconDeviceFloppy size={18} stroke={1.5} aria-hidden />}
                className={classes['save'] ?? ''}
                loading={isSaving && !isPublishing}
                aria-disabled={!canSave}
                {...(!canSave && { 'data-disabled': true })}
                onClick={() => canSave && void save()}
              >
                <span className={classes['wide']}>{t('save.action')}</span>
                <span className={classes['label']}>{t('save.short')}</span>
              </Button>
              <PublishButton />
            </div>
          )}
        </div>
      </div>
    </InTopBar>
  );
}
