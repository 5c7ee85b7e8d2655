import { SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { type PopupCta, PopupKind } from '#shared/model/sites/popup.ts';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { isRelaunched } from '#web/features/editor/popups/popup-state.ts';
import { EffectiveSheetsGroup } from '#web/features/editor/popups/form/effective-sheets-group.tsx';
import { PopupContentGroup } from '#web/features/editor/popups/form/popup-content-group.tsx';
import { PopupStyleGroup } from '#web/features/editor/popups/form/popup-style-group.tsx';
import { PopupPeriodGroup } from '#web/features/editor/popups/form/popup-period-group.tsx';
import { PopupPositionGroup } from '#web/features/editor/popups/form/popup-position-group.tsx';
import { PopupFieldAnchor } from '#web/features/editor/popups/form/popup-field-anchor.tsx';
import classes from '#web/features/editor/popups/popups.module.css';
import { RelaunchWarning } from '#web/features/editor/popups/form/relaunch-warning.tsx';
import { usePopupEdits, usePopupFault } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';

interface PopupFormProps {
  popupId: string;
  popup: PopupCta;
  now: Date;
}

/** All settings of one popup. */
export function PopupForm({ popupId, popup, now }: PopupFormProps) {
  const { t } = useTranslation(['popups', 'fields']);
  const isReadOnly = useArePopupsReadOnly();
  const nameFault = usePopupFault(popupId, 'name');
  const { change } = usePopupEdits(popupId);
  return (
    <fieldset disabled={isReadOnly} aria-label={popup.name || t(`kind.${popup.kind}`)} className={classes['form']}>
      {isRelaunched(popup, now) && <RelaunchWarning ends={popup.earlierEnds} />}
      <PopupFieldAnchor popupId={popupId} field="name">
        <TextField
          label={t('fields:content.name')}
          help={t('nameHelp')}
          value={popup.name}
          max={TEXT_MAX.line}
          error={nameFault}
          isReadOnly={isReadOnly}
          onChange={(name) => change({ name })}
        />
      </PopupFieldAnchor>
      <PopupFieldAnchor popupId={popupId} field="kind">
        <SegmentedControl
          aria-label={t('fields:content.kind')}
          data={PopupKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={popup.kind}
          readOnly={isReadOnly}
          onChange={(kind) => change({ kind: PopupKind.parse(kind) })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t(`kindHelp.${popup.kind}`)}
        </Text>
      </PopupFieldAnchor>
      <PopupContentGroup popupId={popupId} popup={popup} />
      <PopupPeriodGroup popupId={popupId} popup={popup} now={now} />
      <EffectiveSheetsGroup popupId={popupId} popup={popup} />
      <PopupStyleGroup popupId={popupId} popup={popup} />
      <PopupPositionGroup popupId={popupId} popup={popup} />
    </fieldset>
  );
}
