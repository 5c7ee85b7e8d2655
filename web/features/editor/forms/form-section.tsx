import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { FormBuilder } from '#web/features/editor/forms/form-builder.tsx';
import { FormPreview } from '#web/features/editor/forms/form-preview.tsx';
import { sectionOfForm, useEditForm, usePlanLacksForms, useVisibleForm } from '#web/features/editor/forms/use-form.ts';
import { type Delivery, startForm } from '#web/features/editor/forms/edit-form.ts';
import { MissingLanguagePart } from '#web/features/editor/sections/missing-language-part.tsx';
import { PlanNote } from '#web/features/editor/sections/plan-note.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useLanguagePart } from '#web/features/editor/sections/use-language-part.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Returns the default recipient of a new form: the owner who creates it, but not a manager who builds the site for a customer. */
function useOwnDelivery(): Delivery {
  const { email, companyName, workRole } = useUser();
  return workRole === 'USER' ? { destinationEmail: email, companyName } : {};
}

/** One of a site's forms: fields, delivery of entries, and a preview that can be filled in. */
export function FormSection({ kind }: { kind: FormKind }) {
  const { t } = useTranslation(['forms', 'fields', 'errors']);
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const form = useLanguagePart(FORM_PART[kind]);
  const visibleForm = useVisibleForm(kind);
  const isOutsidePlan = usePlanLacksForms();
  const edit = useEditForm(kind);
  const delivery = useOwnDelivery();
  return (
    <SectionFrame
      section={sectionOfForm(kind)}
      title={t(`fields:part.${FORM_PART[kind]}`)}
      intro={t(`intro.${kind}`)}
      isPerLanguage
      {...(visibleForm && { preview: <FormPreview key={language} kind={kind} form={visibleForm} /> })}
    >
      {isOutsidePlan && <PlanNote>{t('errors:validation.plan-without-forms')}</PlanNote>}
      {form && <FormBuilder kind={kind} form={form} />}
      {!form && !isOutsidePlan && (
        <MissingLanguagePart
          kind={FORM_PART[kind]}
          section={sectionOfForm(kind)}
          hint={visibleForm ? t('fallback', { language: LANGUAGE_NAME[defaultLanguage] }) : t('none')}
          startLabel={t('start')}
          onStart={() => edit((document, location) => startForm(document, location, VISITOR_LABELS[language].form, ulid, delivery))}
        />
      )}
    </SectionFrame>
  );
}
