import { Group, Text } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { NewPopupMenu } from '#web/features/editor/popups/new-popup-menu.tsx';
import { PopupList } from '#web/features/editor/popups/popup-list.tsx';
import { PopupPreview } from '#web/features/editor/popups/preview/popup-preview.tsx';
import { RemovedPopupNote } from '#web/features/editor/popups/removed-popup-note.tsx';
import { usePlanLacksPopups } from '#web/features/editor/state/use-popups-read-only.ts';
import { usePopupCounts } from '#web/features/editor/state/use-popup-counts.ts';
import { PlanNote } from '#web/features/editor/sections/plan-note.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** Returns the id of the popup that an anchor belongs to. */
const popupIdOfAnchor = (anchor: string | null): string | undefined => /^popup\/([^/]+)/.exec(anchor ?? '')?.[1];

/** The popups of a site: the list with states and counts, and settings and preview of the open popup. */
export function PopupsSection() {
  const { t } = useTranslation(['popups', 'fields']);
  const popups = useEditorState(({ history }) => history.present.popups);
  const planName = useEditorState(({ limits }) => limits.planName);
  const requestedId = useEditorState(({ anchor }) => popupIdOfAnchor(anchor));
  const isReadOnly = useIsReadOnly();
  const isOutsidePlan = usePlanLacksPopups();
  const counts = usePopupCounts();
  // Ids are ULIDs: their order is the order of creation.
  const popupIds = Object.keys(popups).toSorted();
  const [openId, setOpenId] = useState<string | null>(popupIds[0] ?? null);
  const [removed, setRemoved] = useState<{ popupId: string; popup: PopupCta } | null>(null);
  if (requestedId !== undefined && requestedId !== openId && popups[requestedId]) setOpenId(requestedId);
  const addMenu = !isReadOnly && !isOutsidePlan && <NewPopupMenu count={popupIds.length} />;
  const shownId = openId !== null && popups[openId] ? openId : null;

  return (
    <SectionFrame
      section="popups"
      title={t('fields:section.popups')}
      intro={t('intro')}
      isPerLanguage
      {...(shownId !== null && { preview: <PopupPreview popupId={shownId} applicants={counts.of(shownId).applicants} /> })}
    >
      {isOutsidePlan && <PlanNote>{t('plan', { plan: planName })}</PlanNote>}
      {counts.isFailed && (
        <Text size="sm" c="dimmed" role="status">
          {t('countsFailed')}
        </Text>
      )}
      {removed && !popups[removed.popupId] && (
        <RemovedPopupNote
          key={removed.popupId}
          {...removed}
          onRestore={() => {
            setOpenId(removed.popupId);
            setRemoved(null);
          }}
        />
      )}
      {popupIds.length === 0 ? (
        <EmptyState icon={IconSpeakerphone} title={t('empty.title')} text={t('empty.text')} action={addMenu} isCompact />
      ) : (
        <>
          {/* Above the list, because the fields of the open popup fill more than a screen. */}
          {addMenu && <Group>{addMenu}</Group>}
          <PopupList
            popupIds={popupIds}
            openId={shownId}
            countsOf={counts.of}
            onOpen={setOpenId}
            onRemoved={(popupId, popup) => setRemoved({ popupId, popup })}
          />
        </>
      )}
    </SectionFrame>
  );
}
