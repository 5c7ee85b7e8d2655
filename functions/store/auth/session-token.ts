/** What a token says: whose session, which one, and the secret that proves it. Written `<loginId>.<sessionId>.<secret>`. */
export interface SessionToken {
  loginId: string;
  sessionId: string;
  secret: string;
}

const TOKEN = /^(?<loginId>[0-9A-Z]{26})\.(?<sessionId>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

/** Reads a token; `undefined` for anything that is none. */
export function parseSessionToken(text: string): SessionToken | undefined {
  const { loginId, sessionId, secret } = TOKEN.exec(text)?.groups ?? {};
  return loginId && sessionId && secret ? { loginId, sessionId, secret } : undefined;
}

export const writeToken = ({ loginId, sessionId, secret }: SessionToken): string => `${loginId}.${sessionId}.${secret}`;
