import type { FieldRule } from '#shared/model/error.ts';
import type { WebhookTargets } from '#shared/model/account/webhook-targets.ts';

const DEFAULT_PORT = { 'https:': 443, 'http:': 80 } as const;

type Protocol = keyof typeof DEFAULT_PORT;

const isProtocol = (protocol: string): protocol is Protocol => protocol in DEFAULT_PORT;

/** The address of a webhook; `undefined` unless it is one of HTTP or HTTPS. */
function parse(text: string): (URL & { protocol: Protocol }) | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && isProtocol(url.protocol) ? (url as URL & { protocol: Protocol }) : undefined;
}

/**
 * The rule that the address of a webhook breaks. Without targets, what every deployment refuses: anything but a web address, and
 * credentials in it, which logs would show. Which host it names is checked when it is connected to, because names change.
 */
export function webhookUrlFault(text: string, targets?: Pick<WebhookTargets, 'protocols' | 'ports'>): FieldRule | undefined {
  const url = parse(text);
  if (!url || url.hash !== '') return 'invalid-url';
  if (url.username !== '' || url.password !== '') return 'url-with-credentials';
  if (!targets) return undefined;
  if (!targets.protocols.includes(url.protocol)) return 'not-https';
  const port = url.port === '' ? DEFAULT_PORT[url.protocol] : Number(url.port);
  return targets.ports === null || targets.ports.includes(port) ? undefined : 'port-refused';
}
