import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface RequestToSign {
  service: 's3' | 'dynamodb';
  method: string;
  /** `host:port`, as sent. */
  host: string;
  /** The percent-encoded path, as sent, without a query. */
  path: string;
  body?: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns the headers, including `host`, that sign a request with AWS Signature Version 4. Other headers stay unsigned. */
export function signRequest(request: RequestToSign, credentials: Credentials, now: Date): Record<string, string> {
  const time = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const scope = `${time.slice(0, 8)}/${credentials.region}/${request.service}/aws4_request`;
  const payload = sha256(request.body ?? '');
  const headers = { host: request.host, 'x-amz-content-sha256': payload, 'x-amz-date': time };
  const names = Object.keys(headers).join(';');
  const canonical = [
    request.method,
    request.path,
    '',
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    payload,
  ].join('\n');
  const key = scope.split('/').reduce((secret: string | Buffer, part) => hmac(secret, part), `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
