import { SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { type PopupCta, PopupKind } from '#shared/model/popup.ts';
import { TextField } from '#web/features/editor/inspector/text-field.tsx';
import { isRelaunched } from '#web/features/editor/model/popup-state.ts';
import { EffectiveSheetsGroup } from '#web/features/editor/popups/effective-sheets-group.tsx';
import { PopupContentGroup } from '#web/features/editor/popups/popup-content-group.tsx';
import { PopupLookGroup } from '#web/features/editor/popups/popup-look-group.tsx';
import { PopupPeriodGroup } from '#web/features/editor/popups/popup-period-group.tsx';
import { PopupPlaceGroup } from '#web/features/editor/popups/popup-place-group.tsx';
import { PopupSpot } from '#web/features/editor/popups/popup-spot.tsx';
import classes from '#web/features/editor/popups/popups.module.css';
import { RelaunchNote } from '#web/features/editor/popups/relaunch-note.tsx';
import { useArePopupsFixed, usePopupEdits, usePopupFault } from '#web/features/editor/popups/use-popup.ts';

interface PopupFormProps {
  popupId: string;
  popup: PopupCta;
  now: Date;
}

/** All settings of one popup. */
export function PopupForm({ popupId, popup, now }: PopupFormProps) {
  const { t } = useTranslation(['popups', 'fields']);
  const isFixed = useArePopupsFixed();
  const nameFault = usePopupFault(popupId, 'name');
  const { change } = usePopupEdits(popupId);
  return (
    <fieldset disabled={isFixed} aria-label={popup.name || t(`kind.${popup.kind}`)} className={classes['form']}>
      {isRelaunched(popup, now) && <RelaunchNote ends={popup.earlierEnds} />}
      <PopupSpot popupId={popupId} field="name">
        <TextField
          label={t('fields:content.name')}
          help={t('nameHelp')}
          value={popup.name}
          max={TEXT_MAX.line}
          error={nameFault}
          isReadOnly={isFixed}
          onChange={(name) => change({ name })}
        />
      </PopupSpot>
      <PopupSpot popupId={popupId} field="kind">
        <SegmentedControl
          aria-label={t('fields:content.kind')}
          data={PopupKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={popup.kind}
          readOnly={isFixed}
          onChange={(kind) => change({ kind: PopupKind.parse(kind) })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t(`kindHelp.${popup.kind}`)}
        </Text>
      </PopupSpot>
      <PopupContentGroup popupId={popupId} popup={popup} />
      <PopupPeriodGroup popupId={popupId} popup={popup} now={now} />
      <EffectiveSheetsGroup popupId={popupId} popup={popup} />
      <PopupLookGroup popupId={popupId} popup={popup} />
      <PopupPlaceGroup popupId={popupId} popup={popup} />
    </fieldset>
  );
}
