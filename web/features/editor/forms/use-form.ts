import { useMemo } from 'react';
import type { Company } from '#shared/model/site/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { FormField, FormKind } from '#shared/model/form/form-field.ts';
import type { SiteForm } from '#shared/model/form/site-form.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { FORM_PART } from '#shared/rules/form/form-fields.ts';
import { localisedValue } from '#shared/rules/translation/localised-value.ts';
import { editField, type FormLocation } from '#web/features/editor/forms/edit-form.ts';
import { type NonSheetSection, SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';
import { useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

export const sectionOfForm = (kind: FormKind): NonSheetSection => SECTION_OF_PART[FORM_PART[kind]];

/** A form as visitors see it in the language being edited: its own, else that of the default language. */
export const useVisibleForm = (kind: FormKind): SiteForm | undefined =>
  useEditorState(({ history: { present }, language }) =>
    localisedValue<SiteForm>(present[FORM_PART[kind]], language, present.settings.defaultLanguage),
  );

/** Who is behind the site, as visitors read it in the language being edited. */
export const useVisibleCompany = (): Company | undefined =>
  useEditorState(({ history: { present }, language }) => localisedValue(present.company, language, present.settings.defaultLanguage));

/** Whether the plan has no forms: there may be some from better days, to be looked at and removed. */
export const usePlanLacksForms = (): boolean => useEditorState(({ limits }) => !limits.formContact);

/** Whether forms may only be looked at. */
export function useAreFormsReadOnly(): boolean {
  const isReadOnly = useIsReadOnly();
  const isBeyondPlan = usePlanLacksForms();
  return isReadOnly || isBeyondPlan;
}

type ChangeForm = (document: SiteDocument, place: FormLocation) => SiteDocument;

/** How a form is edited in the language being edited; edits of one group close in time are one step of undo. */
export function useEditForm(kind: FormKind): (change: ChangeForm, group?: string) => void {
  const { edit, store } = useEditor();
  return useMemo(
    () => (change, group) => {
      const place = { kind, language: store.getState().language };
      edit(
        (document) => change(document, place),
        { panel: 'section', section: sectionOfForm(kind) },
        group === undefined ? {} : { group: `${FORM_PART[kind]}/${place.language}/${group}` },
      );
    },
    [edit, store, kind],
  );
}

/** Edits one field. */
export function useChangeField(kind: FormKind, { id }: Pick<FormField, 'id'>): (patch: Parameters<typeof editField>[3]) => void {
  const edit = useEditForm(kind);
  return (patch) => edit((document, place) => editField(document, place, id, patch), `${id}/${Object.keys(patch).join()}`);
}

/** The broken rule of something of one field, told by its place in the form. */
export const useFormFieldFault = (kind: FormKind, index: number, path?: string): FieldError | undefined =>
  useLanguagePartFault(FORM_PART[kind], ['fields', index, ...(path === undefined ? [] : [path])].join('.'));
