import { expect, it } from 'vitest';
import { webhookUrlFault } from '#shared/rules/account/webhook/webhook-url.ts';

const DEPLOYED = { protocols: ['https:' as const], ports: [443] };

it.each([
  ['https://example.com/hooks?a=b', undefined],
  ['https://example.com:443/', undefined],
  ['https://日本語.example/', undefined],
  ['http://example.com/', 'not-https'],
  ['https://example.com:8443/', 'port-refused'],
  ['https://user:pass@example.com/', 'url-with-credentials'],
  ['https://user@example.com/', 'url-with-credentials'],
  ['https://example.com/#part', 'invalid-url'],
  ['ftp://example.com/', 'invalid-url'],
  ['file:///etc/passwd', 'invalid-url'],
  ['javascript:alert(1)', 'invalid-url'],
  ['example.com', 'invalid-url'],
  ['https://', 'invalid-url'],
  ['', 'invalid-url'],
])('judges %j: %s', (url, fault) => {
  expect(webhookUrlFault(url, DEPLOYED)).toBe(fault);
});

it('leaves protocol and port to the deployment', () => {
  expect(webhookUrlFault('http://127.0.0.1:4000/')).toBeUndefined();
  expect(webhookUrlFault('http://127.0.0.1:4000/', { protocols: ['https:', 'http:'], ports: null })).toBeUndefined();
});
