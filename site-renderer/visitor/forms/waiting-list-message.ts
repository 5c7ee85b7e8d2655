/** The query parameter of a success page whose form is on the waiting list of an offer. */
export const WAITING_PARAMETER = 'waiting';

/** Marks the success page of a form on the waiting list, so that it shows the message about the waiting list instead of the usual one. */
export function showWaitingListMessage({ search }: Pick<Location, 'search'> = location): void {
  if (new URLSearchParams(search).has(WAITING_PARAMETER)) document.documentElement.dataset['waiting'] = '';
}
