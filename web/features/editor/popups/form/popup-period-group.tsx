import { useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { APPLICANTS_MAX } from '#shared/model/limits.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { CtaPeriod } from '#shared/rules/popups/cta-period.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { changePopupPeriod } from '#web/features/editor/model/document/edit-popups.ts';

import { JapaneseTimeField } from '#web/features/editor/fields/japanese-time-field.tsx';
import { PopupGroup } from '#web/features/editor/popups/form/popup-group.tsx';
import { PopupFieldAnchor } from '#web/features/editor/popups/form/popup-field-anchor.tsx';
import { usePopupEdits, usePopupFault } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { formatTime } from '#web/lib/format/format.ts';

const FIELDS = ['startDate', 'endDate', 'limit', 'hasWaitingList', 'showRemainingTime', 'hasCalendarLink', 'showApplicantCount'] as const;

interface PopupPeriodProps {
  popupId: string;
  popup: PopupCta;
}

interface PeriodFieldProps extends PopupPeriodProps {
  name: keyof CtaPeriod;
  help: string;
  now: Date;
}

function PeriodField({ popupId, popup, name, help, now }: PeriodFieldProps) {
  const { t } = useTranslation('fields');
  const isReadOnly = useArePopupsReadOnly();
  const fault = usePopupFault(popupId, name);
  const { edit } = usePopupEdits(popupId);
  /** The popup before the current edit of the field. `earlierEnds` are recorded by comparison with it. */
  const initial = useRef(popup);
  return (
    <PopupFieldAnchor popupId={popupId} field={name}>
      <JapaneseTimeField
        label={t(`content.${name}`)}
        help={help}
        value={popup[name]}
        error={fault}
        isReadOnly={isReadOnly}
        onEditStart={() => {
          initial.current = popup;
        }}
        onChange={(instant) =>
          edit((document) => changePopupPeriod(document, popupId, { [name]: instant }, { now, before: initial.current }), name)
        }
      />
    </PopupFieldAnchor>
  );
}

function LimitField({ popupId, popup }: PopupPeriodProps) {
  const { t } = useTranslation(['popups', 'fields']);
  const isReadOnly = useArePopupsReadOnly();
  const fault = usePopupFault(popupId, 'limit');
  const { change } = usePopupEdits(popupId);
  return (
    <PopupFieldAnchor popupId={popupId} field="limit">
      <NumberField
        label={t('fields:content.limit')}
        help={t('limitHelp')}
        value={popup.limit}
        min={1}
        max={APPLICANTS_MAX}
        whenEmpty={null}
        error={fault}
        isReadOnly={isReadOnly}
        onChange={(limit) => change({ limit })}
      />
    </PopupFieldAnchor>
  );
}

function PeriodSummary({ popup: { startDate, endDate } }: Pick<PopupPeriodProps, 'popup'>) {
  if (startDate === null && endDate === null) return null;
  return `${startDate === null ? '' : formatTime(startDate)} – ${endDate === null ? '' : formatTime(endDate)}`;
}

/** Edits the period and applicant limit of a popup, and whether visitors see the countdown, the count and a calendar. */
export function PopupPeriodGroup({ popupId, popup, now }: PopupPeriodProps & { now: Date }) {
  const { t } = useTranslation(['popups', 'fields']);
  const { change } = usePopupEdits(popupId);
  return (
    <PopupGroup popupId={popupId} name="period" fields={FIELDS} summary={<PeriodSummary popup={popup} />} isOpenAtFirst>
      <PeriodField popupId={popupId} popup={popup} name="startDate" help={t('startHelp')} now={now} />
      <PeriodField popupId={popupId} popup={popup} name="endDate" help={t('endHelp')} now={now} />
      <PopupFieldAnchor popupId={popupId} field="showRemainingTime">
        <SwitchField
          label={t('fields:content.showRemainingTime')}
          help={t('remainingHelp')}
          isOn={popup.showRemainingTime}
          onChange={(showRemainingTime) => change({ showRemainingTime })}
        />
      </PopupFieldAnchor>
      <PopupFieldAnchor popupId={popupId} field="hasCalendarLink">
        <SwitchField
          label={t('fields:content.hasCalendarLink')}
          help={t('calendarHelp')}
          isOn={popup.hasCalendarLink}
          onChange={(hasCalendarLink) => change({ hasCalendarLink })}
        />
      </PopupFieldAnchor>
      {popup.kind === 'applicantLimit' && (
        <>
          <LimitField popupId={popupId} popup={popup} />
          <PopupFieldAnchor popupId={popupId} field="hasWaitingList">
            <SwitchField
              label={t('fields:content.hasWaitingList')}
              help={t('waitingListHelp')}
              isOn={popup.hasWaitingList}
              onChange={(hasWaitingList) => change({ hasWaitingList })}
            />
          </PopupFieldAnchor>
          <PopupFieldAnchor popupId={popupId} field="showApplicantCount">
            <SwitchField
              label={t('fields:content.showApplicantCount')}
              help={t('applicantCountHelp')}
              isOn={popup.showApplicantCount}
              onChange={(showApplicantCount) => change({ showApplicantCount })}
            />
          </PopupFieldAnchor>
        </>
      )}
    </PopupGroup>
  );
}
