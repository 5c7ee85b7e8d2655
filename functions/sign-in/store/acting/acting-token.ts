import { formatSessionToken, parseSessionToken, type SessionToken } from '#functions/sign-in/store/session-token.ts';

/** Distinguishes acting tokens from the session tokens of the login itself. */
const PREFIX = 'act.';

/** Returns the token with which a manager acts for a login, in the format `act.<loginId>.<actingId>.<secret>`. */
export const formatActingToken = (loginId: string, id: string, secret: string): string =>
  PREFIX + formatSessionToken({ loginId, sessionId: id, secret });

/** Parses an acting token. Returns `undefined` if the text is no such token. */
export function parseActingToken(text: string): (Pick<SessionToken, 'loginId' | 'secret'> & { id: string }) | undefined {
  const token = text.startsWith(PREFIX) ? parseSessionToken(text.slice(PREFIX.length)) : undefined;
  return token && { loginId: token.loginId, id: token.sessionId, secret: token.secret };
}
