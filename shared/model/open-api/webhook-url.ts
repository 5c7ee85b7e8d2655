import type { FieldRule } from '#shared/model/error.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { parseAddressRange } from '#shared/values/network/address-range.ts';
import { isTargetAddress } from '#shared/model/open-api/public-address.ts';

const DEFAULT_PORT = { 'https:': 443, 'http:': 80 } as const;

type Protocol = keyof typeof DEFAULT_PORT;

const isProtocol = (protocol: string): protocol is Protocol => protocol in DEFAULT_PORT;

/** Returns the parsed URL of a webhook; `undefined` unless it is HTTP or HTTPS. */
function parse(text: string): (URL & { protocol: Protocol }) | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && isProtocol(url.protocol) ? (url as URL & { protocol: Protocol }) : undefined;
}

/** Names that always resolve to the loopback address (RFC 6761). */
const LOOPBACK_NAME = /(?:^|\.)localhost$/;

/** Returns the IP address in a URL, without resolving a name; `undefined` for a host that has to be resolved. */
function addressInUrl({ hostname }: Pick<URL, 'hostname'>): string | undefined {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (LOOPBACK_NAME.test(host)) return '127.0.0.1';
  return parseAddressRange(host) && host;
}

/**
 * Returns the rule that the URL of a webhook breaks. Without `targets`, checks only what holds in every deployment: a web address without
 * a fragment and without credentials, which would appear in logs. With `targets`, also checks protocol, port and IP address. The address of
 * a host name is checked on each connection, because it can change.
 */
export function webhookUrlFault(text: string, targets?: WebhookTargets): FieldRule | undefined {
  const url = parse(text);
  if (!url || url.hash !== '') return 'invalid-url';
  if (url.username !== '' || url.password !== '') return 'url-with-credentials';
  if (!targets) return undefined;
  if (!targets.protocols.includes(url.protocol)) return 'not-https';
  const port = url.port === '' ? DEFAULT_PORT[url.protocol] : Number(url.port);
  if (targets.ports !== null && !targets.ports.includes(port)) return 'port-refused';
  const address = addressInUrl(url);
  return address === undefined || isTargetAddress(address, targets) ? undefined : 'address-not-public';
}
