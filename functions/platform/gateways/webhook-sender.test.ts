import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookSender } from '#functions/platform/gateways/webhook-sender.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';

/** Allows deliveries to this machine, where the receivers of the tests run. */
const THIS_MACHINE: WebhookTargets = { protocols: ['https:', 'http:'], ports: null, privateRanges: ['127.0.0.0/8'] };
const PUBLIC_ONLY: WebhookTargets = { ...THIS_MACHINE, privateRanges: [] };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function receiver(answer: RequestListener): Promise<{ port: number; received: { url: string; body: string }[] }> {
  const received: { url: string; body: string }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, received };
}

const send = (url: string, options: Partial<Parameters<typeof webhookSender>[0]> = {}) =>
  webhookSender({ targets: THIS_MACHINE, ...options }).send({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"あ"}' });

describe('webhookSender', () => {
  it('posts the body, and returns the status and the beginning of the answer', async () => {
    const { port, received } = await receiver((_, response) => response.writeHead(202).end('Thank you'));
    expect(await send(`http://127.0.0.1:${port}/hook?x=1`)).toEqual({ status: 202, fault: null, answer: 'Thank you' });
    expect(received).toEqual([{ url: '/hook?x=1', body: '{"a":"あ"}' }]);
  });

  it('does not follow a redirect', async () => {
    const inner = await receiver((_, response) => response.end('secret'));
    const { port } = await receiver((_, response) => response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end());
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 307 });
    expect(inner.received).toEqual([]);
  });

  it('truncates an answer that never ends', async () => {
    const { port } = await receiver((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(1_000)), 1);
      response.once('close', () => clearInterval(timer));
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200, answer: expect.stringMatching(/^x{4096}$/) });
  });

  it('stops reading when the answer times out, and returns its status', async () => {
    const { port } = await receiver((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 5);
      response.once('close', () => clearInterval(timer));
    });
    expect(await send(`http://127.0.0.1:${port}/`, { timeoutMs: 1_000 })).toEqual({ status: 200, fault: null, answer: '' });
  });

  it('rejects an answer with oversized headers as unreachable', async () => {
    const { port } = await receiver((_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end());
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: null, fault: 'unreachable', answer: '' });
  });

  it('times out if the receiver does not respond', async () => {
    const { port } = await receiver(() => undefined);
    expect(await send(`http://127.0.0.1:${port}/`, { timeoutMs: 50 })).toEqual({ status: null, fault: 'timed-out', answer: '' });
  });

  it('distinguishes an unknown host from a refused connection', async () => {
    expect((await send('http://127.0.0.1:1/')).fault).toBe('unreachable');
    expect((await send('http://nowhere.invalid/')).fault).toBe('host-not-found');
  });

  it('rejects a certificate that is not valid for the host', async () => {
    const { port } = await receiver((_, response) => response.end());
    expect((await send(`https://127.0.0.1:${port}/`)).fault).toMatch(/tls|unreachable/);
  });

  describe('webhookSender that allows only public addresses', () => {
    it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '169.254.169.254', '10.0.0.1', '[fd00:ec2::254]'])(
      'does not connect to the address in the URL: %s',
      async (host) => {
        const { port, received } = await receiver((_, response) => response.end());
        expect(await send(`http://${host}:${port}/`, { targets: PUBLIC_ONLY })).toEqual({
          status: null,
          fault: 'address-refused',
          answer: '',
        });
        expect(received).toEqual([]);
      },
    );

    it.each([
      ['a private address', ['127.0.0.1']],
      ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
      ['the address of the metadata service', ['169.254.169.254']],
      ['an IPv4 address that is written as IPv6', ['::ffff:127.0.0.1']],
    ])('does not connect to a host that resolves to %s', async (_, addresses) => {
      const { port, received } = await receiver((__, response) => response.end());
      const resolved = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const outcome = await send(`http://rebinding.example:${port}/`, {
        targets: PUBLIC_ONLY,
        resolve: (__, ___, done) => done(null, resolved),
      });
      expect(outcome).toEqual({ status: null, fault: 'address-refused', answer: '' });
      expect(received).toEqual([]);
    });

    it.each(['http://example.com/', 'https://example.com:22/', 'https://user@example.com/'])('sends no request to %s', async (url) => {
      const targets: WebhookTargets = { protocols: ['https:'], ports: [443], privateRanges: [] };
      const resolve = () => {
        throw new Error('It must not be resolved');
      };
      expect(await send(url, { targets, resolve })).toMatchObject({ fault: 'address-refused' });
    });
  });

  describe('webhookSender on DNS rebinding (a different address at each resolution)', () => {
    /** A resolver that returns these addresses, one per call. */
    const resolverOf = (...answers: string[]) => {
      const asked: string[] = [];
      const resolve: Parameters<typeof webhookSender>[0]['resolve'] = (host, _, done) => {
        const address = answers[asked.length] ?? '';
        asked.push(host);
        done(null, [{ address, family: 4 }]);
      };
      return { resolve, asked };
    };

    it('connects to the address that was checked', async () => {
      const { port, received } = await receiver((_, response) => response.end('checked'));
      const { resolve, asked } = resolverOf('127.0.0.1', '10.0.0.1');
      expect(await send(`http://rebinding.example:${port}/`, { resolve })).toMatchObject({ status: 200, answer: 'checked' });
      expect(asked).toEqual(['rebinding.example']);
      expect(received).toHaveLength(1);
    });

    it('rejects a request if the resolved address is not public', async () => {
      const { port, received } = await receiver((_, response) => response.end());
      const { resolve, asked } = resolverOf('93.184.215.14', '127.0.0.1');
      const sender = webhookSender({ targets: PUBLIC_ONLY, resolve, timeoutMs: 50 });
      const request = { url: `http://rebinding.example:${port}/`, headers: {}, body: '{}' };
      // Nothing listens at the public address. The next request resolves the name again and is refused by its new address.
      expect((await sender.send(request)).fault).toMatch(/timed-out|unreachable/);
      expect(await sender.send(request)).toEqual({ status: null, fault: 'address-refused', answer: '' });
      expect(asked).toHaveLength(2);
      expect(received).toEqual([]);
    });
  });
});
