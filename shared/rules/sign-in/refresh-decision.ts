/** The refresh token that was exchanged last, in case the response with its successor was lost. `until`: epoch milliseconds. */
export interface ExchangedToken {
  hash: string;
  until: number;
}

/** The state of a session's refresh tokens. `device`: identifies the browser in which the session was opened; `null` if unknown. */
interface RefreshState {
  refreshHash: string;
  exchanged: ExchangedToken | null;
  device: string | null;
}

/** A presented refresh token, and the device that presents it. `at`: epoch milliseconds. */
interface PresentedToken {
  hash: string;
  device: string | null;
  at: number;
}

/**
 * Decides how to handle a presented refresh token:
 *
 * - `rotate`: it is the current token.
 * - `repeat`: it was exchanged moments ago on this device, so the response was lost. It is exchanged again, and the lost successor becomes
 *   void: there is never more than one valid token.
 * - `end`: it is any other token, which has been copied.
 */
export function refreshDecision({ refreshHash, exchanged, device }: RefreshState, presented: PresentedToken): 'rotate' | 'repeat' | 'end' {
  if (presented.hash === refreshHash) return 'rotate';
  const isSameDevice = device !== null && device === presented.device;
  const isLost = exchanged !== null && exchanged.hash === presented.hash && presented.at < exchanged.until;
  return isSameDevice && isLost ? 'repeat' : 'end';
}
