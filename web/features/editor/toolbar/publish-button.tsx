import { Badge, Button, List, Menu, Popover, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconEyeOff, IconWorldUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishFault } from '#shared/rules/publish-check.ts';
import { isOnAir, siteTransition } from '#shared/rules/site-state.ts';
import { siteFaults } from '#web/features/editor/model/site-faults.ts';
import { useCommands } from '#web/features/editor/page/use-commands.ts';
import { useEditorState, useUploads } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { isUnderWay } from '#web/features/editor/uploads/upload-queue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** How many faults are named at once; an unfinished large site has thousands. */
const SHOWN = 99;

/** What keeps the site off the air, each leading to the place to mend it. */
function FaultList({ faults, onChoose }: { faults: readonly PublishFault[]; onChoose: (cell: string | null) => void }) {
  const { t } = useTranslation(['editor', 'errors']);
  return (
    <>
      <Text fw={650} size="sm" mb="xs">
        {t('publish.faults')}
      </Text>
      <List listStyleType="none" className={classes['faults'] ?? ''}>
        {faults.slice(0, SHOWN).map(({ rule, cell }) => (
          <List.Item key={`${rule} ${cell}`}>
            <UnstyledButton className={classes['fault'] ?? ''} onClick={() => onChoose(cell)}>
              {t(`errors:publish.${rule}`, { cell: cell ?? '' })}
            </UnstyledButton>
          </List.Item>
        ))}
      </List>
    </>
  );
}

/** Publishes the site; beside it, taking it off the air. What is missing is named instead, until it is there. */
export function PublishButton() {
  const { t } = useTranslation(['editor', 'common']);
  const { publish, isPublishing, goTo } = useCommands();
  const status = useEditorState((state) => state.site.status);
  const isUploading = useUploads((all) => all.some(isUnderWay));
  const faults = useEditorState((state) => siteFaults(state.history.present));
  const [isListOpen, setListOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const mayPublic = siteTransition(status, 'publish-public') !== undefined;
  const mayPrivate = siteTransition(status, 'publish-private') !== undefined;
  const refusedBecause = isUploading
    ? t('publish.uploadsUnderWay')
    : mayPublic
      ? null
      : t('publish.refused', { status: t(`common:siteStatus.${status}`) });

  const asPublic = (): void => {
    if (refusedBecause !== null) return;
    if (faults.length > 0) setListOpen(true);
    else void publish('public');
  };
  const asPrivate = (): void => {
    if (isOnAir(status)) setAsking(true);
    else void publish('private');
  };
  const choose = (cell: string | null): void => {
    setListOpen(false);
    goTo(cell);
  };

  return (
    <>
      <Button.Group className={classes['publish'] ?? ''}>
        <Popover opened={isListOpen} onChange={setListOpen} trapFocus withArrow shadow="md" position="bottom-end" width={320}>
          <Popover.Target>
            <Tooltip label={refusedBecause} disabled={refusedBecause === null}>
              <Button
                leftSection={<IconWorldUp size={18} stroke={1.5} aria-hidden />}
                rightSection={
                  faults.length > 0 && (
                    <Badge size="sm" px={6} color="danger.7" aria-label={t('publish.faultCount', { count: faults.length })}>
                      {faults.length > SHOWN ? `${SHOWN}+` : faults.length}
                    </Badge>
                  )
                }
                loading={isPublishing}
                aria-disabled={refusedBecause !== null}
                {...(refusedBecause !== null && { 'data-disabled': true })}
                onClick={asPublic}
              >
                {t('publish.action')}
              </Button>
            </Tooltip>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('publish.faults')}>
            <FaultList faults={faults} onChoose={choose} />
          </Popover.Dropdown>
        </Popover>
        <Menu position="bottom-end" width={300}>
          <Menu.Target>
            <Button px={8} aria-label={t('publish.more')} className={classes['more'] ?? ''} disabled={isPublishing}>
              <IconChevronDown size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconWorldUp size={18} stroke={1.5} aria-hidden />}
              disabled={refusedBecause !== null}
              onClick={asPublic}
            >
              {t('publish.asPublic')}
              <Text size="xs" c="dimmed">
                {t('publish.asPublicHint')}
              </Text>
            </Menu.Item>
            <Menu.Item
              leftSection={<IconEyeOff size={18} stroke={1.5} aria-hidden />}
              disabled={!mayPrivate || isUploading}
              onClick={asPrivate}
            >
              {t('publish.asPrivate')}
              <Text size="xs" c="dimmed">
                {t('publish.asPrivateHint')}
              </Text>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
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
