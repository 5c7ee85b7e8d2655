import { Group, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { PopupGroup } from '#web/features/editor/popups/form/popup-group.tsx';
import { PopupFieldAnchor } from '#web/features/editor/popups/form/popup-field-anchor.tsx';
import { usePopupEdits, usePopupFault } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';

const AXES = [
  { name: 'coordinateX', max: PREVIEW_FRAME.width },
  { name: 'coordinateY', max: PREVIEW_FRAME.height },
] as const;

interface PopupPositionProps {
  popupId: string;
  popup: PopupCta;
}

function Coordinate({ popupId, popup, axis: { name, max } }: PopupPositionProps & { axis: (typeof AXES)[number] }) {
  const { t } = useTranslation('fields');
  const isReadOnly = useArePopupsReadOnly();
  const fault = usePopupFault(popupId, name);
  const { change } = usePopupEdits(popupId);
  return (
    <PopupFieldAnchor popupId={popupId} field={name}>
      <NumberField
        label={t(`content.${name}`)}
        value={popup[name]}
        max={max}
        whenEmpty={0}
        error={fault}
        isReadOnly={isReadOnly}
        onChange={(value) => change({ [name]: value })}
      />
    </PopupFieldAnchor>
  );
}

/** Edits the position of a popup on the sheets by coordinates. */
export function PopupPositionGroup({ popupId, popup }: PopupPositionProps) {
  const { t } = useTranslation('popups');
  return (
    <PopupGroup
      popupId={popupId}
      name="place"
      fields={['coordinateX', 'coordinateY']}
      summary={`${popup.coordinateX}, ${popup.coordinateY}`}
      isOpenAtFirst
    >
      <Text size="xs" c="dimmed">
        {t('placeHelp', PREVIEW_FRAME)}
      </Text>
      <Group grow align="flex-start" gap="sm">
        {AXES.map((axis) => (
          <Coordinate key={axis.name} popupId={popupId} popup={popup} axis={axis} />
        ))}
      </Group>
    </PopupGroup>
  );
}
