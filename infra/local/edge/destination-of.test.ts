import { expect, it } from 'vitest';
import { destinationOf } from '#infra/local/edge/destination-of.ts';

const decide = destinationOf({
  consoleOrigin: 'http://localhost:4000',
  sitesOrigin: 'http://{siteId}.sites.localhost:4000',
  inboxOrigin: 'http://inbox.localhost:4000',
  stripeOrigin: 'http://stripe.localhost:4000',
  keyValueStoreOrigin: 'http://000000000000.localhost:4000',
});

it.each([
  ['localhost:4000', 'console'],
  ['LOCALHOST', 'console'],
  ['127.0.0.1:4000', 'console'],
  ['abc123def456.sites.localhost:4000', 'site'],
  ['abc123def456.preview.sites.localhost:4000', 'preview'],
  ['shop.example.jp.custom.localhost:4000', 'custom'],
  ['.custom.localhost', 'unknown'],
  ['inbox.localhost:4000', 'inbox'],
  ['000000000000.localhost:4000', 'key-value-store'],
  ['sites.localhost:4000', 'site'],
  ['.sites.localhost', 'unknown'],
  ['a.b.sites.localhost', 'unknown'],
  ['abc.sites.localhost.example.com', 'unknown'],
  ['example.com', 'unknown'],
  ['', 'unknown'],
])('destinationOf maps the host %s to %s', (host, destination) => {
  expect(decide(host)).toBe(destination);
});
