import { lookup as resolveHost, type LookupAddress, type LookupOptions } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryFault } from '#shared/model/open-api/webhook.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { isTargetAddress } from '#shared/model/open-api/public-address.ts';
import { webhookUrlFault } from '#shared/model/open-api/webhook-url.ts';

/** The status of a receiver's answer, or why there is none. `answer` is the beginning of its body. */
export interface SendOutcome {
  status: number | null;
  fault: DeliveryFault | null;
  answer: string;
}

/** Sends requests to URLs that users have entered. Rejects addresses that are not allowed. */
export interface WebhookSender {
  /** Posts a body. Does not throw for faults of the receiver. Does not follow redirects, but returns them like other answers. */
  send(request: { url: string; headers: Readonly<Record<string, string>>; body: string }): Promise<SendOutcome>;
}

interface SenderOptions {
  targets: WebhookTargets;
  timeoutMs?: number;
  /** Replaced in tests. */
  resolve?: (host: string, options: { all: true }, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
}

const TIMEOUT_MS = 10_000;
/** The number of bytes to read of an answer. The rest is ignored, because the status is already known. */
const ANSWER_BYTES = 4_096;

/** The error that a host resolves to an address that is not allowed. */
class AddressRefused extends Error {}

const FAULT_OF_CODE: Readonly<Record<string, DeliveryFault>> = {
  ENOTFOUND: 'host-not-found',
  EAI_AGAIN: 'host-not-found',
  ETIMEDOUT: 'timed-out',
};

function faultOf(error: unknown): DeliveryFault {
  if (error instanceof AddressRefused) return 'address-refused';
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timed-out';
  const code = 'code' in error ? String(error.code) : '';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'tls';
  return FAULT_OF_CODE[code] ?? 'unreachable';
}

async function beginningOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8');
}

/**
 * Connects only to checked addresses: the connection resolves its host through `pinnedLookup`, so that a name cannot resolve to a
 * public address for the check and a private one for the connection (DNS rebinding). Uses no proxy, does not reuse connections and does
 * not follow redirects.
 */
export function webhookSender({ targets, timeoutMs = TIMEOUT_MS, resolve = resolveHost }: SenderOptions): WebhookSender {
  const pinnedLookup: LookupFunction = (host, options: LookupOptions, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (!first) return done(error ?? Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' }), []);
      if (!addresses.every(({ address }) => isTargetAddress(address, targets))) return done(new AddressRefused(host), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

  function post(url: URL, headers: Readonly<Record<string, string>>, body: string, signal: AbortSignal): Promise<IncomingMessage> {
    const { request } = url.protocol === 'https:' ? https : http;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((done, fail) => {
      request(url, { method: 'POST', headers: { ...headers, ...length }, lookup: pinnedLookup, agent: false, signal })
        .once('response', done)
        .on('error', fail)
        .end(body);
    });
  }

  return {
    async send({ url: text, headers, body }) {
      // IP addresses in URLs are not looked up, so they are checked here.
      if (webhookUrlFault(text, targets)) return { status: null, fault: 'address-refused', answer: '' };
      const url = new URL(text);
      const signal = AbortSignal.timeout(timeoutMs);
      let status: number | null = null;
      try {
        const message = await post(url, headers, body, signal);
        status = message.statusCode ?? null;
        const answer = await beginningOf(message);
        return { status, fault: null, answer };
      } catch (error) {
        // An answer that is truncated or does not end in time still counts by its status.
        return { status, fault: status === null ? faultOf(error) : null, answer: '' };
      }
    },
  };
}
