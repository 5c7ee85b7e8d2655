import { notifications } from '@mantine/notifications';
import { ApiError, isUnexpected } from '#web/lib/api/api-error.ts';
import { readSession } from '#web/lib/session/session.ts';
import { errorText } from '#web/lib/api/error-text.ts';
import { i18n, textsOf } from '#web/lib/i18n.ts';

/** Milliseconds for which a toast with a contact is shown, so that it can be copied. */
const WITH_CONTACT_MS = 15_000;

/**
 * Shows one toast at a time: a new one replaces the one that is shown. A failure interrupts screen readers; a success is read by
 * the live region around the toasts, because a status that is inserted with its text is not announced.
 */
function show(message: string, color: 'green' | 'danger', autoClose?: number): void {
  notifications.clean();
  notifications.show({
    message,
    color,
    role: color === 'danger' ? 'alert' : 'group',
    closeButtonProps: { 'aria-label': i18n.t('close') },
    ...(autoClose !== undefined && { autoClose }),
  });
}

const withContext = (message: string, context?: string): string => (context === undefined ? message : `${context}: ${message}`);

/** Returns the support contact for a fault of the product and the id of its request; empty for other errors and without a contact. */
function supportText(error: unknown): string {
  const support = isUnexpected(error) ? readSession()?.user.support : null;
  if (!support) return '';
  const t = textsOf('errors');
  const id = error instanceof ApiError ? error.requestId : null;
  return [t('support.contact', { contact: support.email || support.url }), ...(id === null ? [] : [t('support.request', { id })])].join(
    ' ',
  );
}

/** Short messages at the edge of the screen, shown for 3 s; longer if they state a contact. */
export const toast = {
  success: (message: string): void => show(message, 'green'),
  /** Shows `message`, after `context` if given: "Could not save: the connection failed". */
  failure: (message: string, context?: string): void => show(withContext(message, context), 'danger'),
  /** Shows the message of an error like `failure`, with the support contact if the error is a fault of the product. */
  error(error: unknown, context?: string): void {
    const message = withContext(errorText(textsOf('errors'), error), context);
    const support = supportText(error);
    if (support === '') show(message, 'danger');
    else show(`${message} ${support}`, 'danger', WITH_CONTACT_MS);
  },
};
