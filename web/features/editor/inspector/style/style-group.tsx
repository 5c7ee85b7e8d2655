import { Select, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconRefresh, IconTrash, IconArrowBackUp } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { STYLES_MAX } from '#shared/model/limits.ts';
import { type SavedStyle, STYLE_FIELDS } from '#shared/model/sites/saved-style.ts';
import { sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { changedFields, savedStyleOf } from '#shared/rules/sheets/saved-styles.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { selectedLocation, selectedSheet, useHasSheetFault } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { MixedNote } from '#web/features/editor/inspector/layout/mixed-note.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { StyleNameDialog } from '#web/features/editor/inspector/style/style-name-dialog.tsx';
import {
  applySavedStyle,
  countSheetsWithStyle,
  removeSavedStyle,
  renameSavedStyle,
  resetToSavedStyle,
  saveStyle,
  updateSavedStyle,
} from '#web/features/editor/model/document/edit-saved-styles.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { toast } from '#web/lib/toast.ts';

const FIELDS = sheetFieldsIn('style');
const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The value of "no style" in the list. */
const NONE = 'none';

const activeStyle = (state: EditorState): SavedStyle | undefined => {
  const sheet = selectedSheet(state);
  return sheet && savedStyleOf(state.history.present.settings.styles, sheet);
};

/** Whether the selected sheets have different styles. */
const hasMixedStyles = (state: EditorState): boolean => {
  const { present } = state.history;
  const used = [...selectedCells(state)].flatMap((cell) => {
    const sheet = sheetAt(present, cell, state.language);
    return sheet ? [savedStyleOf(present.settings.styles, sheet)?.id] : [];
  });
  return new Set(used).size > 1;
};

/** Whether one of the selected sheets differs from its style. */
const hasChangedSheet = (state: EditorState): boolean => {
  const { present } = state.history;
  return [...selectedCells(state)].some((cell) => {
    const sheet = sheetAt(present, cell, state.language);
    const style = sheet && savedStyleOf(present.settings.styles, sheet);
    return sheet !== undefined && style !== undefined && changedFields(sheet, style).length > 0;
  });
};

/** The names of the fields in which the active sheet differs from its style, in one text; empty if there are none. */
const changedNames = (state: EditorState): string => {
  const style = activeStyle(state);
  const sheet = selectedSheet(state);
  return style && sheet ? changedFields(sheet, style).join() : '';
};

/** The actions on the styles of a site and of its selected sheets. Each is one undo step. */
function useStyleActions() {
  const { edit, store } = useEditor();
  const run = (change: (...of: Parameters<Parameters<typeof edit>[0]>) => ReturnType<Parameters<typeof edit>[0]>): void =>
    edit(change, { panel: 'sheet', cell: store.getState().activeCell });
  const cells = () => selectedCells(store.getState());
  const location = () => selectedLocation(store.getState());
  return {
    apply: (id: string | null) => run((site) => applySavedStyle(site, cells(), id)),
    reset: () => run((site) => resetToSavedStyle(site, cells())),
    update: () => run((site) => updateSavedStyle(site, location())),
    save: (id: string, name: string) => run((site) => saveStyle(site, location(), id, name)),
    rename: (id: string, name: string) => run((site) => renameSavedStyle(site, id, name)),
    remove: (id: string) => run((site) => removeSavedStyle(site, id)),
  };
}

function StyleSelect() {
  const { t } = useTranslation(['inspector', 'fields']);
  const { styles } = useSettings();
  const id = useEditorState((state) => activeStyle(state)?.id);
  const isMixed = useEditorState(hasMixedStyles);
  const isReadOnly = useIsReadOnly();
  const { apply } = useStyleActions();
  const label = t('fields:sheet.styleId');
  const { description, className, tip } = useFieldHelp(label, t('style.hint'));
  return (
    <FieldContainer name="styleId">
      <WithTip tip={tip}>
        <Select
          label={label}
          description={description}
          descriptionProps={{ className }}
          data={[{ value: NONE, label: t('style.none') }, ...styles.map((style) => ({ value: style.id, label: style.name }))]}
          value={isMixed ? null : (id ?? NONE)}
          placeholder={t('several.mixedValue')}
          readOnly={isReadOnly}
          allowDeselect={false}
          onChange={(chosen) => chosen !== null && apply(chosen === NONE ? null : chosen)}
        />
      </WithTip>
      <MixedNote isMixed={isMixed} />
    </FieldContainer>
  );
}

/** States that the selected sheets differ from their style, and offers to undo that or to change the style. */
function ChangedSheet({ style }: { style: SavedStyle }) {
  const { t } = useTranslation(['inspector', 'fields']);
  const { reset, update } = useStyleActions();
  const isChanged = useEditorState(hasChangedSheet);
  const isMixed = useEditorState(hasMixedStyles);
  const names = useEditorState(changedNames);
  const count = useEditorState(({ history }) => countSheetsWithStyle(history.present, style.id));
  const hasFault = useHasSheetFault(STYLE_FIELDS);
  const isReadOnly = useIsReadOnly();
  if (!isChanged) return null;
  const changed = STYLE_FIELDS.filter((field) => names.split(',').includes(field));
  const fields = changed.map((field) => t(`fields:sheet.${field}`)).join(t('style.separator'));
  return (
    <div>
      <Text size="xs" c="dimmed" role="status">
        {changed.length > 0 ? t('style.changed', { name: style.name, fields }) : t('style.othersChanged')}
      </Text>
      {!isReadOnly && (
        <SubtleButton leftSection={<IconArrowBackUp {...ICON} />} onClick={reset}>
          {t('style.reset')}
        </SubtleButton>
      )}
      {!isReadOnly && !isMixed && !hasFault && changed.length > 0 && (
        <SubtleButton
          leftSection={<IconRefresh {...ICON} />}
          onClick={() => {
            update();
            toast.success(t('style.updated', { name: style.name }));
          }}
        >
          {count > 1 ? t('style.update', { count }) : t('style.updateOwn')}
        </SubtleButton>
      )}
    </div>
  );
}

function SaveButton() {
  const { t } = useTranslation('inspector');
  const { styles } = useSettings();
  const { save } = useStyleActions();
  const hasFault = useHasSheetFault(STYLE_FIELDS);
  const [draft, setDraft] = useState<SavedStyle | null>(null);
  if (hasFault || styles.length >= STYLES_MAX)
    return (
      <Text size="xs" c="dimmed">
        {hasFault ? t('style.fault') : t('style.full', { max: STYLES_MAX })}
      </Text>
    );
  return (
    <>
      <SubtleButton leftSection={<IconPlus {...ICON} />} onClick={() => setDraft({ id: ulid(), name: '', look: {} })}>
        {t('style.save')}
      </SubtleButton>
      {draft && (
        <StyleNameDialog
          title={t('style.saveTitle')}
          submitLabel={t('style.saveSubmit')}
          styles={styles}
          style={draft}
          onSubmit={(name) => {
            save(draft.id, name);
            setDraft(null);
          }}
          onClose={() => setDraft(null)}
        />
      )}
    </>
  );
}

function StyleButtons({ style }: { style: SavedStyle }) {
  const { t } = useTranslation('inspector');
  const { styles } = useSettings();
  const { rename, remove } = useStyleActions();
  const count = useEditorState(({ history }) => countSheetsWithStyle(history.present, style.id));
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div>
      <SubtleButton leftSection={<IconPencil {...ICON} />} onClick={() => setRenaming(true)}>
        {t('style.rename')}
      </SubtleButton>
      <SubtleButton
        leftSection={<IconTrash {...ICON} />}
        onClick={() => {
          remove(style.id);
          toast.success(t('style.removed', { name: style.name, count }));
        }}
      >
        {t('style.remove')}
      </SubtleButton>
      {isRenaming && (
        <StyleNameDialog
          title={t('style.renameTitle')}
          submitLabel={t('style.renameSubmit')}
          styles={styles}
          style={style}
          onSubmit={(name) => {
            rename(style.id, name);
            setRenaming(false);
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  );
}

function StyleSummary() {
  const { t } = useTranslation('inspector');
  const name = useEditorState((state) => activeStyle(state)?.name);
  const isChanged = useEditorState(hasChangedSheet);
  return isChanged && name !== undefined ? t('style.changedSummary', { name }) : name;
}

/** The saved style of the selected sheets, and the styles of the site. */
export const StyleGroup = memo(function StyleGroup() {
  const { t } = useTranslation('inspector');
  const { styles } = useSettings();
  const style = useEditorState(activeStyle);
  const isMixed = useEditorState(hasMixedStyles);
  const isReadOnly = useIsReadOnly();
  return (
    <SheetGroup fields={FIELDS} name="style" label={t('group.style')} summary={<StyleSummary />}>
      {styles.length > 0 ? (
        <StyleSelect />
      ) : (
        <Text size="sm" c="dimmed">
          {t('style.explanation')}
        </Text>
      )}
      {style && <ChangedSheet style={style} />}
      {!isReadOnly && <SaveButton />}
      {!isReadOnly && style && !isMixed && <StyleButtons style={style} />}
    </SheetGroup>
  );
});
