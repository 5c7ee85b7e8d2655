import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { EMPTY_POPUP_CONTENT, type PopupContent, type PopupCta } from '#shared/model/sites/popup.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { DestinationField } from '#web/features/editor/fields/destination-field.tsx';
import { ImageField } from '#web/features/editor/fields/image-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { removePopupContent } from '#web/features/editor/model/document/edit-popups.ts';
import { MissingPopupContent } from '#web/features/editor/popups/form/missing-popup-content.tsx';
import { PopupGroup } from '#web/features/editor/popups/form/popup-group.tsx';
import { PopupFieldAnchor } from '#web/features/editor/popups/form/popup-field-anchor.tsx';
import { usePopupContentFault, usePopupEdits } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

const CONTENT_FIELDS = ['image', 'imageAlt', 'linkButtonText', 'linkUrl', 'isInternalLink', 'lineUrl', 'place'] as const;
const TEXTS = [
  { field: 'imageAlt', label: 'fields:sheet.imageAlt', max: TEXT_MAX.textarea, help: 'imageAltHelp', isLong: true },
  { field: 'linkButtonText', label: 'fields:sheet.linkButtonText', max: TEXT_MAX.button, help: 'buttonHelp', isLong: false },
] as const;
/** The texts below the link, of which each adds another link. */
const LINKED_TEXTS = [
  { field: 'lineUrl', label: 'fields:popupContent.lineUrl', max: TEXT_MAX.url, help: 'lineHelp', isLong: false },
  { field: 'place', label: 'fields:popupContent.place', max: TEXT_MAX.textarea, help: 'placeFieldHelp', isLong: false },
] as const;

interface ContentTextProps {
  popupId: string;
  content: PopupContent;
  text: (typeof TEXTS | typeof LINKED_TEXTS)[number];
}

function ContentText({ popupId, content, text: { field, label, max, help, isLong } }: ContentTextProps) {
  const { t } = useTranslation(['popups', 'fields']);
  const isReadOnly = useArePopupsReadOnly();
  const fault = usePopupContentFault(popupId, field);
  const { changeContent } = usePopupEdits(popupId);
  return (
    <PopupFieldAnchor popupId={popupId} field={field}>
      <TextField
        label={t(label)}
        help={t(help)}
        value={content[field]}
        max={max}
        error={fault}
        isLong={isLong}
        isReadOnly={isReadOnly}
        onChange={(typed) => changeContent({ [field]: typed })}
      />
    </PopupFieldAnchor>
  );
}

function ContentFields({ popupId, content }: { popupId: string; content: PopupContent }) {
  const { t } = useTranslation(['popups', 'fields']);
  const siteId = useEditorState((state) => state.site.id);
  const isReadOnly = useArePopupsReadOnly();
  const linkFault = usePopupContentFault(popupId, 'linkUrl');
  const language = useEditorState((state) => state.language);
  const { changeContent, changeContentIn } = usePopupEdits(popupId);
  return (
    <>
      <PopupFieldAnchor popupId={popupId} field="image">
        <ImageField
          kind="popup"
          field={`popup/${popupId}/${language}`}
          label={t('fields:sheet.image')}
          help={t('imageHelp')}
          siteId={siteId}
          image={content.image}
          isReadOnly={isReadOnly}
          onChange={(image) => changeContentIn(language, { image })}
        />
      </PopupFieldAnchor>
      {TEXTS.map((text) => (
        <ContentText key={text.field} popupId={popupId} content={content} text={text} />
      ))}
      <PopupFieldAnchor popupId={popupId} field="linkUrl">
        <DestinationField field="linkUrl" value={content} error={linkFault} onChange={changeContent} />
      </PopupFieldAnchor>
      {LINKED_TEXTS.map((text) => (
        <ContentText key={text.field} popupId={popupId} content={content} text={text} />
      ))}
    </>
  );
}

/** The content of a popup in the language being edited: picture, button and link. */
export function PopupContentGroup({ popupId, popup }: { popupId: string; popup: PopupCta }) {
  const { t } = useTranslation('popups');
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const isReadOnly = useArePopupsReadOnly();
  const { edit } = usePopupEdits(popupId);
  const isDefault = language === defaultLanguage;
  const content = popup.content[language] ?? (isDefault ? EMPTY_POPUP_CONTENT : undefined);
  const summary = localisedValue(popup.content, language, defaultLanguage)?.linkButtonText ?? '';
  return (
    <PopupGroup popupId={popupId} name="content" fields={['content']} contentFields={CONTENT_FIELDS} summary={summary} isOpenAtFirst>
      {content ? <ContentFields popupId={popupId} content={content} /> : <MissingPopupContent popupId={popupId} popup={popup} />}
      {content && !isDefault && !isReadOnly && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => edit((document) => removePopupContent(document, popupId, language))}
        >
          {t('unsay', { language: LANGUAGE_NAME[defaultLanguage] })}
        </Button>
      )}
    </PopupGroup>
  );
}
