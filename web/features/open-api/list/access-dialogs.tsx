import { useTranslation } from '#web/lib/use-translation.ts';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import { AccessForm } from '#web/features/open-api/form/access-form.tsx';
import { CallsDialog } from '#web/features/open-api/list/calls-dialog.tsx';
import { RevokeDialog } from '#web/features/open-api/secret/revoke-dialog.tsx';
import { RotateDialog } from '#web/features/open-api/secret/rotate-dialog.tsx';
import { SecretDialog, type ShownSecret } from '#web/features/open-api/secret/secret-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** The open dialog, and the access that it applies to. */
export type AccessDialogState =
  | { action: 'create' }
  | { action: 'edit' | 'rotate' | 'calls' | 'revoke'; target: ApiAccess }
  | ({ action: 'secret' } & { secret: ShownSecret });

interface AccessDialogsProps {
  /** `null` while no dialog is open. */
  state: AccessDialogState | null;
  /** The accesses as last loaded. */
  accesses: readonly ApiAccess[];
  onChange: (state: AccessDialogState | null) => void;
}

/** The dialogs of the list of API accesses. A click outside a form does not discard its input. */
export function AccessDialogs({ state, accesses, onChange }: AccessDialogsProps) {
  const { t } = useTranslation('api');
  const close = (): void => onChange(null);
  const show = (secret: ShownSecret): void => onChange({ action: 'secret', secret });
  if (state?.action === 'secret') return <SecretDialog secret={state.secret} onClose={close} />;
  if (state?.action === 'rotate')
    return <RotateDialog target={state.target} onRotated={(secret) => (secret.key === null ? close() : show(secret))} onClose={close} />;
  if (state?.action === 'calls') return <CallsDialog target={state.target} onClose={close} />;
  if (state?.action === 'revoke') return <RevokeDialog target={state.target} onClose={close} />;
  const target = state?.action === 'edit' ? state.target : null;
  return (
    <Dialog
      isOpen={state !== null}
      onClose={close}
      size="lg"
      closeOnClickOutside={false}
      title={t(target ? 'form.editTitle' : 'form.createTitle')}
    >
      <AccessForm
        latest={target && (accesses.find(({ id }) => id === target.id) ?? target)}
        onCreated={(access, key) => (access.proof.kind === 'basic' ? close() : show({ access, key }))}
        onClose={close}
      />
    </Dialog>
  );
}
