import { useMemo } from 'react';
import type { Company } from '#shared/model/sites/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { editField, type FormLocation } from '#web/features/editor/forms/edit-form.ts';
import { type NonSheetSection, SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';
import { useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

export const sectionOfForm = (kind: FormKind): NonSheetSection => SECTION_OF_PART[FORM_PART[kind]];

/** Returns the form that visitors see in the language being edited, which may be that of the default language. */
export const useVisibleForm = (kind: FormKind): SiteForm | undefined =>
  useEditorState(({ history: { present }, language }) =>
    localisedValue<SiteForm>(present[FORM_PART[kind]], language, present.settings.defaultLanguage),
  );

/** Returns the company details that visitors see in the language being edited; falls back to the default language. */
export const useVisibleCompany = (): Company | undefined =>
  useEditorState(({ history: { present }, language }) => localisedValue(present.company, language, present.settings.defaultLanguage));

/** Whether the plan does not include forms. Forms from an earlier plan can still be viewed and deleted. */
export const usePlanLacksForms = (): boolean => useEditorState(({ limits }) => !limits.formContact);

/** Whether forms cannot be edited: in a read-only editor, or because the plan lacks them. */
export function useAreFormsReadOnly(): boolean {
  const isReadOnly = useIsReadOnly();
  const isOutsidePlan = usePlanLacksForms();
  return isReadOnly || isOutsidePlan;
}

type ChangeForm = (document: SiteDocument, location: FormLocation) => SiteDocument;

/** Returns a function that edits the form in the language being edited; consecutive edits of one group form one undo step. */
export function useEditForm(kind: FormKind): (change: ChangeForm, group?: string) => void {
  const { edit, store } = useEditor();
  return useMemo(
    () => (change, group) => {
      const location = { kind, language: store.getState().language };
      edit(
        (document) => change(document, location),
        { panel: 'section', section: sectionOfForm(kind) },
        group === undefined ? {} : { group: `${FORM_PART[kind]}/${location.language}/${group}` },
      );
    },
    [edit, store, kind],
  );
}

/** Returns a function that patches one field; consecutive patches of the same keys form one undo step. */
export function useChangeField(kind: FormKind, { id }: Pick<FormField, 'id'>): (patch: Parameters<typeof editField>[3]) => void {
  const edit = useEditForm(kind);
  return (patch) => edit((document, location) => editField(document, location, id, patch), `${id}/${Object.keys(patch).join()}`);
}

/** The rule that a field breaks; `index` is its position in the form. `path` may lead into the field: `options.0`. */
export const useFormFieldFault = (kind: FormKind, index: number, path?: string): FieldError | undefined =>
  useLanguagePartFault(FORM_PART[kind], ['fields', index, ...(path === undefined ? [] : [path])].join('.'));
