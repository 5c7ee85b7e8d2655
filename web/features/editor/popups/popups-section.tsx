import { Group, Text } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PopupCta } from '#shared/model/site/popup.ts';
import { NewPopupMenu } from '#web/features/editor/popups/new-popup-menu.tsx';
import { PopupList } from '#web/features/editor/popups/popup-list.tsx';
import { PopupPreview } from '#web/features/editor/popups/preview/popup-preview.tsx';
import { RemovedPopupNote } from '#web/features/editor/popups/removed-popup-note.tsx';
import { usePlanLacksPopups } from '#web/features/editor/popups/use-popup.ts';
import { usePopupCounts } from '#web/features/editor/popups/use-popup-counts.ts';
import { PlanNote } from '#web/features/editor/sections/plan-note.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** The popup somebody is being led to. */
const popupOfAnchor = (anchor: string | null): string | undefined => /^popup\/([^/]+)/.exec(anchor ?? '')?.[1];

/** The popups of a site: which there are and how they stand, and the one that is open with all its settings and a live view. */
export function PopupsSection() {
  const { t } = useTranslation(['popups', 'fields']);
  const popups = useEditorState(({ history }) => history.present.popups);
  const planName = useEditorState(({ limits }) => limits.planName);
  const wanted = useEditorState(({ anchor }) => popupOfAnchor(anchor));
  const isReadOnly = useIsReadOnly();
  const isBeyondPlan = usePlanLacksPopups();
  const counts = usePopupCounts();
  // Their ids tell the order they were made in.
  const popupIds = Object.keys(popups).toSorted();
  const [openId, open] = useState<string | null>(popupIds[0] ?? null);
  const [removed, setRemoved] = useState<{ popupId: string; popup: PopupCta } | null>(null);
  if (wanted !== undefined && wanted !== openId && popups[wanted]) open(wanted);
  const adding = !isReadOnly && !isBeyondPlan && <NewPopupMenu count={popupIds.length} />;
  const shownId = openId !== null && popups[openId] ? openId : null;

  return (
    <SectionFrame
      section="popups"
      title={t('fields:section.popups')}
      intro={t('intro')}
      isPerLanguage
      {...(shownId !== null && { preview: <PopupPreview popupId={shownId} applicants={counts.of(shownId).applicants} /> })}
    >
      {isBeyondPlan && <PlanNote>{t('plan', { plan: planName })}</PlanNote>}
      {counts.isFailed && (
        <Text size="sm" c="dimmed" role="status">
          {t('countsFailed')}
        </Text>
      )}
      {removed && !popups[removed.popupId] && (
        <RemovedPopupNote
          key={removed.popupId}
          {...removed}
          onBack={() => {
            open(removed.popupId);
            setRemoved(null);
          }}
        />
      )}
      {popupIds.length === 0 ? (
        <EmptyState icon={IconSpeakerphone} title={t('empty.title')} text={t('empty.text')} action={adding} isCompact />
      ) : (
        <>
          <PopupList
            popupIds={popupIds}
            openId={shownId}
            countsOf={counts.of}
            onOpen={open}
            onRemoved={(popupId, popup) => setRemoved({ popupId, popup })}
          />
          {adding && <Group>{adding}</Group>}
        </>
      )}
    </SectionFrame>
  );
}
