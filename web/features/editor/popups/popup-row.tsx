import { Menu, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { duplicatePopup, effectiveCells, removePopup } from '#web/features/editor/model/document/edit-popups.ts';
import { popupState } from '#web/features/editor/popups/popup-state.ts';
import { PopupForm } from '#web/features/editor/popups/form/popup-form.tsx';
import { PopupStateBadge } from '#web/features/editor/popups/popup-state-badge.tsx';
import classes from '#web/features/editor/popups/popups.module.css';
import { usePopup, usePopupEdits } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import type { PopupCounts } from '#web/features/editor/state/use-popup-counts.ts';
import { usePopupName } from '#web/features/editor/popups/use-popup-name.ts';
import { useGrid, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { defaultCopyName } from '#web/lib/format/default-copy-name.ts';
import { RowMenu } from '#web/ui/data-table/row-menu.tsx';

interface PopupRowProps {
  popupId: string;
  now: Date;
  counts: PopupCounts;
  isOpen: boolean;
  onOpen: (popupId: string | null) => void;
  onRemoved: (popupId: string, popup: PopupCta) => void;
}

/** One popup: name, state and counts in its header, its settings while open. */
export function PopupRow({ popupId, now, counts, isOpen, onOpen, onRemoved }: PopupRowProps) {
  const { t } = useTranslation('popups');
  const popup = usePopup(popupId);
  const grid = useGrid();
  const isReadOnly = useIsReadOnly();
  const isPopupReadOnly = useArePopupsReadOnly();
  const nameOf = usePopupName();
  const { edit } = usePopupEdits(popupId);
  if (!popup) return null;

  const { clicks, applicants, waiting } = counts;
  const name = nameOf(popup);
  const state = popupState(popup, { now, sheets: effectiveCells({ grid }, popup).length, applicants });
  const applicantsText =
    popup.kind === 'applicantLimit' && popup.limit !== null
      ? t('applicantsOf', { applicants, limit: popup.limit })
      : t('applicants', { applicants });

  const duplicate = (): void => {
    const copyId = ulid();
    edit((document) =>
      duplicatePopup(
        document,
        popupId,
        copyId,
        defaultCopyName(name, (original) => t('copyName', { name: original })),
      ),
    );
    onOpen(copyId);
  };
  const remove = (): void => {
    edit((document) => removePopup(document, popupId));
    onRemoved(popupId, popup);
  };

  return (
    <li className={classes['popup']} data-open={isOpen}>
      <div className={classes['head']}>
        <Title order={3} className={classes['title'] ?? ''}>
          <UnstyledButton
            className={classes['toggle'] ?? ''}
            data-anchor={`popup/${popupId}`}
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? null : popupId)}
          >
            <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes['chevron']} />
            <span className={classes['name']}>{name}</span>
          </UnstyledButton>
        </Title>
        <div className={classes['facts']}>
          <PopupStateBadge state={state} />
          <Text size="xs" c="dimmed">
            {t(`kind.${popup.kind}`)}
          </Text>
          <Text size="xs" c="dimmed">
            {t('clicks', { clicks })}
          </Text>
          <Text size="xs" c="dimmed">
            {applicantsText}
          </Text>
          {(popup.hasWaitingList || waiting > 0) && (
            <Text size="xs" c="dimmed">
              {t('waiting', { waiting })}
            </Text>
          )}
        </div>
        {!isReadOnly && (
          <div className={classes['menu']}>
            <RowMenu name={name}>
              {!isPopupReadOnly && (
                <Menu.Item leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />} onClick={duplicate}>
                  {t('duplicate')}
                </Menu.Item>
              )}
              <Menu.Item color="danger" leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />} onClick={remove}>
                {t('remove')}
              </Menu.Item>
            </RowMenu>
          </div>
        )}
      </div>
      {isOpen && <PopupForm popupId={popupId} popup={popup} now={now} />}
    </li>
  );
}
