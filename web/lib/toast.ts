import { notifications } from '@mantine/notifications';
import { errorText } from '#web/lib/api/error-text.ts';
import { i18n, textsOf } from '#web/lib/i18n.ts';

/**
 * Shows one toast at a time: a new one replaces the one that is shown. A failure interrupts screen readers; a success is read by
 * the live region around the toasts, because a status that is inserted with its text is not announced.
 */
function show(message: string, color: 'green' | 'danger'): void {
  notifications.clean();
  notifications.show({
    message,
    color,
    role: color === 'danger' ? 'alert' : 'group',
    closeButtonProps: { 'aria-label': i18n.t('close') },
  });
}

/** Short messages at the edge of the screen, shown for 3 s. */
export const toast = {
  success: (message: string): void => show(message, 'green'),
  /** Shows `message`, after `context` if given: "Could not save: the connection failed". */
  failure: (message: string, context?: string): void => show(context === undefined ? message : `${context}: ${message}`, 'danger'),
  /** Shows the message of an error like `failure`. */
  error: (error: unknown, context?: string): void => toast.failure(errorText(textsOf('errors'), error), context),
};
