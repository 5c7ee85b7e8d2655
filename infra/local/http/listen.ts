import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers at `url`. `close` ends open connections too. */
export interface Listening {
  url: string;
  close: () => Promise<void>;
}

/** Longer than any SDK keeps an idle connection, so that the client is always the one to close it. */
const KEEP_ALIVE_MS = 65_000;

/** Starts `server` on the loopback interface; port 0 takes any free one. A taken port rejects with `EADDRINUSE`. */
export async function listen(server: Server, port: number): Promise<Listening> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
