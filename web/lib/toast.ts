import { notifications } from '@mantine/notifications';
import { errorText } from '#web/lib/api/error-text.ts';
import { i18n } from '#web/lib/i18n.ts';

/** One toast at a time: a new one replaces the one that is shown. */
function show(message: string, color: 'green' | 'danger'): void {
  notifications.clean();
  notifications.show({
    message,
    color,
    role: color === 'danger' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18n.t('close') },
  });
}

/** Short messages at the edge of the screen, shown for 3 s. */
export const toast = {
  success: (message: string): void => show(message, 'green'),
  failure: (message: string): void => show(message, 'danger'),
  /** Shows the message of an error, after `context` where given: "Could not save: the connection failed". */
  error: (error: unknown, context?: string): void => {
    const text = errorText(i18n.getFixedT(null, 'errors'), error);
    show(context === undefined ? text : `${context}: ${text}`, 'danger');
  },
};
