import { expect, it } from 'vitest';
import { webhookUrlFault } from '#shared/model/open-api/webhook-url.ts';

const DEPLOYED = { protocols: ['https:' as const], ports: [443], privateRanges: [] };

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
])('webhookUrlFault(%j) returns %s', (url, fault) => {
  expect(webhookUrlFault(url, DEPLOYED)).toBe(fault);
});

it('webhookUrlFault applies the protocols and ports that the deployment allows', () => {
  expect(webhookUrlFault('http://127.0.0.1:4000/')).toBeUndefined();
  expect(webhookUrlFault('http://example.com:4000/', { protocols: ['https:', 'http:'], ports: null, privateRanges: [] })).toBeUndefined();
});

/** Hosts of this machine, of private networks and of metadata services, in all notations of URLs. */
const PRIVATE_HOSTS = [
  '127.0.0.1 127.1 0x7f.0.0.1 2130706433 017700000001 127.0.0.1. １２７.０.０.１ localhost LOCALHOST localhost. app.localhost',
  '10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 169.254.169.254 0.0.0.0 255.255.255.255 224.0.0.1',
  '[::1] [::] [fd00:ec2::254] [fe80::1] [::ffff:127.0.0.1] [::ffff:a9fe:a9fe] [64:ff9b::a00:1] [2002:7f00:1::]',
].flatMap((hosts) => hosts.split(' '));

it.each(PRIVATE_HOSTS)('webhookUrlFault rejects an address outside the public internet: %s', (host) => {
  expect(webhookUrlFault(`https://${host}/hook`, DEPLOYED)).toBe('address-not-public');
});

it.each(['8.8.8.8', '[2606:4700:4700::1111]', 'example.com', 'localhost.example.com', '10.example.com'])(
  'webhookUrlFault accepts the host %s',
  (host) => {
    expect(webhookUrlFault(`https://${host}/hook`, DEPLOYED)).toBeUndefined();
  },
);

it('webhookUrlFault accepts private addresses only in the ranges that the deployment allows', () => {
  const laptop = { protocols: ['https:' as const, 'http:' as const], ports: null, privateRanges: ['127.0.0.0/8', '::1'] };
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])
    expect(webhookUrlFault(`http://${host}:4000/`, laptop), host).toBeUndefined();
  for (const host of ['10.0.0.1', '169.254.169.254', '[fd00:ec2::254]', '0.0.0.0'])
    expect(webhookUrlFault(`http://${host}:4000/`, laptop), host).toBe('address-not-public');
});
