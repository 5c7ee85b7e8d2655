import { WEBHOOK_TOLERANCE_SECONDS } from '#shared/api-contract/webhook-events.ts';

/** Code examples of a receiver: `verify` returns whether a delivery can be trusted. `secret` is the whole secret, as it is shown once. */
const JAVASCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the text as it was received, before it is parsed
export function verify(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= ${WEBHOOK_TOLERANCE_SECONDS})) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

const PYTHON = `import base64
import hashlib
import hmac
import time

# body: the bytes as they were received, before they are parsed
def verify(secret, headers, body):
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > ${WEBHOOK_TOLERANCE_SECONDS}:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f'{headers.get("webhook-id", "")}.{timestamp}.'.encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(expected, given) for given in headers.get("webhook-signature", "").split(" "))`;

export const VERIFY_EXAMPLES = [
  { language: 'javascript', code: JAVASCRIPT },
  { language: 'python', code: PYTHON },
] as const;
