import { Group } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { ContrastHint } from '#web/features/editor/fields/contrast-hint.tsx';
import { AnimationPicker } from '#web/features/editor/popups/form/animation-picker.tsx';
import { PopupGroup } from '#web/features/editor/popups/form/popup-group.tsx';
import { PopupFieldAnchor } from '#web/features/editor/popups/form/popup-field-anchor.tsx';
import { usePopupEdits, usePopupFault } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { SiteColourField } from '#web/features/editor/fields/site-colour-field.tsx';

const COLOURS = ['linkButtonColor', 'linkTextColor'] as const;

interface PopupStyleProps {
  popupId: string;
  popup: PopupCta;
}

function PopupColour({ popupId, popup, name }: PopupStyleProps & { name: (typeof COLOURS)[number] }) {
  const { t } = useTranslation('fields');
  const isReadOnly = useArePopupsReadOnly();
  const fault = usePopupFault(popupId, name);
  const { change } = usePopupEdits(popupId);
  return (
    <PopupFieldAnchor popupId={popupId} field={name}>
      <SiteColourField
        label={t(`content.${name}`)}
        value={popup[name]}
        readOnly={isReadOnly}
        error={fault && <FieldErrorText error={fault} />}
        onChange={(colour) => change({ [name]: colour })}
      />
    </PopupFieldAnchor>
  );
}

/** Colours and animation of a popup's button. */
export function PopupStyleGroup({ popupId, popup }: PopupStyleProps) {
  const { t } = useTranslation('popups');
  return (
    <PopupGroup popupId={popupId} name="look" fields={[...COLOURS, 'animation']} summary={t(`animation.${popup.animation}`)} isOpenAtFirst>
      <Group grow align="flex-start" gap="sm">
        {COLOURS.map((name) => (
          <PopupColour key={name} popupId={popupId} popup={popup} name={name} />
        ))}
      </Group>
      <ContrastHint of="button" text={popup.linkTextColor} background={popup.linkButtonColor} />
      <PopupFieldAnchor popupId={popupId} field="animation">
        <AnimationPicker popupId={popupId} popup={popup} />
      </PopupFieldAnchor>
    </PopupGroup>
  );
}
