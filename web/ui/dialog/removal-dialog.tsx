import type { ReactNode } from 'react';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface RemovalDialogProps {
  id: string;
  isOpen?: boolean;
  /** The mutation that removes the item. */
  removal: { mutate: (id: string, callbacks: { onSuccess: () => void; onError: (error: unknown) => void }) => void; isPending: boolean };
  title: string;
  confirmLabel: string;
  /** The consequences of the removal. */
  children: ReactNode;
  /** A name that must be typed first. */
  typedName?: string;
  /** The toasts after success and failure. */
  done: string;
  failure: string;
  onClose: () => void;
}

/** Asks for confirmation and removes the item of a list's row. The focus then moves to the heading, because the row no longer exists. */
export function RemovalDialog({
  id,
  isOpen = true,
  removal,
  title,
  confirmLabel,
  children,
  typedName,
  done,
  failure,
  onClose,
}: RemovalDialogProps) {
  const confirm = (): void =>
    removal.mutate(id, {
      onSuccess: () => {
        toast.success(done);
        onClose();
        focusHeading();
      },
      onError: (error) => {
        toast.error(error, failure);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirmLabel={confirmLabel}
      isDanger
      isBusy={removal.isPending}
      {...(typedName !== undefined && { typedName })}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
