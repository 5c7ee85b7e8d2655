import { notifications } from '@mantine/notifications';
import { errorText } from '#web/lib/api/error-text.ts';
import { i18n } from '#web/lib/i18n.ts';

/** One at a time (spec 9): a new toast takes the place of the one on show. */
function show(message: string, color: 'green' | 'danger'): void {
  notifications.clean();
  notifications.show({
    message,
    color,
    role: color === 'danger' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18n.t('close') },
  });
}

/** Short words at the edge of the screen, gone after 3 s. */
export const toast = {
  success: (message: string): void => show(message, 'green'),
  failure: (message: string): void => show(message, 'danger'),
  /** What went wrong, optionally after what was being done. */
  error: (error: unknown, doing?: string): void => {
    const text = errorText(i18n.getFixedT(null, 'errors'), error);
    show(doing === undefined ? text : `${doing}: ${text}`, 'danger');
  },
};
