import { useTranslation } from '#web/lib/use-translation.ts';
import type { ManagedPlan } from '#shared/model/plans/plan.ts';
import { type PlanDraft, planErrors, toNewPlan, toPlanUpdate } from '#web/features/plans/manage/plan-draft.ts';
import { PlanFields } from '#web/features/plans/manage/plan-fields.tsx';
import { useCreatePlan, useUpdatePlan } from '#web/features/plans/manage/plan-queries.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';

interface PlanFormProps {
  initial: PlanDraft;
  /** The plan to edit, as it was when the form opened; `null` for a new plan. */
  existing: ManagedPlan | null;
  plans: readonly ManagedPlan[];
  onClose: () => void;
}

/** Creates a plan, or edits one. */
export function PlanForm({ initial, existing, plans, onClose }: PlanFormProps) {
  const { t } = useTranslation('plans');
  const [create, update] = [useCreatePlan(), useUpdatePlan()];
  const saving = existing ? update : create;
  const { formId, form, showErrors, refuse } = useDraftForm<PlanDraft>({
    initialValues: initial,
    errorsOf: (draft) => planErrors(draft, existing),
    checkedOnBlur: ['name'],
  });
  const callbacks = {
    onSuccess: ({ name }: ManagedPlan) => {
      toast.success(t(existing ? 'done.update' : 'done.create', { name }));
      onClose();
    },
    onError: refuse,
  };
  const submit = form.onSubmit((draft) => {
    if (existing) update.mutate({ id: existing.id, body: toPlanUpdate(draft, existing) }, callbacks);
    else create.mutate(toNewPlan(draft), callbacks);
  }, showErrors);

  return (
    <DialogForm
      id={formId}
      isDirty={form.isDirty()}
      saving={saving}
      behind={{ title: t('failure.update'), text: t('form.behind') }}
      failure={t(existing ? 'failure.update' : 'failure.create')}
      submit={t(existing ? 'form.save' : 'form.create')}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlanFields form={form} existing={existing} plans={plans} />
    </DialogForm>
  );
}
