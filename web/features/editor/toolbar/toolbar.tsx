import { Button, Text, Title } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { CommentsButton, CommentsItem, useCommentsToggle } from '#web/features/editor/comments/comments-button.tsx';
import { HistoryButton, HistoryItem, useHistoryDrawer } from '#web/features/editor/history/history-button.tsx';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { LanguageSwitch } from '#web/features/editor/languages/language-switch.tsx';
import { useDeferredEditorState, useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { OtherEditors } from '#web/features/editor/toolbar/other-editors.tsx';
import { PublicAddress } from '#web/features/editor/publish/address/public-address.tsx';
import { PublishButton } from '#web/features/editor/publish/publish-button.tsx';
import { SaveIndicator } from '#web/features/editor/toolbar/save-indicator.tsx';
import { SiteLinkBar } from '#web/features/editor/toolbar/site-link-bar.tsx';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { UndoButtons } from '#web/features/editor/toolbar/undo-buttons.tsx';
import { InTopBar } from '#web/ui/page/in-top-bar.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

/** The name and status of the site, and the actions on the whole site. A phone has only the most frequent ones here, others in the menu. */
export function Toolbar() {
  const { t } = useTranslation('editor');
  const { save, isPublishing } = useCommands();
  const { name } = useSettings();
  const site = useEditorState((state) => state.site);
  const isReadOnly = useIsReadOnly();
  const isPhone = useIsPhone();
  const comments = useCommentsToggle();
  const history = useHistoryDrawer();
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
          {!isPhone && (
            <>
              <CommentsButton {...comments} />
              <HistoryButton {...history} />
            </>
          )}
          <SiteLinkBar>
            {isPhone && (
              <>
                <CommentsItem {...comments} />
                <HistoryItem {...history} />
              </>
            )}
          </SiteLinkBar>
          {/* The address reserves its place before the site is published, so that the toolbar does not move then. */}
          <div className={classes['published']} data-shown={isPublished(site)}>
            <PublicAddress url={site.url} isShort />
          </div>
          {!isReadOnly && (
            <div className={classes['actions']}>
              {!isPhone && <UndoButtons />}
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
        {history.drawer}
      </div>
    </InTopBar>
  );
}
