import { Stack } from '@mantine/core';
import type { SyntheticEvent, ReactNode } from 'react';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { StaleVersionAlert } from '#web/ui/page/stale-version-alert.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

interface DialogFormProps {
  id: string;
  isDirty: boolean;
  /** The mutation that saves the form. */
  saving: { error: unknown; isPending: boolean; isSuccess: boolean };
  /** The alert if another login has changed the edited object. */
  behind: { title: string; text: string; loadLabel?: string };
  /** Loads the latest version, if the form can continue from it. */
  latest?: { isLoading: boolean; onLoad: () => void };
  /** The title of any other failure. */
  failure: string;
  submit: string;
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog: its fields, the reason of a refused save, and its buttons. Asks for confirmation before it is left with unsaved
 * input.
 */
export function DialogForm({
  id,
  isDirty,
  saving,
  behind: { loadLabel, ...behind },
  latest,
  failure,
  submit,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const isStale = refusalOf(saving.error)?.code === 'version-conflict';
  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <UnsavedGuard isActive={isDirty && !saving.isSuccess} />
      <Stack gap="lg">
        {children}
        {isStale && (
          <StaleVersionAlert {...behind} {...(latest && loadLabel !== undefined && { latest: { ...latest, label: loadLabel } })} />
        )}
        <FormFailure title={failure} error={isStale ? null : saving.error} />
        <DialogButtons submitLabel={submit} isBusy={saving.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
