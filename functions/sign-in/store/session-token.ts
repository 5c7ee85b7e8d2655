/** A session token, in the format `<loginId>.<sessionId>.<secret>`. The secret proves possession of the session. */
export interface SessionToken {
  loginId: string;
  sessionId: string;
  secret: string;
}

const TOKEN = /^(?<loginId>[0-9A-Z]{26})\.(?<sessionId>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

/** Parses a session token. Returns `undefined` if the text is no session token. */
export function parseSessionToken(text: string): SessionToken | undefined {
  const { loginId, sessionId, secret } = TOKEN.exec(text)?.groups ?? {};
  return loginId && sessionId && secret ? { loginId, sessionId, secret } : undefined;
}

export const formatSessionToken = ({ loginId, sessionId, secret }: SessionToken): string => `${loginId}.${sessionId}.${secret}`;
