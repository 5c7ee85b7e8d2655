import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import type { popups } from '#shared/messages/jp/editor/popups.ts';
import { popupKey } from '#shared/rules/sites/site-parts.ts';
import { CollapsibleGroup } from '#web/features/editor/fields/collapsible-group.tsx';
import { findFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface PopupGroupProps {
  popupId: string;
  name: keyof (typeof popups)['group'];
  /** The settings in the group. */
  fields: readonly (keyof PopupCta)[];
  /** The content fields in the group. */
  contentFields?: readonly (keyof PopupContent)[];
  summary?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A collapsible group of a popup's fields; a fault or a requested field inside opens it. */
export function PopupGroup({ popupId, name, fields, contentFields = [], summary, isOpenAtFirst = false, children }: PopupGroupProps) {
  const { t } = useTranslation('popups');
  const hasFault = useEditorState((state) => fields.some((field) => findFieldFault(state, popupKey(popupId), field)));
  const hasFocusedField = useEditorState(({ anchor }) =>
    [...fields, ...contentFields].some((field) => anchor === `popup/${popupId}/${field}`),
  );
  return (
    <CollapsibleGroup
      name={`popup-${name}`}
      label={t(`group.${name}`)}
      summary={summary}
      isOpenAtFirst={isOpenAtFirst}
      hasFault={hasFault}
      hasFocusedField={hasFocusedField}
    >
      {children}
    </CollapsibleGroup>
  );
}
