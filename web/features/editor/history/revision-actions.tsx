import { Button, Group, Text } from '@mantine/core';
import { IconRestore, IconWorldUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { revisionOptions } from '#web/features/editor/history/revision-options.ts';
import classes from '#web/features/editor/history/history.module.css';
import { type RevisionAction, useRevisionActions } from '#web/features/editor/history/use-revision-actions.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { DeadLinkNotice } from '#web/features/editor/publish/dead-link-notice.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

const ICON = { restore: IconRestore, publish: IconWorldUp } as const;

interface RevisionActsProps {
  entry: RevisionEntry;
  document: SiteDocument;
  onDone: () => void;
}

/** Restores or publishes a revision after a confirmation; shows why an action is not available. */
export function RevisionActions({ entry, document, onDone }: RevisionActsProps) {
  const { t } = useTranslation(['saving', 'common']);
  const { run, isBusy } = useRevisionActions();
  const readOnly = useEditorState((state) => state.readOnly);
  const site = useEditorState((state) => state.site);
  const [asked, setAsked] = useState<RevisionAction | null>(null);
  const offers = useMemo(() => revisionOptions(site, entry.revision, document), [site, entry.revision, document]);
  const links = useMemo(() => (asked === 'publish' ? deadLinks(document) : []), [asked, document]);
  if (readOnly) return null;

  const confirm = async (): Promise<void> => {
    if (asked === null) return;
    const isDone = await run(asked, entry.revision);
    setAsked(null);
    if (isDone) onDone();
  };
  const figures = { time: formatTime(entry.at), status: t(`common:siteStatus.${site.status}`) };
  return (
    <div className={classes['acts']}>
      {offers.map(({ name, obstacle }) =>
        obstacle === null ? null : (
          <Text key={name} size="xs" c="dimmed">
            {t(`history.obstacle.${obstacle}`, figures)}
          </Text>
        ),
      )}
      <Group justify="flex-end" gap="xs">
        {offers.map(({ name, obstacle }) => {
          const Icon = ICON[name];
          return (
            <Button
              key={name}
              variant={name === 'restore' ? 'filled' : 'default'}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
              disabled={obstacle !== null}
              onClick={() => setAsked(name)}
            >
              {t(`history.${name}.action`)}
            </Button>
          );
        })}
      </Group>
      {(['restore', 'publish'] as const).map((name) => (
        <ConfirmDialog
          key={name}
          isOpen={asked === name}
          title={t(`history.${name}.title`)}
          confirmLabel={name === 'publish' && links.length > 0 ? t('deadLinks.publish') : t(`history.${name}.action`)}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(null)}
        >
          {t(`history.${name}.text`, figures)}
          {name === 'publish' && <DeadLinkNotice links={links} hasLanguages={document.settings.languages.length > 1} />}
        </ConfirmDialog>
      ))}
    </div>
  );
}
